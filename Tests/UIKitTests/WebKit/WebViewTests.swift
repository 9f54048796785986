import RunRecord
import Testing

/// Web views as data: the order of the delegate's calls, the pages visited.
@Suite struct WebViewTests {
  /// An app with a web view whose delegate prints what it hears, and the handler's type as apps write it.
  private static func app(
    handler: String = "@escaping (WKNavigationActionPolicy) -> Void", root: String = "",
    browser: String = "", launches: [String]
  ) -> AppProgram {
    AppProgram(
      root: "named(Browser(), \"browser\")",
      code: """
        import WebKit

        class Browser: UIViewController, WKNavigationDelegate, WKUIDelegate {
          let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
          var forbidden = "https://forbidden.example/"
          override func viewDidLoad() {
            super.viewDidLoad()
            web.navigationDelegate = self
            web.uiDelegate = self
            web.restorationIdentifier = "web"
            view.addSubview(web)
            \(root)
          }
          func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: \(handler)) {
            print("asks for", navigationAction.request.url!, navigationAction.navigationType == .linkActivated, navigationAction.targetFrame?.isMainFrame ?? false)
            decisionHandler(navigationAction.request.url!.absoluteString == forbidden ? .cancel : .allow)
          }
          func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { print("starts", webView.url!, webView.isLoading) }
          func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { print("commits", webView.title!) }
          func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { print("finishes", webView.url!, webView.isLoading, webView.scrollView.contentOffset.y) }
          func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: Error) { print("fails", (error as NSError).code) }
          func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error) { print("fails early", (error as NSError).domain, (error as NSError).code) }
          func webView(_ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures) -> WKWebView? {
            print("window for", navigationAction.request.url!, configuration === webView.configuration)
            return nil
          }
          \(browser)
        }
        extension URL: @retroactive ExpressibleByStringLiteral {
          public init(stringLiteral text: String) { self = URL(string: text)! }
        }

        """, launches: launches)
  }

  @Test(arguments: [
    "@escaping (WKNavigationActionPolicy) -> Void", "@escaping (WKNavigationActionPolicy) -> ()",
    "@escaping @MainActor (WKNavigationActionPolicy) -> Void",
    "@MainActor @escaping (WKNavigationActionPolicy) -> Swift.Void",
  ])
  func delegateIsCalledInOrder(handler: String) async throws {
    let run = try await Self.app(
      handler: handler,
      launches: [
        """
        let web = (app.rootViewController as! Browser).web
        app.serve("<html><title> One </title></html>", at: "https://a.example/1")
        print(web.load(URLRequest(url: "https://a.example/1")) != nil, web.isLoading, web.url!)
        await app.settle()
        print(web.title!, web.estimatedProgress, web.canGoBack, web.hasOnlySecureContent)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        true true https://a.example/1
        asks for https://a.example/1 false true
        starts https://a.example/1 true
        commits One
        finishes https://a.example/1 false 0.0
        One 1.0 false true

        """)
  }

  // The asynchronous forms, of which a subclass adds one.
  @Test func delegateDecidesAsynchronously() async throws {
    let run = try await AppProgram(
      root: "Browser()",
      code: """
        import WebKit
        class Decider: UIViewController, WKNavigationDelegate {
          func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async -> WKNavigationActionPolicy {
            print("asks for", navigationAction.request.url!.lastPathComponent)
            return navigationAction.request.url!.lastPathComponent == "forbidden" ? .cancel : .allow
          }
          func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) { print("fails", (error as NSError).code) }
        }
        class Browser: Decider {
          let web = WKWebView()
          override func viewDidLoad() { web.navigationDelegate = self }
          func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { print("finishes", webView.url!.lastPathComponent) }
        }
        extension Browser {
          func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async -> WKNavigationResponsePolicy {
            print("got", (navigationResponse.response as! HTTPURLResponse).statusCode)
            return navigationResponse.response.url!.lastPathComponent == "refused" ? .cancel : .allow
          }
        }
        """,
      launches: [
        """
        for page in ["forbidden", "refused", "page"] {
          (app.rootViewController as! Browser).web.load(URLRequest(url: URL(string: "https://a.example/" + page)!))
          await app.settle()
          await app.settle()
        }
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        asks for forbidden
        asks for refused
        got 200
        fails 102
        asks for page
        got 200
        finishes page

        """)
  }

  @Test func pagesAreVisitedInOrder() async throws {
    let run = try await Self.app(
      launches: [
        """
        let web = (app.rootViewController as! Browser).web
        web.navigationDelegate = nil
        func visit(_ navigation: WKNavigation?) async {
          await app.settle()
          print(navigation != nil, web.url!, web.backForwardList.backList.map { $0.url.lastPathComponent }, web.backForwardList.forwardList.map { $0.url.lastPathComponent }, web.scrollView.contentOffset.y)
        }
        await visit(web.load(URLRequest(url: "https://a.example/1")))
        web.scrollView.contentOffset.y = 70
        await visit(web.load(URLRequest(url: "https://a.example/2")))
        await visit(web.load(URLRequest(url: "https://a.example/3")))
        await visit(web.goBack())
        await visit(web.goBack())
        await visit(web.goBack())
        await visit(web.goForward())
        await visit(web.loadHTMLString("<title>Text</title>", baseURL: nil))
        print(web.title!)
        await visit(web.load(URLRequest(url: "https://a.example/4")))
        await visit(web.load(URLRequest(url: "https://a.example/4")))
        await visit(web.reload())
        await visit(web.go(to: web.backForwardList.item(at: -2)!))
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        true https://a.example/1 [] [] 0.0
        true https://a.example/2 ["1"] [] 0.0
        true https://a.example/3 ["1", "2"] [] 0.0
        true https://a.example/2 ["1"] ["3"] 0.0
        true https://a.example/1 [] ["2", "3"] 70.0
        false https://a.example/1 [] ["2", "3"] 70.0
        true https://a.example/2 ["1"] ["3"] 0.0
        true about:blank ["1"] ["3"] 0.0
        Text
        true https://a.example/4 ["1", "2"] [] 0.0
        true https://a.example/4 ["1", "2"] [] 0.0
        true https://a.example/4 ["1", "2"] [] 0.0
        true https://a.example/1 [] ["2", "4"] 70.0

        """)
  }

  @Test func whatIsRefusedStoppedOrMissingDoesNotCome() async throws {
    let run = try await Self.app(
      launches: [
        """
        let web = (app.rootViewController as! Browser).web
        app.tapLink(to: "https://forbidden.example/", in: web)
        app.tapLink(to: "https://a.example/window", in: web, opensWindow: true)
        await app.settle()
        print(web.url == nil, web.isLoading)
        web.load(URLRequest(url: "https://a.example/1"))
        web.load(URLRequest(url: "wais://a.example/2"))
        await app.settle()
        app.isOffline = true
        web.load(URLRequest(url: "https://a.example/3"))
        await app.settle()
        web.loadFileURL("file:///nowhere.html", allowingReadAccessTo: "file:///")
        await app.settle()
        print(web.url == nil)
        web.evaluateJavaScript("window.scrollY") { result, error in print(result == nil, (error! as NSError).domain) }
        await app.settle()
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        asks for https://forbidden.example/ true true
        asks for https://a.example/window true false
        window for https://a.example/window true
        true false
        asks for wais://a.example/2 false true
        starts wais://a.example/2 true
        fails early NSURLErrorDomain -1002
        asks for https://a.example/3 false true
        starts https://a.example/3 true
        fails early NSURLErrorDomain -1009
        asks for file:///nowhere.html false true
        starts file:///nowhere.html true
        fails early NSURLErrorDomain -1100
        true
        true WKErrorDomain

        """)
  }

  // 4, row WKWebView: nothing is saved; the app saves the address, or since iOS 15 the interaction state.
  @Test(.pins("4.wkwebview.1", "4.wkwebview.2", "1.6.12", "S2.32"))
  func savesNothingButGivesItsInteractionState() async throws {
    let run = try await Self.app(
      browser: """
          override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(web.interactionState, forKey: "web")
          }
          override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            web.interactionState = "no state"
            print(web.url == nil)
            web.interactionState = coder.decodeObject(of: NSData.self, forKey: "web")
            print(web.url!, web.canGoBack)
          }
        """,
      launches: [
        """
        let web = (app.rootViewController as! Browser).web
        web.navigationDelegate = nil
        web.load(URLRequest(url: "https://a.example/1"))
        await app.settle()
        web.load(URLRequest(url: "https://a.example/2"))
        await app.settle()
        web.scrollView.contentOffset.y = 120
        app.enterBackground()
        """, "",
      ]
    ).run()
    #expect(run.launches[0].savedPaths == ["browser", "browser/web"])
    #expect(run.launches[0].savedValues("browser/web").isEmpty)
    #expect(
      run.launches[1].output == """
        true
        https://a.example/2 true
        asks for https://a.example/2 false true
        starts https://a.example/2 true
        commits \n\
        finishes https://a.example/2 false 120.0

        """)
  }

  // 4: neither an identifier nor a class brings a Safari view controller back.
  @Test(.pins("4.safari.1"))
  func safariIsNotRestored() async throws {
    let run = try await AppProgram(
      root: #"named(UIViewController(), "root")"#,
      code: """
        import SafariServices
        class Reader: SFSafariViewController, SFSafariViewControllerDelegate {
          func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) { print("loaded", didLoadSuccessfully) }
        }
        """,
      launches: [
        """
        let reader = Reader(url: URL(string: "https://a.example")!)
        reader.delegate = reader
        reader.restorationIdentifier = "reader"
        app.rootViewController!.present(reader, animated: true)
        await app.settle()
        app.enterBackground()
        """, "print(app.rootViewController!.presentedViewController == nil)",
      ]
    ).run()
    #expect(run.launches[0].output == "loaded true\n")
    #expect(run.launches[0].savedPaths == ["root"])
    #expect(run.launches[1].output == "true\n")
  }
}
