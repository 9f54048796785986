public import Foundation

/// Lets the user drop something on a view.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// Who says what is done with it.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?

  open private(set) weak var view: UIView?

  /// Whether drops may happen while other views of the app get some.
  open var allowsSimultaneousDropSessions = false

  /// Creates an interaction that asks a delegate.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {}

  /// Takes the view over.
  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Holds items over the view and lets go.
  ///
  /// - Returns: What was done with them.
  func drop(
    _ items: [UIDragItem], from local: (any UIDragSession)?, on view: UIView
  ) -> UIDropOperation {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let session = DropSession(items, from: local, over: view, at: middle)
    guard let delegate else { return .cancel }
    return DropCalls(
      canHandle: { delegate.dropInteraction(self, canHandle: session) },
      enter: { delegate.dropInteraction(self, sessionDidEnter: session) },
      update: { delegate.dropInteraction(self, sessionDidUpdate: session) },
      perform: { _ in
        delegate.dropInteraction(self, performDrop: session)
        delegate.dropInteraction(self, concludeDrop: session)
      },
      exit: { delegate.dropInteraction(self, sessionDidExit: session) },
      end: { delegate.dropInteraction(self, sessionDidEnd: session) }
    ).make()
  }
}

extension UIView {
  /// Drops items on the view, as the user does.
  ///
  /// - Returns: What was done with them: nothing (`cancel`) where no interaction takes them.
  package func userDrops(
    _ items: [UIDragItem], from local: (any UIDragSession)? = nil
  ) -> UIDropOperation {
    for view in sequence(first: self, next: \.superview) {
      let dropping = view.interactions.lazy.compactMap { $0 as? UIDropInteraction }.first
      if let dropping { return dropping.drop(items, from: local, on: view) }
    }
    return .cancel
  }
}
