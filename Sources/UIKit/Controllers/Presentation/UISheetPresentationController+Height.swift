public import Foundation

extension UISheetPresentationController {
  /// The height at which the sheet rests, of at most another.
  func height(of most: CGFloat, in place: PresentationFrame) -> CGFloat {
    let selected = detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
    guard let selected else { return most }
    let context = DetentContext(
      containerTraitCollection: place.traits,
      maximumDetentValue: most - place.safeArea.bottom)
    switch selected.kind {
    case .large: return most
    case .medium: return place.bounds.height / 2
    case .custom(let resolver):
      return resolver(context).map { $0 + place.safeArea.bottom } ?? most
    }
  }

  /// Moves the sheet to where it rests now, if it is on the screen.
  func heightMayHaveChanged() {
    guard presentedViewController.presenter != nil else { return }
    presentedViewController.placePresentedView(in: containerView)
  }

  private final class DetentContext: NSObject,
    UISheetPresentationControllerDetentResolutionContext
  {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
      self.containerTraitCollection = containerTraitCollection
      self.maximumDetentValue = maximumDetentValue
    }
  }
}

/// What an app knows of a sheet when it says how high it shall be.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of what the sheet is in.
  var containerTraitCollection: UITraitCollection { get }

  /// The greatest height, without the part below the safe area.
  var maximumDetentValue: CGFloat { get }
}
