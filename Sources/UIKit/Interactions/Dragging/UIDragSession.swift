import Foundation

/// The user's dragging of items out of a view.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// Anything that the app itself wants to know of the dragging.
  var localContext: Any? { get set }
}

/// A dragging that begins in the middle of a view.
@MainActor
final class DragSession: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  private let view: UIView

  init(from view: UIView) {
    self.view = view
  }

  func location(in other: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: other)
  }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}
