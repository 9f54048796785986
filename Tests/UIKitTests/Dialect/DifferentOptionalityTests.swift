import RunRecord
import Testing

/// Methods of UIKit's protocols in which the author left out, or added, what says that a value may be
/// nil, as Objective-C's protocols allow.
@Suite struct DifferentOptionalityTests {
  @Test func theyAreTheProtocolsMethods() async throws {
    let run = try await AppProgram(
      root: "Page()",
      code: """
        class Page: UIViewController, WKNavigationDelegate, UITextFieldDelegate, UITableViewDelegate {
          func webView(_ webView: WKWebView, didCommit navigation: WKNavigation) { print("committed") }
          func webView(_ webView: WKWebView!, didFinish navigation: WKNavigation!) { print("finished") }
          func textFieldDidEndEditing(_ textField: UITextField?) { print("ended", textField?.text ?? "-") }
          func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView { UILabel() }
        }
        """,
      launches: [
        """
        let page = app.rootViewController as! Page
        let web = WKWebView()
        web.navigationDelegate = page
        web.loadHTMLString("<title>a</title>", baseURL: nil)
        await app.settle()
        let field = UITextField()
        field.delegate = page
        page.view.addSubview(field)
        app.type("x", into: field)
        field.resignFirstResponder()
        let delegate: UITableViewDelegate = page
        print(delegate.tableView?(UITableView(), viewForHeaderInSection: 0) is UILabel)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "committed\nfinished\nended x\ntrue\n")
  }
}
