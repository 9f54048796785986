import Foundation

extension WKWebView {
  /// Runs in a later turn of the main queue, if the view still exists then.
  func later(_ body: @escaping @MainActor @Sendable (WKWebView) -> Void) {
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self.map(body) }
    }
  }

  /// Begins the way to a page; one that is on its way ends, and its delegate hears that if it
  /// heard of the beginning.
  func begin(_ load: PageLoad) -> WKNavigation {
    if let old = pageLoad {
      pageLoad = nil
      later { $0.fail(old, NSURLErrorCancelled) }
    }
    pageLoad = load
    estimatedProgress = 0.1
    later { $0.askWhetherToStart(load) }
    return load.navigation
  }

  private func askWhetherToStart(_ load: PageLoad) {
    guard pageLoad === load else { return }
    guard let delegate = navigationDelegate else { return start(load) }
    let frame = WKFrameInfo(request: load.request, webView: self)
    let action = WKNavigationAction(load.request, type: load.type, source: frame, target: frame)
    delegate.webView(
      self, decidePolicyFor: action, preferences: configuration.defaultWebpagePreferences,
      decisionHandler: { [weak self] policy, preferences in
        guard let self, pageLoad === load else { return }
        load.navigation.effectiveContentMode = preferences.preferredContentMode
        guard policy == .allow else { return drop(load) }
        later { $0.start(load) }
      })
  }

  private func start(_ load: PageLoad) {
    guard pageLoad === load else { return }
    load.hasStarted = true
    navigationDelegate?.webView(self, didStartProvisionalNavigation: load.navigation)
    later { $0.receive(load) }
  }

  private func receive(_ load: PageLoad) {
    guard pageLoad === load, let url = load.request.url else { return }
    let text: String
    do {
      text = try load.text ?? WebServer.page(at: url)
    } catch {
      pageLoad = nil
      tellFailure(load, error)
      return
    }
    guard let delegate = navigationDelegate else { return commit(load, text) }
    delegate.webView(
      self, decidePolicyFor: WKNavigationResponse(response(from: url, text)),
      decisionHandler: { [weak self] policy in
        guard let self, pageLoad === load else { return }
        guard policy == .allow else {
          pageLoad = nil
          return tellFailure(load, NSError(domain: "WebKitErrorDomain", code: 102))
        }
        later { $0.commit(load, text) }
      })
  }

  private func response(from url: URL, _ text: String) -> URLResponse {
    let isOfServer = url.scheme?.hasPrefix("http") == true
    let answer =
      isOfServer
      ? HTTPURLResponse(url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: nil)
      : nil
    return answer
      ?? URLResponse(
        url: url, mimeType: "text/html", expectedContentLength: text.utf8.count,
        textEncodingName: "utf-8")
  }

  /// The page takes the place of the one that is shown, at its upper edge.
  private func commit(_ load: PageLoad, _ text: String) {
    guard pageLoad === load else { return }
    load.isCommitted = true
    if let left = backForwardList.currentItem, left.url == shownURL {
      left.offset = scrollView.contentOffset
    }
    shownURL = load.request.url
    title = WebServer.title(of: text)
    estimatedProgress = 0.5
    enterList(load)
    scrollView.contentOffset = .zero
    navigationDelegate?.webView(self, didCommit: load.navigation)
    later { $0.finish(load) }
  }

  private func enterList(_ load: PageLoad) {
    switch load.place {
    case .unlisted: return
    case .listed(let index):
      if backForwardList.items.indices.contains(index) { backForwardList.index = index }
    case .new:
      guard let url = load.request.url, backForwardList.currentItem?.url != url else { break }
      backForwardList.add(WKBackForwardListItem(url: url))
    }
    backForwardList.currentItem?.title = title
  }

  /// A page that was visited before is scrolled to where it was left.
  private func finish(_ load: PageLoad) {
    guard pageLoad === load else { return }
    pageLoad = nil
    estimatedProgress = 1
    if case .listed = load.place, let item = backForwardList.currentItem {
      scrollView.contentOffset = item.offset
    }
    navigationDelegate?.webView(self, didFinish: load.navigation)
  }

  /// The app refused before anything began: nothing more is said of it.
  private func drop(_ load: PageLoad) {
    pageLoad = nil
    estimatedProgress = 0
  }

  func fail(_ load: PageLoad, _ code: Int) {
    guard load.hasStarted else { return }
    tellFailure(load, WebServer.error(code, load.request.url))
  }

  private func tellFailure(_ load: PageLoad, _ error: any Error) {
    if load.isCommitted {
      navigationDelegate?.webView(self, didFail: load.navigation, withError: error)
    } else {
      navigationDelegate?.webView(
        self, didFailProvisionalNavigation: load.navigation, withError: error)
    }
  }

  /// What the user does: taps a link, to a page in this view or in a window of its own.
  package func userTapsLink(to url: URL, opensWindow: Bool) {
    let request = URLRequest(url: url)
    guard opensWindow else {
      _ = begin(PageLoad(request, type: .linkActivated, place: .new))
      return
    }
    later { $0.askForWindow(request) }
  }

  private func askForWindow(_ request: URLRequest) {
    let frame = WKFrameInfo(request: request, webView: self)
    let action = WKNavigationAction(request, type: .linkActivated, source: frame, target: nil)
    let open: @MainActor (WKNavigationActionPolicy) -> Void = { [weak self] policy in
      guard let self, policy == .allow else { return }
      let view = uiDelegate?.webView(
        self, createWebViewWith: configuration, for: action, windowFeatures: WKWindowFeatures())
      view?.load(request)
    }
    guard let delegate = navigationDelegate else { return open(.allow) }
    delegate.webView(
      self, decidePolicyFor: action, preferences: configuration.defaultWebpagePreferences,
      decisionHandler: { policy, _ in open(policy) })
  }
}
