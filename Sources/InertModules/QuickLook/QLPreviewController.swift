// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_spi(InertModules) @_exported import UIKit

@preconcurrency @MainActor
public protocol QLPreviewItem: NSObjectProtocol {
  var previewItemURL: URL? { get }
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { self as URL }
}

@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}

@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: NSObjectProtocol {
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool
}

extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  public func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool { true }
}

/// An empty view with the document's title.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)? {
    didSet { reloadData() }
  }
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0 {
    didSet { refreshCurrentPreviewItem() }
  }
  open private(set) var currentPreviewItem: (any QLPreviewItem)?

  /// The user sees whether a file can be shown by its name.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL != nil }

  open func reloadData() { refreshCurrentPreviewItem() }

  open func refreshCurrentPreviewItem() {
    let count = dataSource?.numberOfPreviewItems(in: self) ?? 0
    currentPreviewItem =
      0..<count ~= currentPreviewItemIndex
      ? dataSource?.previewController(self, previewItemAt: currentPreviewItemIndex) : nil
    title =
      currentPreviewItem?.previewItemTitle ?? currentPreviewItem?.previewItemURL?.lastPathComponent
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    InertFramework.asked(.notDrawn, for: "QLPreviewController")
    view.backgroundColor = .systemBackground
  }
}
