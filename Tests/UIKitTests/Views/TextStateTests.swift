import KeyedArchive
import RunRecord
import Testing

/// What text fields and text views save by themselves (uikit-restoration 4).
@Suite struct TextStateTests {
  private static func page(text: String) -> String {
    """
    class Page: UIViewController {
      let field = UITextField()
      let textView = UITextView()
      override func viewDidLoad() {
        super.viewDidLoad()
        field.restorationIdentifier = "field"
        textView.restorationIdentifier = "text"
        field.text = \(text)
        textView.text = field.text
        view.addSubview(field)
        view.addSubview(textView)
      }
      func show() {
        print(field.selectedTextRange.map { field.text(in: $0)! } ?? "none", textView.selectedRange, textView.isEditable)
      }
    }
    """
  }

  private static let save = """
    let start = page.field.position(from: page.field.beginningOfDocument, offset: 6)!
    page.field.selectedTextRange = page.field.textRange(from: start, to: page.field.endOfDocument)
    page.textView.selectedRange = NSRange(location: 1, length: 4)
    page.textView.isEditable = false
    page.show()
    app.enterBackground()
    """

  // 4, UITextField: the selected range; UITextView: the selected range and isEditable; the text is the
  // app's.
  @Test(.pins("4.textfield.1", "4.textview.1", "4.textview.2"))
  func restoresTheSelection() async throws {
    let run = try await AppProgram(
      page: Self.page(text: #""hello world""#), launches: [Self.save, "page.show()"]
    ).run()
    #expect(
      run.launches[0].savedValues("page/field")
        == ["kUITextFieldSelectedTextRangeKey": .string("{6, 5}")])
    #expect(run.launches[0].output == "world {1, 4} false\n")
    #expect(run.launches[1].output == "world {1, 4} false\n")
  }

  // 8: text selection out of range: no selection.
  @Test(.pins("4.textfield.2", "4.textview.3", "4.textview.4", "8.23"))
  func selectsNothingThatThePresentTextDoesNotHave() async throws {
    let run = try await AppProgram(
      page: Self.page(text: #"launchNumber == 1 ? "hello world" : "hey""#),
      launches: [Self.save, "page.show()"]
    ).run()
    #expect(run.launches[1].output == "none {3, 0} false\n")
  }

  // Safety: an archive may name any range.
  @Test(arguments: ["{-1, 9}", "{1, 9223372036854775807}", "{99999999999999999999, 1}"])
  func survivesARangeThatNoTextHas(range: String) async throws {
    let run = try await AppProgram(
      page: """
        class Wide: UITextField {
          override func encodeRestorableState(with coder: NSCoder) { coder.encode("\(range)" as Any?, forKey: "kUITextFieldSelectedTextRangeKey") }
        }
        class Page: UIViewController {
          let field = Wide()
          override func viewDidLoad() {
            super.viewDidLoad()
            field.restorationIdentifier = "field"
            field.text = "hello"
            view.addSubview(field)
          }
        }
        """,
      launches: ["app.enterBackground()", "print(page.field.selectedTextRange == nil)"]
    ).run()
    #expect(run.launches[1].output == "true\n")
  }

  // An app that shows an optional text reads it back without a thought.
  @Test func aTextThatIsSetToNilIsReadAsEmpty() async throws {
    let run = try await AppProgram(
      page: "class Page: UIViewController {}",
      launches: [
        """
        let (view, field) = (UITextView(), UITextField())
        view.text = nil
        field.text = nil
        print(view.text!.isEmpty, field.text!.isEmpty)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "true true\n")
  }

  @Test func editingTellsActionsAndDelegates() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UIViewController, UITextFieldDelegate, UITextViewDelegate {
          let field = UITextField()
          let textView = UITextView()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
            view.addSubview(textView)
            field.delegate = self
            textView.delegate = self
            field.addAction(UIAction { _ in print("action begin") }, for: .editingDidBegin)
            field.addAction(UIAction { action in print("action changed", (action.sender as! UITextField).text!) }, for: .editingChanged)
            field.addAction(UIAction { _ in print("action end") }, for: .editingDidEnd)
          }
          func textFieldDidBeginEditing(_ textField: UITextField) { print("begin") }
          func textFieldDidEndEditing(_ textField: UITextField) { print("end") }
          func textViewDidBeginEditing(_ textView: UITextView) { print("text begin") }
          func textViewDidChange(_ textView: UITextView) { print("text changed", textView.text!, textView.selectedRange) }
        }
        """,
      launches: [
        """
        page.field.text = "a🇩🇪"
        page.field.becomeFirstResponder()
        page.field.deleteBackward()
        page.field.insertText("b")
        page.textView.becomeFirstResponder()
        page.textView.insertText("text")
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        action begin
        begin
        action changed a
        action changed ab
        action end
        end
        text begin
        text changed text {4, 0}

        """)
  }

  // 4, UIScrollView: a text view is one, and its content is as large as its text.
  @Test(.pins("4.scroll.3"))
  func aTextViewComesBackAtItsLine() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UIViewController {
          let textView = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
          override func viewDidLoad() {
            super.viewDidLoad()
            textView.restorationIdentifier = "text"
            textView.font = .systemFont(ofSize: 20)
            textView.text = (1...50).map { "Line \\($0)" }.joined(separator: "\\n")
            view.addSubview(textView)
          }
          func show() { print(textView.contentSize.height > 1000, textView.contentOffset.y) }
        }
        """,
      launches: [
        """
        page.textView.scrollRangeToVisible(NSRange(location: 0, length: 4))
        page.show()
        app.scroll(page.textView, to: CGPoint(x: 0, y: 300.5))
        page.show()
        let last = (page.textView.text as NSString).range(of: "Line 50")
        page.textView.scrollRangeToVisible(last)
        print(page.textView.contentOffset.y + 100 + page.textView.textContainerInset.bottom == page.textView.contentSize.height)
        app.scroll(page.textView, to: CGPoint(x: 0, y: 300.5))
        app.enterBackground()
        """,
        "page.show()",
      ]
    ).run()
    #expect(run.launches[0].output == "true 0.0\ntrue 300.5\ntrue\n")
    #expect(run.launches[1].output == "true 300.5\n")
  }

  // 4, UITextField, UITextView: what the app or the user selected is what comes back.
  @Test(.pins("4.textfield.1", "4.textview.1"))
  func restoresASelectionOfTheWholeText() async throws {
    let run = try await AppProgram(
      page: Self.page(text: #""hello world""#),
      launches: [
        """
        page.field.selectAll(nil)
        page.field.copy(nil)
        page.textView.selectAll(nil)
        page.textView.cut(nil)
        print(page.textView.hasText)
        page.textView.paste(nil)
        page.textView.paste(nil)
        page.textView.selectedRange = NSRange(location: 11, length: 11)
        page.textView.delete(nil)
        page.textView.selectAll(nil)
        page.selectAll(nil)
        page.show()
        app.enterBackground()
        """, "page.show()",
      ]
    ).run()
    #expect(run.launches[0].output == "false\nhello world {0, 11} true\n")
    #expect(run.launches[1].output == "hello world {0, 11} true\n")
  }
}
