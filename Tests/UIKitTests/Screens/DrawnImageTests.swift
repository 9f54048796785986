import RunRecord
import Testing

/// Images on screens: as pictures, as what an app drew, or by their names.
struct DrawnImageTests {
  private static let cases = ScreenCases(
    [
      "modes": """
      for mode in [UIView.ContentMode.scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .bottomRight] {
        show(.hills).contentMode = mode
      }
      """,
      "tints": """
      show(.hills).tintColor = .red
      show(.hills.withRenderingMode(.alwaysTemplate)).tintColor = .red
      show(.hills.withTintColor(.green, renderingMode: .alwaysOriginal)).tintColor = .red
      show(UIImage(systemName: "star")!).tintColor = .red
      """,
      "bar": """
      let tabs = UITabBarController()
      let first = UIViewController()
      first.tabBarItem = UITabBarItem(title: "Hills", image: .hills, selectedImage: nil)
      tabs.viewControllers = [first]
      page.view.window!.rootViewController = tabs
      await app.settle()
      """,
      "twice": """
      show(.hills)
      app.enterBackground()
      await app.enterForeground()
      show(.hills)
      """,
      "named": """
      show(UIImage(named: "lost")!)
      show(UIImage(data: Data("GIF89a\\u{A}\\0\\u{6}\\0".utf8))!)
      """,
      "gradient": """
      let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { context in
        let parts: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 1]
        let gradient = CGGradient(colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: parts, locations: nil, count: 2)!
        context.cgContext.clip(to: CGRect(x: 0, y: 0, width: 20, height: 50))
        context.cgContext.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 20, y: 0), options: [])
      }
      print(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
      show(image)
      """,
      "drawn": """
      let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 100, height: 50))
        context.cgContext.saveGState()
        UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)).addClip()
        UIImage.hills.draw(in: CGRect(x: 10, y: 10, width: 40, height: 20))
        context.cgContext.restoreGState()
        UIImage.hills.draw(at: CGPoint(x: 60, y: 0))
      }
      print(image.size, image.pngData() as Any)
      show(image)
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 2)
      image.draw(in: CGRect(x: 0, y: 0, width: 10, height: 5))
      show(UIGraphicsGetImageFromCurrentImageContext()!)
      UIGraphicsEndImageContext()
      """,
      "saved": """
      let image = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 5)).image { $0.fill($0.format.bounds) }
      let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
      let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data)!
      print(copy.size, copy.scale == image.scale)
      """,
    ],
    beside: """
      extension UIImage {
        static var hills: UIImage {
          let file = "iVBORw0KGgoAAAANSUhEUgAAABgAAAAQBAMAAAD+CqKmAAAAFVBMVEX/7LP/zID/pyb/8XaBx4Q4jjwbXiDvWTPtAAAAUUlEQVR42mNgIAiYkdnGxkBSEAKEjY0FBWEcY2NjQ0GsMhCOEhQoAzGQo+ICBE5KYI4LBIB4DKEuCB5DaGgIjKcK5MB4rqEgDlRlaChDGhIAAMbeHZVIPQTjAAAAAElFTkSuQmCC"
          return UIImage(data: Data(base64Encoded: file)!, scale: 2)!
        }
      }

      extension UIGraphicsImageRendererFormat {
        var bounds: CGRect { CGRect(x: 0, y: 0, width: 7, height: 5) }
      }

      extension Page {
        /// An image view of 100 × 50 points.
        @discardableResult func show(_ image: UIImage) -> UIImageView {
          let picture = UIImageView(image: image)
          picture.frame = CGRect(x: 10, y: 100, width: 100, height: 50)
          view.addSubview(picture)
          return picture
        }
      }

      @discardableResult @MainActor func show(_ image: UIImage) -> UIImageView {
        (UIApplication.shared.windows[0].rootViewController as! Page).show(image)
      }
      """)

  private func images(_ name: String) async throws -> [DrawnImage] {
    let launch = try await Self.cases.launch(name)
    return try #require(launch.drawing(at: nil)).all.compactMap(\.image)
  }

  // 24 × 16 pixels are 12 × 8 points.
  @Test func placesAPictureAsTheContentModeSays() async throws {
    #expect(
      try await images("modes").map(\.frame) == [
        DrawnRect(x: 10, y: 100, width: 100, height: 50),
        DrawnRect(x: 22.5, y: 100, width: 75, height: 50),
        DrawnRect(x: 10, y: 91.5, width: 100, height: 67),
        DrawnRect(x: 54, y: 121, width: 12, height: 8),
        DrawnRect(x: 98, y: 142, width: 12, height: 8),
      ])
  }

  @Test func hasTheColorOfTheViewOnlyAsATemplate() async throws {
    let colors = try await images("tints").map(\.color?.light)
    #expect(colors == [nil, 0xFF00_00FF, 0x00FF_00FF, 0xFF00_00FF])
  }

  // A symbol of 24 points is in the middle of the tab, 6 points below its edge.
  @Test func hasItsSizeInABarAndTheColorOfIt() async throws {
    let image = try #require(try await images("bar").first)
    #expect(image.frame == DrawnRect(x: 190.5, y: 783, width: 12, height: 8))
    #expect(image.color == DrawnColor(light: 0x007A_FFFF, dark: 0x0A84_FFFF))
  }

  @Test func keepsTheFileOfAPictureOnce() async throws {
    let launch = try await Self.cases.launch("twice")
    let drawing = try #require(launch.drawing(at: nil))
    let names = drawing.all.compactMap(\.image?.picture)
    #expect(names.count == 2)
    #expect(Set(names).count == 1)
    #expect(drawing.pictures.keys.sorted() == Set(names).sorted())
    #expect(drawing.pictures.values.first?.data.count == 171)
  }

  @Test func hasNoPictureOfWhatIsMissingOrMoves() async throws {
    let images = try await images("named")
    #expect(images.map(\.name) == ["lost", nil])
    #expect(images.allSatisfy { $0.picture == nil && $0.parts == nil })
  }

  @Test func paintsAGradientWhereItIsNotCutOff() async throws {
    let images = try await images("gradient")
    let parts = try #require(images.first?.parts)
    guard parts.count == 1, case .path(let ground) = parts[0] else {
      Issue.record("It has other parts: \(parts)")
      return
    }
    // Without options nothing is seen before the first color and behind the last.
    #expect(
      ground.gradient?.stops.map(\.color.light) == [
        0xFF00_0000, 0xFF00_00FF, 0x0000_FFFF, 0x0000_FF00,
      ])
    #expect("\(ground)".contains("M 10 100 L 30 100 L 30 150"))
  }

  @Test func drawsWhatTheAppDrewIntoAnImage() async throws {
    let images = try await images("drawn")
    let parts = try #require(images.first?.parts)
    #expect(parts.count == 3)
    guard case .path(let ground) = parts[0], case .image(let cut) = parts[1],
      case .image(let whole) = parts[2]
    else {
      Issue.record("It has other parts: \(parts)")
      return
    }
    #expect(ground.outline == "M 10 100 L 110 100 L 110 150 L 10 150 Z")
    #expect(ground.fill?.light == 0xFF00_00FF)
    #expect(cut.frame == DrawnRect(x: 20, y: 110, width: 40, height: 20))
    #expect(cut.outline == "M 20 110 L 40 110 L 40 130 L 20 130 Z")
    #expect(whole.frame == DrawnRect(x: 70, y: 100, width: 12, height: 8))
    #expect(whole.outline == nil)
    #expect(cut.picture != nil && cut.picture == whole.picture)
    // A copy in another context is ten times smaller there, and as large as the view again here.
    guard case .path(let copy)? = images.last?.parts?.first else { return }
    #expect(copy.outline == "M 10 100 L 110 100 L 110 125 L 10 125 Z")
  }

  @Test func saysThatADrawnImageHasNoFile() async throws {
    let launch = try await Self.cases.launch("drawn")
    #expect(launch.output == "(100.0, 50.0) nil\n")
    let warning = try #require(
      launch.events.first { $0.content == .warning(.drawnImageHasNoFile) })
    #expect(!warning.callSites.isEmpty)
  }

  @Test func savesTheSizeOfADrawnImageAndSaysSo() async throws {
    let launch = try await Self.cases.launch("saved")
    #expect(launch.output == "(7.0, 5.0) true\n")
    #expect(launch.events.contains { $0.content == .warning(.drawnImageNotSaved) })
  }
}
