public import Foundation

/// A URL to open, and how.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL

  /// How it is handed over.
  public let options: UIScene.OpenURLOptions

  init(url: URL, sourceApplication: String? = nil) {
    self.url = url
    options = UIScene.OpenURLOptions()
    super.init()
    options.sourceApplication = sourceApplication
  }
}
