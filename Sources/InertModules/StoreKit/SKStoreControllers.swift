// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_spi(InertModules) @_exported import UIKit

/// Asks the user for nothing: the system decides whether to ask, and here it doesn't.
open class SKStoreReviewController: NSObject {
  open class func requestReview() { InertFramework.asked(.nothingComes) }

  open class func requestReview(in windowScene: UIWindowScene) {
    InertFramework.asked(.nothingComes)
  }
}

@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"
public let SKStoreProductParameterProviderToken = "pt"

@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: (
      (Bool, (any Error)?) -> Void
    )? = nil
  ) {
    InertFramework.asked(.fails, for: "loadProduct(withParameters:completionBlock:)")
    guard let block else { return }
    InertFramework.later(block) { $0(false, SKError(.storeProductNotAvailable)) }
  }
}
