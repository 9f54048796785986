import RunRecord
import Testing

/// Screens of an app with several scenes: each has its own.
struct DrawnScenesTests {
  private static let root = """
    class Root: UIViewController {
      let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 30))
      override func viewDidLoad() {
        super.viewDidLoad()
        field.placeholder = "Name"
        view.addSubview(field)
      }
      func show(_ text: String) {
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 30))
        label.text = text
        view.addSubview(label)
      }
    }
    @MainActor func root(_ scene: UIScene) -> Root {
      (scene as! UIWindowScene).windows[0].rootViewController as! Root
    }
    """

  private static let launch = Task {
    try await SceneApp.program(
      code: root, hasSeveralWindows: true,
      launches: [
        """
        let first = app.connectedScenes.first!
        root(first).show("One")
        await app.settle()
        // @step Alone
        let second = app.openScene()
        second.title = "Second"
        root(second).show("Two")
        root(second).field.becomeFirstResponder()
        await app.settle()
        // @step Both
        root(second).field.resignFirstResponder()
        let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        root(second).present(alert, animated: false)
        await app.settle()
        // @step Message
        """
      ]
    ).run().launches[0]
  }

  private func drawing(_ step: String) async throws -> ScreenDrawing {
    try #require(try await Self.launch.value.drawing(at: .step(step)))
  }

  private func text(_ step: String) async throws -> String {
    ScreenDump.text(try await drawing(step)).split(separator: "\n").dropFirst()
      .joined(separator: "\n")
  }

  @Test func haveOneScreenWhileThereIsOneScene() async throws {
    let drawing = try await drawing("Alone")
    #expect(drawing.outlines.count == 1)
    #expect(try await text("Alone") == "  text field \"Name\"\n  text \"One\"")
  }

  @Test func standBesideEachOther() async throws {
    let drawing = try await drawing("Both")
    let outlines = drawing.outlines
    #expect(outlines.count == 2)
    #expect(outlines[0].x == 0 && outlines[1].x == drawing.width + 60)
    #expect(drawing.room.width == 2 * drawing.width + 60)
    #expect(
      try await text("Both") == """
          window "1"
            text field "Name"
            text "One"
          window "Second"
            text field "Name", editing
            text "Two"
            keyboard
        """)
    for (outline, window) in zip(outlines, drawing.elements) {
      #expect(window.all.allSatisfy { outline.contains($0.frame) })
      let texts = window.all.flatMap { $0.texts ?? [] }
      #expect(texts.allSatisfy { $0.x >= outline.x && $0.x < outline.maxX })
    }
    #expect(ScreenFaults(of: drawing).isEmpty)
  }

  @Test func haveAMessageInTheSceneThatShowsIt() async throws {
    let drawing = try await drawing("Message")
    let alert = try #require(drawing.all.first { $0.role == .alert })
    #expect(alert.frame.x + alert.frame.width / 2 == drawing.outlines[1].x + drawing.width / 2)
    #expect(
      try await text("Message") == """
          window "1"
            text field "Name"
            text "One"
          window "Second"
            alert "Really?"
              heading "Really?"
              button "Yes"
        """)
  }
}
