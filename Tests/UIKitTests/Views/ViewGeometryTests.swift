import KeyedArchive
import RunRecord
import Testing

@Suite struct ViewGeometryTests {
  // ios-code-in-the-wild 3: geometry in coders; missing values are zero, a missing transform is none.
  @Test func codersTakeGeometry() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UIViewController {
          override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4.5), forKey: "insets")
            coder.encode(UIOffset(horizontal: 1, vertical: -2), forKey: "offset")
            coder.encode(CGVector(dx: 3, dy: 4), forKey: "vector")
            coder.encode(CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1), forKey: "transform")
            coder.encode("no geometry", forKey: "text")
          }
          override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            print(coder.decodeUIEdgeInsets(forKey: "insets") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4.5), coder.decodeUIOffset(forKey: "offset").vertical, coder.decodeCGVector(forKey: "vector").dy)
            print(coder.decodeCGAffineTransform(forKey: "transform") == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 2, ty: 3))
            print(coder.decodeUIEdgeInsets(forKey: "-") == .zero, coder.decodeUIOffset(forKey: "text") == .zero, coder.decodeCGVector(forKey: "insets") == .zero, coder.decodeCGAffineTransform(forKey: "-").isIdentity)
          }
        }
        """,
      launches: ["app.enterBackground()", ""]
    ).run()
    #expect(
      run.launches[0].savedValues("page")["transform"] == .string("[2, 0, 0, 3, 2, 3]"))
    #expect(run.launches[1].output == "true -2.0 4.0\ntrue\ntrue true true true\n")
  }

  // What an app prints here is what it prints on a phone.
  @Test func isWrittenAsOnAppleSystems() async throws {
    let run = try await AppProgram(
      page: "class Page: UIViewController {}",
      launches: [
        """
        let rect = CGRect(x: 1, y: 2.5, width: -3, height: 4)
        print(rect.origin, rect.size, rect, Optional(rect.size) as Any)
        print(NSCoder.string(for: rect), NSCoder.string(for: CGPoint(x: 0, y: 0.1)))
        print(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        (1.0, 2.5) (-3.0, 4.0) (1.0, 2.5, -3.0, 4.0) Optional((-3.0, 4.0))
        {{1, 2.5}, {-3, 4}} {0, 0.10000000000000001}
        true

        """)
  }

  // The documentation of `fixedCoordinateSpace`: the same spot of the device, whichever way it is held; a
  // screen that lies is in `landscapeRight`, whose upper left corner is the upright one's upper right.
  @Test func theFixedSpaceStaysWithTheDevice() async throws {
    let run = try await AppProgram(
      page: "class Page: UIViewController {}",
      launches: [
        """
        func show() {
          let fixed = UIScreen.main.fixedCoordinateSpace
          let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
          print(NSCoder.string(for: fixed.bounds.size), page.view.convert(CGPoint(x: 10, y: 20), to: fixed), page.view.convert(rect, to: fixed))
          print(page.view.convert(page.view.convert(rect, to: fixed), from: fixed) == rect, fixed.convert(UIScreen.main.convert(rect, to: fixed), to: page.view) == rect)
        }
        show()
        app.rotate(to: .landscape)
        show()
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        {393, 852} (10.0, 20.0) (10.0, 20.0, 30.0, 40.0)
        true true
        {393, 852} (373.0, 10.0) (333.0, 10.0, 40.0, 30.0)
        true true

        """)
  }

  @Test func aFrameFollowsFromBoundsCenterTransformAndAnchorPoint() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UIViewController {}
        @MainActor func show(_ view: UIView) { print(NSCoder.string(for: view.frame), NSCoder.string(for: view.center)) }
        """,
      launches: [
        """
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        show(view)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        show(view)
        print(NSCoder.string(for: view.bounds))
        view.transform = .identity
        view.layer.anchorPoint = .zero
        show(view)
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        show(view)
        view.center = CGPoint(x: 5, y: 6)
        show(view)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        {{10, 20}, {100, 50}} {60, 45}
        {{-40, -5}, {200, 100}} {60, 45}
        {{0, 0}, {100, 50}}
        {{60, 45}, {100, 50}} {60, 45}
        {{0, 0}, {10, 10}} {0, 0}
        {{5, 6}, {10, 10}} {5, 6}

        """)
  }
}
