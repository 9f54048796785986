import Foundation
import RunRecord
import SiteModel
import Testing

@testable import SiteHTML

/// Screens as SVG.
struct ScreenRendererTests {
  private let label = DrawnColor(light: 0x0000_00FF, dark: 0xFFFF_FFFF)

  private func html(_ elements: [DrawnElement], marked: Set<Int> = []) -> String {
    var panel = ScreenPanel(ScreenDrawing(width: 200, height: 400, elements: elements))
    panel.marked = marked
    return HTMLSerializer.html(
      [ScreenRenderer(panel: panel, name: "Screen", markClass: "lost-here").node()], isBrief: true)
  }

  @Test func escapesWhatTheAppShows() {
    let text = DrawnText(text: "<a & b>", x: 1, baseline: 2, width: 30, size: 17, color: label)
    let svg = html([
      DrawnElement(.text, frame: DrawnRect(x: 0, y: 0, width: 50, height: 20), texts: [text])
    ])
    #expect(svg.contains("&lt;a &amp; b&gt;</text>"))
  }

  @Test func givesALineTheWidthThatItWasLaidOutWith() {
    let text = DrawnText(
      text: "Hello", x: 10, baseline: 20.5, width: 44, size: 12, weight: 600, color: label)
    let svg = html([
      DrawnElement(.text, frame: DrawnRect(x: 0, y: 0, width: 50, height: 20), texts: [text])
    ])
    #expect(
      svg.contains(
        "<text x=10 y=20.5 textLength=44 lengthAdjust=spacingAndGlyphs font-size=12 font-weight=600 class=k>Hello</text>"
      ))
  }

  @Test func takesTheSystemsColorsFromTheStylesAndOthersAsTheyAre() {
    let frame = DrawnRect(x: 0, y: 0, width: 10, height: 10)
    let own = DrawnColor(light: 0x1234_56FF, dark: 0x1234_56FF)
    let both = DrawnColor(light: 0x1234_56FF, dark: 0x6543_21FF)
    let svg = html([
      DrawnElement(.box, frame: frame, look: DrawnLook(fill: label)),
      DrawnElement(.box, frame: frame, look: DrawnLook(fill: own)),
      DrawnElement(.box, frame: frame, look: DrawnLook(fill: both)),
    ])
    #expect(svg.contains("height=10 class=k>"))
    #expect(svg.contains("height=10 fill=#123456ff>"))
    #expect(
      svg.contains(
        "<g fill=#123456ff><rect x=0 y=0 width=10 height=10 fill=\"light-dark(#123456ff, #654321ff)\">"
      ))
  }

  @Test func cutsOffWhatReachesOutOfAList() {
    let row = DrawnElement(
      .row, frame: DrawnRect(x: 0, y: 90, width: 100, height: 44),
      look: DrawnLook(fill: label))
    let svg = html([
      DrawnElement(
        .table, frame: DrawnRect(x: 0, y: 50, width: 100, height: 50), children: [row])
    ])
    #expect(
      svg.contains(
        "<svg x=0 y=50 width=100 height=50 viewBox=\"0 50 100 50\"><rect x=0 y=90"))
  }

  @Test func roundsTheKeyboardAsTheCornersOfTheScreenAboveIt() {
    let keyboard = DrawnElement(.keyboard, frame: DrawnRect(x: 0, y: 300, width: 200, height: 100))
    // A device with a home button has smaller ones.
    #expect(
      html([keyboard]).contains(
        "<path class=kg4 d=\"M0 300H200V391.5a8.5 8.5 0 0 1 -8.5 8.5H8.5a8.5 8.5 0 0 1 -8.5 -8.5V300Z\">"
      ))
  }

  @Test func outlinesWhatStandsOut() {
    let frame = DrawnRect(x: 10, y: 20, width: 30, height: 40)
    let svg = html(
      [DrawnElement(.box, frame: frame), DrawnElement(.box, frame: frame)], marked: [1])
    #expect(svg.components(separatedBy: "class=lost-here").count == 2)
    #expect(svg.contains("<rect x=8 y=18 width=34 height=44 rx=8 class=lost-here>"))
  }

  @Test func drawsWhatIsNotKnownAsAStripedBoxWithItsName() {
    let svg = html([
      DrawnElement(
        .unknown, frame: DrawnRect(x: 0, y: 0, width: 100, height: 50), className: "MapView")
    ])
    #expect(svg.contains("class=hatch"))
    #expect(svg.contains(">MapView</text>"))
  }

  /// A color without a rule would be black in the light and invisible in the dark.
  @Test func hasARuleForEachClassOfColors() throws {
    let styles = try String(
      contentsOf: URL(filePath: "Site/styles/3-phone.css"), encoding: .utf8)
    for name in ScreenColors.classNames {
      #expect(
        styles.contains(".phone .\(name) {") || styles.contains(".phone .\(name),"), "\(name)")
    }
  }

  @Test func drawsEachSceneInAnOutlineOfItsOwn() {
    let windows = [0.0, 260].map { x in
      DrawnElement(
        .window, frame: DrawnRect(x: x, y: 0, width: 200, height: 400),
        children: [
          DrawnElement(
            .box, frame: DrawnRect(x: x, y: 0, width: 300, height: 10),
            look: DrawnLook(fill: label))
        ])
    }
    let svg = html(windows)
    #expect(svg.contains("viewBox=\"-7 -7 474 414\""))
    #expect(svg.components(separatedBy: "class=case>").count == 3)
    #expect(svg.components(separatedBy: "class=rim>").count == 3)
    #expect(
      svg.contains("<svg x=260 y=0 width=200 height=400 viewBox=\"260 0 200 400\"><rect x=260"))
  }

  // MARK: Images

  private static let picture = Picture(
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, 4, 0, 0, 0, 2, 8, 2, 0, 0, 0, 0, 0, 0, 0]))

  /// A screen with images of one picture.
  private func svg(_ images: [DrawnImage], in place: PicturePlace) throws -> String {
    let picture = try #require(Self.picture)
    var drawing = ScreenDrawing(
      width: 200, height: 400,
      elements: images.map { image in
        var image = image
        image.picture = picture.name
        return DrawnElement(.image, frame: image.frame, image: image)
      })
    drawing.pictures = [picture.name: picture]
    return PicturePlace.$current.withValue(place) {
      let renderer = ScreenRenderer(panel: ScreenPanel(drawing), name: "Screen", scope: "run.a b")
      return HTMLSerializer.html([renderer.node()], isBrief: true)
    }
  }

  private let image = DrawnImage(
    source: .file, name: "cat", frame: DrawnRect(x: 1, y: 2, width: 8, height: 4))

  @Test func loadsAPictureFromTheSite() throws {
    let svg = try svg([image], in: .inFiles(from: "apps/notes.html"))
    let name = try #require(Self.picture?.name)
    #expect(
      svg.contains(
        "<image x=1 y=2 width=8 height=4 preserveAspectRatio=none href=../pictures/\(name).png><title>cat</title></image>"
      ))
    #expect(!svg.contains("data:"))
  }

  @Test func hasAPictureOnceInADrawingThatStandsAlone() throws {
    let svg = try svg([image, image], in: .inside)
    #expect(svg.components(separatedBy: "data:image/png;base64,").count == 2)
    #expect(
      svg.components(
        separatedBy: "<use href=#run.a-32-b.s1 transform=\"translate(1 2)scale(2.0 2.0)\">"
      ).count == 3)
  }

  @Test func fillsTheShapeOfATemplateWithItsColor() throws {
    var template = image
    template.color = label
    let svg = try svg([template], in: .inFiles(from: "a.html"))
    #expect(svg.contains("<mask id=run.a-32-b.s1 mask-type=alpha><image"))
    #expect(
      svg.contains("mask=url(#run.a-32-b.s1) class=k>")
        || svg.contains("mask=\"url(#run.a-32-b.s1)\" class=k>"))
  }

  @Test func drawsByItsNameAnImageWhosePictureIsNotThere() throws {
    var unknown = image
    unknown.frame = DrawnRect(x: 0, y: 0, width: 60, height: 60)
    unknown.picture = "0123456789abcdef"
    let svg = html([DrawnElement(.image, frame: unknown.frame, image: unknown)])
    #expect(svg.contains("class=picture"))
    #expect(svg.contains(">cat</text>"))
    #expect(!svg.contains("<image"))
  }

  @Test func drawsThePartsOfAnImageInsideIt() {
    var drawn = DrawnImage(
      source: .data, name: nil, frame: DrawnRect(x: 0, y: 0, width: 10, height: 10))
    drawn.parts = [.path(DrawnPath(outline: "M 0 0 L 50 0 Z", fill: label))]
    let svg = html([DrawnElement(.image, frame: drawn.frame, image: drawn)])
    #expect(
      svg.contains(
        "<svg x=0 y=0 width=10 height=10 viewBox=\"0 0 10 10\"><path d=\"M 0 0 L 50 0 Z\" class=k>")
    )
  }

  @Test func cutsAPictureAtRoundCorners() throws {
    let frame = DrawnRect(x: 0, y: 0, width: 40, height: 40)
    var look = DrawnLook(cornerRadius: 20)
    look.clips = true
    var picture = image
    picture.frame = frame
    let svg = html([DrawnElement(.image, frame: frame, look: look, image: picture)])
    #expect(
      svg.contains("<clipPath id=.s1><rect x=0 y=0 width=40 height=40 rx=20></rect></clipPath>"))
    #expect(svg.contains("<g clip-path=\"url(#.s1)\">"))
  }

  @Test(arguments: [
    (DrawnLook.Corners.top, "M14 0H46a4 4 0 0 1 4 4V20H10V4a4 4 0 0 1 4 -4Z"),
    (.bottom, "M10 0H50V16a4 4 0 0 1 -4 4H14a4 4 0 0 1 -4 -4V0Z"),
    (.left, "M14 0H50V20H14a4 4 0 0 1 -4 -4V4a4 4 0 0 1 4 -4Z"),
    (.right, "M10 0H46a4 4 0 0 1 4 4V16a4 4 0 0 1 -4 4H10V0Z"),
  ])
  func roundsTwoCorners(_ corners: DrawnLook.Corners, _ path: String) {
    var look = DrawnLook(fill: label, cornerRadius: 4)
    look.roundCorners = corners
    let svg = html([
      DrawnElement(.row, frame: DrawnRect(x: 10, y: 0, width: 40, height: 20), look: look)
    ])
    #expect(svg.contains("<path d=\"\(path)\" class=k>"))
  }

  // MARK: Gradients

  private func gradient(_ shape: DrawnLook.Gradient.Shape?, _ line: [Double]) -> String {
    var look = DrawnLook()
    look.gradient = DrawnLook.Gradient(
      stops: [
        .init(location: 0.25, color: DrawnColor(light: 0xFF00_00FF, dark: 0xFF00_00FF)),
        .init(location: 1, color: DrawnColor(light: 0x0000_FF80, dark: 0x0000_FF80)),
      ], line: line, shape: shape)
    return html([
      DrawnElement(.box, frame: DrawnRect(x: 10, y: 20, width: 100, height: 50), look: look)
    ])
  }

  @Test func drawsAGradientFromItsStartToItsEnd() {
    let svg = gradient(nil, [0, 0.5, 1, 1])
    #expect(
      svg.contains(
        "<linearGradient id=.s1 x1=0 y1=0.5 x2=1 y2=1><stop offset=0.25 stop-color=#ff0000ff></stop>"
          + "<stop offset=1 stop-color=#0000ff80></stop></linearGradient>"))
    #expect(svg.contains("<rect x=10 y=20 width=100 height=50 fill=\"url(#.s1)\">"))
  }

  @Test func drawsAGradientInAllDirectionsAsFarAsItsEnd() {
    let svg = gradient(.radial, [0.5, 0.5, 1, 0.75])
    #expect(
      svg.contains(
        "<radialGradient id=.s1 cx=0 cy=0 r=1 gradientTransform=\"translate(0.5 0.5)scale(0.5 0.25)\">"
      ))
  }

  @Test func drawsAPathWithAGradientInsideAnOutline() {
    var path = DrawnPath(outline: "M 0 0 L 90 0 L 90 90 Z")
    path.gradient = DrawnLook.Gradient(
      stops: [.init(location: 0, color: label)], line: [10, 20, 13, 24], shape: .radial)
    path.clip = "M 0 0 L 5 5 Z"
    var box = DrawnElement(.box, frame: DrawnRect(x: 0, y: 0, width: 100, height: 100))
    box.paths = [path]
    box.look = DrawnLook()
    box.look?.outline = "M 1 1 L 2 2 Z"
    let svg = html([box])
    #expect(
      svg.contains(
        "<radialGradient id=.s1 gradientUnits=userSpaceOnUse cx=10 cy=20 r=5><stop offset=0"))
    #expect(
      svg.contains(
        "<clipPath id=.s2><path d=\"M 0 0 L 5 5 Z\"></path></clipPath><g clip-path=\"url(#.s2)\">"))
    #expect(svg.contains("<path d=\"M 0 0 L 90 0 L 90 90 Z\" fill=\"url(#.s1)\">"))
    #expect(
      svg.contains(
        "<clipPath id=.s3><path d=\"M 1 1 L 2 2 Z\"></path></clipPath><g clip-path=\"url(#.s3)\">"))
  }

  @Test func drawsAGradientAroundAPointAsWedgesInsideItsBox() {
    let svg = gradient(.conic, [0.5, 0.5, 1, 0.5])
    #expect(svg.contains("<clipPath id=.s1><rect x=10 y=20 width=100 height=50>"))
    #expect(svg.contains("<path d=\"M60 45L360 45L"))
  }
}
