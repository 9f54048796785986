import RunRecord

/// Says which constraints cannot hold together.
@MainActor
enum ConstraintConflicts {
  /// The constraints that were told already: a system is solved many times.
  private static var told: [ObjectIdentifier: NSLayoutConstraint] = [:]

  static func tell(_ conflicts: [ConstraintConflict]) {
    for conflict in conflicts where told[ObjectIdentifier(conflict.broken)] == nil {
      told[ObjectIdentifier(conflict.broken)] = conflict.broken
      Trace.warning(
        conflict.broken.views.first,
        .constraintsConflict(
          broken: conflict.broken.textOfRelation,
          others: conflict.others.map(\.textOfRelation)
            + conflict.masked.map {
              "NSAutoresizingMaskLayoutConstraint of \(AppClasses.shortName(of: type(of: $0)))"
            }))
    }
  }
}
