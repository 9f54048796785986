import RunRecord
import Testing

/// Gradients that an app draws, and layers with a mask or a text, on screens.
struct DrawnLayerTests {
  private static let cases = ScreenCases(
    [
      "gradients": """
      let sky = Sky(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
      page.view.addSubview(sky)
      await app.settle()
      """,
      "masks": """
      let round = UIView(frame: CGRect(x: 20, y: 100, width: 60, height: 60))
      round.backgroundColor = .red
      let mask = CAShapeLayer()
      mask.path = UIBezierPath(rect: CGRect(x: 10, y: 0, width: 20, height: 30)).cgPath
      round.layer.mask = mask
      let ring = UIView(frame: CGRect(x: 20, y: 200, width: 60, height: 60))
      ring.backgroundColor = .red
      let stroke = CAShapeLayer()
      stroke.path = mask.path
      stroke.fillColor = UIColor.clear.cgColor
      ring.layer.mask = stroke
      for view in [round, ring] { page.view.addSubview(view) }
      await app.settle()
      """,
      "text": """
      let text = CATextLayer()
      text.string = "Hello"
      text.fontSize = 20
      text.foregroundColor = UIColor.red.cgColor
      text.alignmentMode = .center
      text.frame = CGRect(x: 20, y: 100, width: 200, height: 30)
      page.view.layer.addSublayer(text)
      await app.settle()
      """,
    ],
    beside: """
      class Sky: UIView {
        override func draw(_ rect: CGRect) {
          let context = UIGraphicsGetCurrentContext()!
          let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
          let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0.25, 1])!
          context.saveGState()
          context.clip(to: CGRect(x: 0, y: 0, width: 100, height: 100))
          context.drawLinearGradient(
            gradient, start: .zero, end: CGPoint(x: 0, y: 100), options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
          context.setFillColor(UIColor.green.cgColor)
          context.fill(CGRect(x: 0, y: 0, width: 200, height: 10))
          context.restoreGState()
          context.drawRadialGradient(
            gradient, startCenter: CGPoint(x: 150, y: 50), startRadius: 0, endCenter: CGPoint(x: 150, y: 50),
            endRadius: 40, options: [])
        }
      }
      """)

  private func elements(_ name: String) async throws -> [DrawnElement] {
    try #require(try await Self.cases.launch(name).drawing(at: nil)).all
  }

  @Test func drawsTheGradientsThatAnAppDraws() async throws {
    let paths = try #require(try await elements("gradients").compactMap(\.paths).first)
    let red = DrawnColor(light: 0xFF00_00FF, dark: 0xFF00_00FF)
    let blue = DrawnColor(light: 0x0000_FFFF, dark: 0x0000_FFFF)
    let clear = DrawnColor(light: 0x0000_FF00, dark: 0x0000_FF00)
    let gradients = paths.compactMap(\.gradient)
    #expect(
      gradients == [
        DrawnLook.Gradient(
          stops: [.init(location: 0.25, color: red), .init(location: 1, color: blue)],
          line: [20, 100, 20, 200]),
        DrawnLook.Gradient(
          stops: [
            .init(location: 0.25, color: red), .init(location: 1, color: blue),
            .init(location: 1, color: clear),
          ], line: [170, 150, 210, 150], shape: .radial),
      ])
    let left = "M 20 100 L 120 100 L 120 200 L 20 200 Z"
    #expect(paths.map(\.clip) == [nil, left, nil])
    #expect(paths.first?.outline == left)
  }

  @Test func cutsAViewToTheFilledPathOfItsMask() async throws {
    let boxes = try await elements("masks").filter { $0.look?.fill != nil && $0.frame.width == 60 }
    #expect(boxes.map { $0.look?.outline } == ["M 30 100 L 50 100 L 50 130 L 30 130 Z", nil])
  }

  @Test func showsTheTextOfALayer() async throws {
    let text = try #require(try await elements("text").compactMap(\.texts).first?.first)
    #expect(text.text == "Hello" && text.size == 20 && text.baseline < 130)
    #expect(text.x > 80 && text.x + text.width < 160)
  }
}
