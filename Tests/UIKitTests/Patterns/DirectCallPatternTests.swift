import RunRecord
import Testing

/// Views whose coding the app calls itself (ios-code-in-the-wild 5, pattern 15).
@Suite struct DirectCallPatternTests {
  // A web view saves nothing by itself, so its address comes back because the app kept it too.
  @Test(.pins("4.wkwebview.1"))
  func aWebViewTakesTheControllersCoder() async throws {
    let run = try await AppProgram(
      root: #"named(Browser(), "browser")"#,
      code: """
        import WebKit

        class Browser: UIViewController {
          let webView = WKWebView(frame: .zero)
          override func viewDidLoad() {
            super.viewDidLoad()
            webView.restorationIdentifier = "web"
            view.addSubview(webView)
          }
          override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            webView.encodeRestorableState(with: coder)
            coder.encode(webView.url, forKey: "url")
          }
          override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            webView.decodeRestorableState(with: coder)
            print(webView.url == nil, coder.decodeObject(forKey: "url") as? URL ?? "-")
          }
        }
        """,
      launches: [
        """
        let browser = app.rootViewController as! Browser
        browser.loadViewIfNeeded()
        browser.webView.load(URLRequest(url: URL(string: "https://example.com/a")!))
        await app.settle()
        app.enterBackground()
        """, "",
      ],
      optingIn: AppProgram.optingInByTheOldPair
    ).run()
    #expect(run.launches[1].output == "true https://example.com/a\n")
    #expect(run.launches[0].savedPaths == ["browser", "browser/web"])
  }
}
