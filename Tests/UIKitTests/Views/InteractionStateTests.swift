import RunRecord
import Testing

/// The value that a text field or text view has for an app to keep (uikit-restoration 1.6).
@Suite struct InteractionStateTests {
  private static func page(text: String) -> String {
    """
    class Page: UIViewController {
      let field = UITextField()
      let textView = UITextView()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        view.addSubview(textView)
        field.text = \(text)
        textView.text = field.text
      }
      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(field.interactionState, forKey: "field")
        coder.encode(textView.interactionState, forKey: "text view")
      }
      override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let state = coder.decodeObject(of: NSData.self, forKey: "text view") { textView.interactionState = state as Data }
        if let state = coder.decodeObject(forKey: "field") { field.interactionState = state }
        field.interactionState = "nonsense"
      }
      func show() {
        print(field.selectedTextRange.map { field.text(in: $0)! } ?? "none", field.isFirstResponder, textView.selectedRange, textView.isFirstResponder)
      }
    }
    """
  }

  private static let save = """
    page.field.becomeFirstResponder()
    let start = page.field.position(from: page.field.beginningOfDocument, offset: 6)!
    page.field.selectedTextRange = page.field.textRange(from: start, to: page.field.endOfDocument)
    page.textView.selectedRange = NSRange(location: 1, length: 4)
    page.show()
    app.enterBackground()
    """

  @Test(.pins("1.6.10", "1.6.11", "S2.32", "S2.6"))
  func bringsBackTheSelectionAndTheFirstResponder() async throws {
    let run = try await AppProgram(
      page: Self.page(text: #""hello world""#), launches: [Self.save, "page.show()"]
    ).run()
    #expect(run.launches.map(\.output) == Array(repeating: "world true {1, 4} false\n", count: 2))
    // No view has an identifier: what came back is what the app kept.
    #expect(run.launches[0].savedPaths == ["page"])
  }

  @Test(.pins("1.6.10", "1.6.11"))
  func selectsNothingThatThePresentTextDoesNotHave() async throws {
    let run = try await AppProgram(
      page: Self.page(text: #"launchNumber == 1 ? "hello world" : "hey""#),
      launches: [Self.save, "page.show()"]
    ).run()
    #expect(run.launches[1].output == "none true {3, 0} false\n")
  }

  @Test(.pins("S2.32")) func aSearchFieldHasOneToo() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      launches: [
        """
        let (old, new) = (UISearchTextField(), UISearchTextField())
        for field in [old, new] { field.text = "hello world"; app.rootViewController!.view.addSubview(field) }
        old.becomeFirstResponder()
        old.selectedTextRange = old.textRange(from: old.beginningOfDocument, to: old.position(from: old.beginningOfDocument, offset: 5)!)
        let state = old.interactionState
        old.resignFirstResponder()
        new.interactionState = state
        print(new.text(in: new.selectedTextRange!)!, new.isFirstResponder)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "hello true\n")
  }
}
