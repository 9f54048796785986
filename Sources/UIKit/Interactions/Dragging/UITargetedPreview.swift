public import Foundation

/// A view that is lifted from its place, for a menu or for dragging; kept as data.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  public let view: UIView
  public let target: UIPreviewTarget
  public let parameters: UIPreviewParameters

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// Lifts a view from where it is, in its superview.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  open var size: CGSize { view.bounds.size }

  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// A view that is lifted from its place for dragging; kept as data.
open class UITargetedDragPreview: UITargetedPreview {
  /// Lifts a box with an address.
  public convenience init(for url: URL, target: UIDragPreviewTarget) {
    self.init(for: url, title: nil, target: target)
  }

  /// Lifts a box with an address and its title.
  public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
    self.init(view: UIView(), parameters: UIPreviewParameters(), target: target)
  }

  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// How a lifted view looks; kept as data.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor?

  public required override init() {}

  public convenience init(textLineRects: [NSValue]) { self.init() }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.visiblePath = visiblePath
    copy.shadowPath = shadowPath
    copy.backgroundColor = backgroundColor
    return copy
  }
}

/// How a view that is lifted for dragging looks; kept as data.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// What is dragged looks like this; kept as data.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  public let view: UIView
  public let parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    self.view = view
    self.parameters = parameters
  }

  public convenience init(for url: URL) { self.init(for: url, title: nil) }

  public convenience init(for url: URL, title: String?) { self.init(view: UIView()) }
}
