public import Foundation

/// A way for the user to act on a view that several classes of views share.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }

  /// Called before the interaction comes to a view, or with nil away from one.
  func willMove(to view: UIView?)

  /// Called after the interaction came to a view, or with nil away from one.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The ways in which the user acts on the view.
  public var interactions: [any UIInteraction] {
    get { attributes.interactions }
    set {
      for interaction in attributes.interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Gives the view a way to act on it, away from the view that had it.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    attributes.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes a way to act on the view away.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard attributes.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    attributes.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
