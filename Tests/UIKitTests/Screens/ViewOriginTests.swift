import RunRecord
import Testing

/// Which line of an app made each view on a screen, where the run records that.
struct ViewOriginTests {
  private static let code = """
    class Badge: UILabel {
      convenience init(_ text: String) {
        self.init(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
        self.text = text
      }
    }

    class Page: UIViewController {
      let name = UITextField()

      override func viewDidLoad() {
        super.viewDidLoad()
        name.placeholder = "Name"
        name.frame = CGRect(x: 20, y: 100, width: 300, height: 40)
        view.addSubview(name)
        let badge = Badge("New")
        view.addSubview(badge)
        view.addSubview(made("Old"))
      }

      func made(_ text: String) -> UIView {
        let label = UILabel(frame: CGRect(x: 20, y: 300, width: 200, height: 30))
        label.text = text
        return label
      }
    }
    """

  /// The text of the line that made each view, by what VoiceOver reads of the view.
  private func lines(recordsOrigins: Bool) async throws -> [String: String] {
    var program = AppProgram(page: Self.code, launches: [""])
    program.recordsOrigins = recordsOrigins
    var record = try await program.run()
    let origins = record.takeOrigins()
    let text = program.code.split(separator: "\n", omittingEmptySubsequences: false)
    let screen = try #require(record.launches.first?.drawing(at: nil))
    let named = (origins[screen] ?? []).compactMap { origin in
      SpokenLine(origin.element).map {
        ($0.label ?? "", text[origin.site.line - 2].drop { $0 == " " })
      }
    }
    return Dictionary(named.map { ($0, String($1)) }) { first, _ in first }
  }

  @Test func isTheLineOutsideOfTheViewsOwnInitializers() async throws {
    let lines = try await lines(recordsOrigins: true)
    // The compiler gives the value of the property no line, so it is that of the class.
    #expect(lines["Name"] == "class Page: UIViewController {")
    #expect(lines["New"] == #"let badge = Badge("New")"#)
    #expect(
      lines["Old"] == "let label = UILabel(frame: CGRect(x: 20, y: 300, width: 200, height: 30))")
  }

  @Test func isNotRecordedUnlessTheRunAsksForIt() async throws {
    #expect(try await lines(recordsOrigins: false) == [:])
  }
}
