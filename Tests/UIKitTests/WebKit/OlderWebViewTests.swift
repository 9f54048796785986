import RunRecord
import Testing

/// `UIWebView`, which saves the pages visited (uikit-restoration 4).
@Suite struct OlderWebViewTests {
  @Test(.pins("4.webview.1"))
  func pagesAndTheirPlacesComeBack() async throws {
    let run = try await AppProgram(
      root: #"named(Browser(), "browser")"#,
      code: """
        class Browser: UIViewController, UIWebViewDelegate {
          let web = UIWebView()
          override func viewDidLoad() {
            super.viewDidLoad()
            web.restorationIdentifier = "web"
            web.delegate = self
            view.addSubview(web)
          }
          func webView(_ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType) -> Bool {
            print("asks for", request.url!.lastPathComponent, navigationType == .backForward)
            return request.url!.lastPathComponent != "forbidden"
          }
          func webViewDidStartLoad(_ webView: UIWebView) { print("starts", webView.isLoading) }
          func webViewDidFinishLoad(_ webView: UIWebView) { print("finishes", webView.request!.url!.lastPathComponent, webView.scrollView.zoomScale, webView.scrollView.contentOffset.y) }
          func webView(_ webView: UIWebView, didFailLoadWithError error: Error) { print("fails", (error as NSError).code) }
          func visit(_ page: String) { web.loadRequest(URLRequest(url: URL(string: "https://a.example/" + page)!)) }
        }
        """,
      launches: [
        """
        let browser = app.rootViewController as! Browser
        browser.visit("1")
        await app.settle()
        browser.web.scrollView.zoomScale = 2
        browser.web.scrollView.contentOffset.y = 300
        browser.visit("2")
        await app.settle()
        browser.visit("forbidden")
        app.isOffline = true
        browser.visit("3")
        await app.settle()
        browser.web.scrollView.contentOffset.y = 70
        app.enterBackground()
        """,
        """
        let web = (app.rootViewController as! Browser).web
        print(web.canGoBack, web.canGoForward)
        web.goBack()
        await app.settle()
        print(web.canGoBack, web.canGoForward)
        """,
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        asks for 1 false
        starts true
        finishes 1 1.0 0.0
        asks for 2 false
        starts true
        finishes 2 1.0 0.0
        asks for forbidden false
        asks for 3 false
        starts true
        fails -1009

        """)
    #expect(
      run.launches[0].savedValues("browser/web").keys.sorted() == [
        "kUIWebViewCurrentPageKey", "kUIWebViewHistoryKey", "kUIWebViewPageOffsetsKey",
        "kUIWebViewPageScalesKey",
      ])
    #expect(
      run.launches[1].output == """
        asks for 2 true
        starts true
        finishes 2 1.0 70.0
        true false
        asks for 1 true
        starts true
        finishes 1 2.0 300.0
        false true

        """)
  }
}
