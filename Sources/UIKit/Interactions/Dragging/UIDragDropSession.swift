public import Foundation

/// What the user drags, and where.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }

  /// Whether the items may be moved and not copied.
  var allowsMoveOperation: Bool { get }

  /// Whether the items may not leave the app.
  var isRestrictedToDraggingApplication: Bool { get }

  /// Where the user points in a view.
  func location(in view: UIView) -> CGPoint

  /// Whether an item has one of these types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

  /// Whether an item can be read as an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}
