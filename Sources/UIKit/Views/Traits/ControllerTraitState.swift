/// What a controller knows of its traits and its size, and which objects observe changes.
///
/// An object, because one part is written while others are read.
@MainActor
final class ControllerTraitState {
  /// The traits that the controller was last told of.
  var known: UITraitCollection?

  /// What the app wants to hear of changes of traits.
  var registrations: [TraitRegistration] = []

  /// What the container overrides for the controller.
  var overrideByParent: UITraitCollection?

  /// The change of the window's size that goes on.
  var transition: SizeTransition?
}

extension UIViewController {
  var traitRegistrations: [TraitRegistration] {
    get { traitState.registrations }
    set { traitState.registrations = newValue }
  }
}
