public import Foundation

/// Lets the user drag something out of a view.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// Who says what is dragged.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?

  open private(set) weak var view: UIView?

  /// Whether dragging begins at all; without the app's word, on an iPad alone.
  open var isEnabled = UIDragInteraction.isEnabledByDefault

  /// Whether other gestures may be recognized while the view is lifted.
  open var allowsSimultaneousRecognitionDuringLift = false

  /// Whether a new interaction is enabled: on an iPad.
  open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom == .pad }

  /// Creates an interaction that asks a delegate.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {}

  /// Takes the view over.
  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Drags what the delegate gives for the view, and lets go over a target, or where nothing takes it.
  func drag(from view: UIView, to target: UIView? = nil) -> [UIDragItem] {
    guard isEnabled, let delegate else { return [] }
    let session = DragSession(from: view)
    session.items = delegate.dragInteraction(self, itemsForBeginning: session)
    guard !session.items.isEmpty else { return [] }
    session.allowsMoveOperation = delegate.dragInteraction(
      self, sessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = delegate.dragInteraction(
      self, sessionIsRestrictedToDraggingApplication: session)
    delegate.dragInteraction(self, sessionWillBegin: session)
    let operation = target?.userDrops(session.items, from: session) ?? .cancel
    delegate.dragInteraction(self, session: session, willEndWith: operation)
    delegate.dragInteraction(self, session: session, didEndWith: operation)
    return session.items
  }
}

extension UIView {
  /// Drags what the view offers, as the user does, and lets go over a target, or where nothing takes it.
  ///
  /// - Returns: What was dragged; nothing where the app does not let it be.
  package func userDragsContent(to target: UIView? = nil) -> [UIDragItem] {
    let dragging = interactions.lazy.compactMap { $0 as? UIDragInteraction }.first
    return dragging?.drag(from: self, to: target) ?? []
  }
}
