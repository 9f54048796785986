public import Foundation

/// A view of pages of the web, as data: addresses, titles, the pages visited.
///
/// Nothing is drawn, no script runs and no network is reached. The delegate is called in the
/// order in which WebKit calls it, each time in a later turn of the main queue. Nothing is saved when state is:
/// the app saves `interactionState`, or the address (uikit-restoration 4, row WKWebView).
@preconcurrency @MainActor
open class WKWebView: UIView {
  /// What the view was made with.
  public let configuration: WKWebViewConfiguration

  /// The object that decides about pages, and is notified about loading them.
  open weak var navigationDelegate: (any WKNavigationDelegate)?

  /// Who opens and closes windows for pages.
  open weak var uiDelegate: (any WKUIDelegate)?

  /// The pages that were visited.
  public let backForwardList = WKBackForwardList()

  /// The view that scrolls the page.
  public let scrollView = UIScrollView(frame: .zero)

  /// Whether the user goes back and forward by wiping.
  open var allowsBackForwardNavigationGestures = false

  /// Whether links show what is behind them.
  open var allowsLinkPreview = true

  /// The name by which pages know the app; nil for WebKit's own.
  open var customUserAgent: String?

  /// How much larger pages are shown.
  open var pageZoom: CGFloat = 1

  /// Whether a page can be examined from outside.
  open var isInspectable = false

  /// The title of the page that is shown.
  open internal(set) var title: String? {
    get {
      noteRead(.title)
      return storedTitle
    }
    set { changing(.title) { storedTitle = newValue } }
  }

  private var storedTitle: String? = ""

  /// How much of the page is there, from 0 to 1.
  open internal(set) var estimatedProgress: Double {
    get {
      noteRead(.estimatedProgress)
      return storedEstimatedProgress
    }
    set { changing(.estimatedProgress) { storedEstimatedProgress = newValue } }
  }

  private var storedEstimatedProgress: Double = 0

  /// The page on its way.
  var pageLoad: PageLoad? {
    get {
      noteRead(.loadingPage)
      return storedPageLoad
    }
    set { changing(.loadingPage) { storedPageLoad = newValue } }
  }

  private var storedPageLoad: PageLoad?

  /// The address of the page that is shown.
  var shownURL: URL? {
    get {
      noteRead(.shownURL)
      return storedShownURL
    }
    set { changing(.shownURL) { storedShownURL = newValue } }
  }

  private var storedShownURL: URL?

  /// Creates a view.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    // The copy is of that class.
    self.configuration =
      configuration.copy() as? WKWebViewConfiguration ?? WKWebViewConfiguration()
    super.init(frame: frame)
    scrollView.frame = bounds
    addSubview(scrollView)
  }

  /// Creates a view with the standard configuration.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a view from an interface file's data.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    addSubview(scrollView)
  }

  /// The address of the page that is on its way, or else of the one that is shown.
  open var url: URL? { pageLoad?.request.url ?? shownURL }

  /// Whether a page is on its way.
  open var isLoading: Bool { pageLoad != nil }

  /// Whether everything in the page came encrypted.
  open var hasOnlySecureContent: Bool { shownURL?.scheme == "https" }

  /// Whether there is a page before.
  open var canGoBack: Bool { backForwardList.backItem != nil }

  /// Whether there is a page behind.
  open var canGoForward: Bool { backForwardList.forwardItem != nil }

  /// Asks for a page.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    guard request.url != nil else { return nil }
    return begin(PageLoad(request, type: .other, place: .new))
  }

  /// Shows text as a page; it does not count as visited.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    let url = baseURL ?? URL(string: "about:blank")
    return url.flatMap { url in
      begin(PageLoad(URLRequest(url: url), type: .other, place: .unlisted, text: string))
    }
  }

  /// Shows data as a page; it does not count as visited.
  @discardableResult
  open func load(
    _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    loadHTMLString(String(decoding: data, as: UTF8.self), baseURL: baseURL)
  }

  /// Shows a file.
  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(URLRequest(url: url))
  }

  /// Loads the page that is shown again.
  @discardableResult
  open func reload() -> WKNavigation? {
    guard let url = shownURL else { return nil }
    let place: PageLoad.Place =
      backForwardList.currentItem?.url == url ? .listed(backForwardList.index) : .unlisted
    return begin(PageLoad(URLRequest(url: url), type: .reload, place: place))
  }

  /// Loads the page that is shown again, from its origin.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Goes to the page before.
  @discardableResult
  open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap(go) }

  /// Goes to the page behind.
  @discardableResult
  open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap(go) }

  /// Goes to a page that was visited.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    guard let index = backForwardList.items.firstIndex(where: { $0 === item }) else { return nil }
    let request = URLRequest(url: item.url)
    return begin(PageLoad(request, type: .backForward, place: .listed(index)))
  }

  /// Stops what is on its way.
  open func stopLoading() {
    guard let load = pageLoad else { return }
    pageLoad = nil
    later { $0.fail(load, NSURLErrorCancelled) }
  }

  /// Fails: no script runs here.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    later { _ in completionHandler(nil, WKError(.javaScriptExceptionOccurred)) }
  }

  /// The pages that were visited and how far each was scrolled, as a value that a coder takes.
  ///
  /// Setting it loads the page that was shown; a value that is no such state does nothing.
  open var interactionState: Any? {
    get {
      if let shown = backForwardList.currentItem, shown.url == shownURL {
        shown.offset = scrollView.contentOffset
      }
      return WebInteractionState(backForwardList).data
    }
    set {
      guard let state = WebInteractionState(newValue) else { return }
      backForwardList.items = state.items
      backForwardList.index = state.index
      guard let item = backForwardList.currentItem else { return }
      title = item.title
      go(to: item)
    }
  }
}
