public import Foundation

/// A view of pages of the web, as apps had it before `WKWebView`; as data, like that one.
///
/// With an identifier it saves the addresses of the pages visited, each one's scale and offset, and
/// which is shown (uikit-restoration 4, row UIWebView).
@preconcurrency @MainActor
open class UIWebView: UIView {
  /// What caused a page to be asked for.
  public enum NavigationType: Int, Sendable {
    /// A link was tapped.
    case linkClicked
    /// A form was sent.
    case formSubmitted
    /// The user went back or forward.
    case backForward
    /// The page was loaded again.
    case reload
    /// A form was sent again.
    case formResubmitted
    /// Something else: the app.
    case other
  }

  /// The object that decides about pages, and is notified about loading them.
  open weak var delegate: (any UIWebViewDelegate)?

  /// The view that scrolls and scales the page.
  public let scrollView = UIScrollView(frame: .zero)

  /// Whether pages are made to fit and the user may scale them.
  open var scalesPageToFit = false

  /// What the page was asked for with that is on its way or shown.
  open private(set) var request: URLRequest?

  /// The pages that were visited.
  let pages = WKBackForwardList()

  private var pageLoad: PageLoad?
  private var shownURL: URL?

  /// Creates a view without a page.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view from an interface file's data.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    scrollView.frame = bounds
    (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (0.25, 5)
    addSubview(scrollView)
  }

  /// Whether a page is on its way.
  open var isLoading: Bool { pageLoad != nil }

  /// Whether there is a page before.
  open var canGoBack: Bool { pages.backItem != nil }

  /// Whether there is a page behind.
  open var canGoForward: Bool { pages.forwardItem != nil }

  /// Asks for a page.
  open func loadRequest(_ request: URLRequest) {
    begin(PageLoad(request, type: .other, place: .new))
  }

  /// Shows text as a page; it does not count as visited.
  open func loadHTMLString(_ string: String, baseURL: URL?) {
    guard let url = baseURL ?? URL(string: "about:blank") else { return }
    begin(PageLoad(URLRequest(url: url), type: .other, place: .unlisted, text: string))
  }

  /// Loads the page that is shown again.
  open func reload() {
    guard let url = shownURL else { return }
    let isListed = pages.currentItem?.url == url
    begin(
      PageLoad(
        URLRequest(url: url), type: .reload, place: isListed ? .listed(pages.index) : .unlisted))
  }

  /// Goes to the page before.
  open func goBack() { go(by: -1) }

  /// Goes to the page behind.
  open func goForward() { go(by: 1) }

  /// Stops what is on its way.
  open func stopLoading() {
    guard let load = pageLoad else { return }
    pageLoad = nil
    delegate?.webView(
      self, didFailLoadWithError: WebServer.error(NSURLErrorCancelled, load.request.url))
  }

  /// Nil: no script runs here.
  open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }

  private func go(by distance: Int) {
    guard let item = pages.item(at: distance) else { return }
    let place = PageLoad.Place.listed(pages.index + distance)
    begin(PageLoad(URLRequest(url: item.url), type: .backForward, place: place))
  }

  /// The delegate is asked at once, and hears the rest in later turns of the main queue.
  private func begin(_ load: PageLoad) {
    let type = NavigationType(rawValue: load.type.rawValue) ?? .other
    let mayStart =
      delegate?.webView(self, shouldStartLoadWith: load.request, navigationType: type) ?? true
    guard mayStart else { return }
    request = load.request
    pageLoad = load
    later {
      guard $0.pageLoad === load else { return }
      $0.delegate?.webViewDidStartLoad($0)
      $0.later { $0.finish(load) }
    }
  }

  private func later(_ body: @escaping @MainActor @Sendable (UIWebView) -> Void) {
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self.map(body) }
    }
  }

  private func finish(_ load: PageLoad) {
    guard pageLoad === load, let url = load.request.url else { return }
    pageLoad = nil
    do {
      if load.text == nil { _ = try WebServer.page(at: url) }
    } catch {
      delegate?.webView(self, didFailLoadWithError: error)
      return
    }
    keepPlace()
    shownURL = url
    show(load, url)
    delegate?.webViewDidFinishLoad(self)
  }

  /// Keeps how the page that is shown is scaled and scrolled.
  private func keepPlace() {
    guard let item = pages.currentItem, item.url == shownURL else { return }
    (item.offset, item.scale) = (scrollView.contentOffset, scrollView.zoomScale)
  }

  /// A page that was visited before stands as it was left.
  private func show(_ load: PageLoad, _ url: URL) {
    (scrollView.zoomScale, scrollView.contentOffset) = (1, .zero)
    switch load.place {
    case .unlisted: break
    case .listed(let index):
      guard pages.items.indices.contains(index) else { return }
      pages.index = index
      let item = pages.items[index]
      (scrollView.zoomScale, scrollView.contentOffset) = (item.scale, item.offset)
    case .new:
      if pages.currentItem?.url != url { pages.add(WKBackForwardListItem(url: url)) }
    }
  }

  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.withUIKitKeys {
      keepPlace()
      guard !pages.items.isEmpty else { return }
      coder.encode(pages.items.map(\.url.absoluteString), forKey: RestorationKey.addresses)
      coder.encode(pages.items.map { Double($0.scale) }, forKey: RestorationKey.scales)
      coder.encode(
        pages.items.map { "{\(Double($0.offset.x)), \(Double($0.offset.y))}" },
        forKey: RestorationKey.offsets)
      coder.encode(pages.index, forKey: RestorationKey.current)
    }
  }

  /// Loads the page that was shown; it is scaled and scrolled when it is there.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    coder.withUIKitKeys {
      let list = { (key: String) -> [Any] in
        coder.decodeObject(of: [NSArray.self, NSString.self, NSNumber.self], forKey: key) as? [Any]
          ?? []
      }
      let addresses = list(RestorationKey.addresses).compactMap { $0 as? String }
      let scales = list(RestorationKey.scales).compactMap { ($0 as? NSNumber)?.doubleValue }
      let offsets = list(RestorationKey.offsets).compactMap { $0 as? String }
      let items = zip(addresses, zip(scales, offsets)).compactMap { address, place in
        URL(string: address).map { url in
          let item = WKBackForwardListItem(url: url)
          item.scale = CGFloat(place.0)
          item.offset = NSCoder.cgPoint(for: place.1)
          return item
        }
      }
      let index = coder.decodeInteger(forKey: RestorationKey.current)
      guard items.indices.contains(index) else { return }
      (pages.items, pages.index) = (items, index)
      let request = URLRequest(url: items[index].url)
      begin(PageLoad(request, type: .backForward, place: .listed(index)))
    }
  }

  /// UIKit's own names for these are not known (uikit-restoration 6.4).
  private enum RestorationKey {
    static let addresses = "kUIWebViewHistoryKey"
    static let scales = "kUIWebViewPageScalesKey"
    static let offsets = "kUIWebViewPageOffsetsKey"
    static let current = "kUIWebViewCurrentPageKey"
  }
}
