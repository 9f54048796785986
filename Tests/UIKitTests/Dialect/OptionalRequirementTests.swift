import RunRecord
import Testing

/// Optional methods of protocols that apps declare themselves.
@Suite struct OptionalRequirementTests {
  @Test func whoHasTheMethodIsCalledAndOthersAreNot() async throws {
    let run = try await AppProgram(
      page: """
        @objc protocol PageDelegate {
          @objc optional func pageDidClose(_ page: Page)
          @objc optional func page(_ page: Page, titleFor number: Int) -> String
          func pageDidOpen()
        }
        class Page: UIViewController {
          weak var delegate: PageDelegate?
          func use() {
            delegate?.pageDidOpen()
            delegate?.pageDidClose?(self)
            let title = delegate?.page?(self, titleFor: 1)
            print(title ?? "untitled")
          }
        }
        class Silent: NSObject, PageDelegate {
          func pageDidOpen() { print("opened") }
        }
        class Talking: Silent {
          func pageDidClose(_ page: Page) { print("closed") }
        }
        extension Talking {
          func page(_ page: Page, titleFor number: Int) -> String { "title \\(number)" }
        }
        """,
      launches: [
        """
        let silent = Silent(), talking = Talking()
        page.delegate = silent
        page.use()
        page.delegate = talking
        page.use()
        page.delegate?.pageDidClose?(page)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == "opened\nuntitled\nopened\nclosed\ntitle 1\nclosed\n")
  }
}
