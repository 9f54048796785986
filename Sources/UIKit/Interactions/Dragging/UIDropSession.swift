public import Foundation

/// Items that the user holds over the app.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The dragging, where it began in this app.
  var localDragSession: (any UIDragSession)? { get }

  /// How the loading of the items is shown; kept as data.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

  /// How far the loading of the items is.
  var progress: Progress { get }

  /// Reads all items that can be read as objects of a class, and hands them over at once.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// How the loading of dropped items is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// Not at all.
  case none
  /// By an alert.
  case `default`
}

/// A dragging that ends over a view of the app.
@MainActor
final class DropSession: NSObject, UIDropSession {
  let items: [UIDragItem]
  let localDragSession: (any UIDragSession)?
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  let progress = Progress(totalUnitCount: 1)
  private let view: UIView
  private let point: CGPoint

  var allowsMoveOperation: Bool { localDragSession?.allowsMoveOperation ?? false }

  var isRestrictedToDraggingApplication: Bool {
    localDragSession?.isRestrictedToDraggingApplication ?? false
  }

  /// - Parameter point: Where the user points in the view.
  init(
    _ items: [UIDragItem], from local: (any UIDragSession)?, over view: UIView, at point: CGPoint
  ) {
    self.items = items
    localDragSession = local
    self.view = view
    self.point = point
  }

  func location(in other: UIView) -> CGPoint { view.convert(point, to: other) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    completion(items.compactMap { $0.itemProvider.readObject(ofClass: aClass) })
    progress.completedUnitCount = 1
    return progress
  }
}
