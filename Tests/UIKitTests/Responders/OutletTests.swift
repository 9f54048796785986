import RunRecord
import Testing

/// What a launch reaches of a controller that is private.
@Suite struct OutletTests {
  @Test func findsPrivatePropertiesOfAllKinds() async throws {
    let run = try await AppProgram(
      root: "UINavigationController(rootViewController: Page())",
      code: """
        class Base: UIViewController {
          private let inherited = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            inherited.text = "inherited"
          }
        }
        class Page: Base {
          private weak var label: UILabel!
          private lazy var late: UILabel = made("lazy")
          private var optional: UILabel?
          override func viewDidLoad() {
            super.viewDidLoad()
            let label = made("weak")
            view.addSubview(label)
            self.label = label
            _ = late
            optional = made("optional")
          }
          private func made(_ text: String) -> UILabel {
            let label = UILabel()
            label.text = text
            return label
          }
        }
        """,
      launches: [
        """
        for name in ["label", "late", "optional", "inherited"] { print(app.view(UILabel.self, outlet: name).text!) }
        """
      ]
    ).run()
    #expect(run.launches[0].output == "weak\nlazy\noptional\ninherited\n")
  }

  @Test func trapsWhereThereIsNone() async throws {
    let termination = try await AppProgram(
      page: "class Page: UIViewController { let label = UILabel() }",
      launches: [#"print(app.view(UIButton.self, outlet: "label"))"#]
    ).termination()
    guard case .signalled(_, let text, _) = termination else {
      Issue.record("\(termination)")
      return
    }
    #expect(text.contains(#"No controller on screen has a UIButton in a property "label""#))
  }
}
