public import Foundation

/// The menu that a long press on a view shows.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Who says what is in the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  open private(set) weak var view: UIView?

  /// Creates an interaction that asks a delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {}

  /// Takes the view over.
  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Where the user pressed, in a view's coordinates: the middle of the view.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
  }

  /// Takes the menu away; here it is gone when an action was chosen.
  open func dismissMenu() {}

  /// The menu for a press in the middle of the view.
  var menu: UIMenu? {
    guard let view else { return nil }
    let point = location(in: view)
    let configuration = delegate?.contextMenuInteraction(
      self, configurationForMenuAtLocation: point)
    return configuration?.actionProvider?([])
  }
}

/// What a context menu asks.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Called when the user presses: what the menu shows; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}
