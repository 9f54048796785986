public import Foundation

/// A page in Safari's own interface, above the app's.
///
/// It does not come back, with an identifier and a restoration class neither (uikit-restoration 4).
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// What the page is shown with.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether the reader is entered where the page has one.
    open var entersReaderIfAvailable = false

    /// Whether the bars become smaller while the user scrolls.
    open var barCollapsingEnabled = true
  }

  /// What the button that closes the page says.
  public enum DismissButtonStyle: Int, Sendable {
    /// Done.
    case done
    /// Close.
    case close
    /// Cancel.
    case cancel
  }

  /// The object that UIKit notifies about the page.
  open weak var delegate: (any SFSafariViewControllerDelegate)?

  /// What the page is shown with.
  public let configuration: Configuration

  /// What the button that closes the page says.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// The color of the bars.
  open var preferredBarTintColor: UIColor?

  /// The color of the bars' buttons.
  open var preferredControlTintColor: UIColor?

  let address: URL

  /// Creates a page's interface; traps for an address that is not on the web.
  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }

  /// Creates a page's interface, by the method that iOS 11 replaced; traps for an address that is not on the web.
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  /// Creates a page's interface; traps for an address that is not on the web.
  public init(url URL: URL, configuration: Configuration) {
    guard ["http", "https"].contains(URL.scheme?.lowercased()) else {
      fatalError(
        "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported. "
          + "UIKit raises an exception here.")
    }
    address = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  /// Nil: no interface file has one.
  public required init?(coder: NSCoder) { nil }

  /// The page is there in the next turn of the main queue.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.delegate?.safariViewController(
          self, didCompleteInitialLoad: (try? WebServer.page(at: self.address)) != nil)
      }
    }
  }

  override var isKindThatIsRestored: Bool { false }
}
