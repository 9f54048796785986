/// A required constraint that cannot hold beside others.
@MainActor
struct ConstraintConflict {
  /// The constraint that is ignored, the last of them that was added.
  ///
  /// Apple documents that one of them is broken, not which.
  let broken: NSLayoutConstraint

  /// The constraints that it contradicts; empty where it contradicts what UIKit itself requires.
  let others: [NSLayoutConstraint]

  /// The views whose masks it contradicts.
  var masked: [UIView] = []
}
