/// What an app restored for its user, and whether another version of it restores that, too.
///
/// Both were launched as often, with the same done in each launch. A thing came back if the old app shows it when it is
/// launched again, and did not when it was launched for the first time.
package struct AppComparison: Hashable, Codable, Sendable {
  package private(set) var rows: [AppComparisonRow] = []

  /// Compares the launches of the two records by their places: the first of the one with the first of the other.
  ///
  /// Both must have been recorded with what the user can tell; launches that only the new app has are not compared.
  package init(from old: RunRecord, to new: RunRecord) {
    guard let fresh = ScreenTable(old.launches.first, .launched) else { return }
    let freshNew = ScreenTable(new.launches.first, .launched)
    for index in 1..<max(1, min(old.launches.count, new.launches.count)) {
      guard let found = ScreenTable(old.launches[index], .launched) else { continue }
      let left = ScreenTable(old.launches[index - 1], .left)
      let foundNew = ScreenTable(new.launches[index], .launched)
      let saving = SavingPlaces(old: old.launches[index - 1], new: new.launches[index - 1])
      for thing in found.things where !fresh.isNothingNew(thing) {
        let outcome = Self.outcome(of: thing, in: foundNew, left: left, fresh: freshNew)
        // Of a screen that is not there at all, its own row tells.
        if outcome != .kept, thing.aspect == .label, foundNew?.has(thing.place) != true { continue }
        let oldSite = saving.ofOld(thing)
        rows.append(
          AppComparisonRow(
            launch: old.launches[index].number, thing: thing, outcome: outcome,
            found: foundNew?.thing(likeOrMoved: thing)?.value, oldSite: oldSite,
            isSavedByUIKit: oldSite == nil && saving.hasSaved(thing.controller),
            newSite: outcome == .kept ? saving.ofNew(thing) : nil))
      }
      rows +=
        SavedObjectRows(
          old: (old.launches[index - 1], old.launches[index]), new: new.launches[index - 1]
        ).rows
      rows +=
        PrintedRows(
          old: (old.launches[0], old.launches[index]),
          new: (new.launches.first, new.launches[index])
        ).rows
    }
  }

  /// How many rows came to this.
  package func count(_ outcome: AppComparisonRow.Outcome) -> Int {
    rows.count { $0.outcome == outcome }
  }

  private static func outcome(
    of thing: ScreenThing, in found: ScreenTable?, left: ScreenTable?, fresh: ScreenTable?
  ) -> AppComparisonRow.Outcome {
    guard let now = found?.thing(likeOrMoved: thing) else { return .lost }
    // What the user left is at least as good as what the old app made of it.
    if now.saysTheSame(as: thing) || left?.says(now) == true { return .kept }
    if let first = fresh?.thing(like: now) {
      return first.saysTheSame(as: now) ? .lost : .different
    }
    return now.isUntouched ? .lost : .different
  }
}

/// One thing that the old app restored.
package struct AppComparisonRow: Hashable, Codable, Sendable {
  /// What became of it in the new app.
  package enum Outcome: String, Codable, Sendable, CaseIterable {
    /// The new app shows what the old one does, or what the user left the old one with.
    case kept
    /// The new app shows it as an app that is used for the first time, or not at all.
    case lost
    /// The new app shows something else.
    case different
  }

  /// The number of the old app's launch that brought it back.
  package var launch: Int

  /// The thing, as the old app shows it.
  package var thing: ScreenThing
  package var outcome: Outcome

  /// What the new app shows; nil where there is no such thing.
  package var found: String?

  /// The old app's code that saved it, or printed it; nil where UIKit did it without the app's code, and where the code is unknown.
  package var oldSite: CallSite?

  /// Whether UIKit saved the screen or what is in it, without the app's code.
  package var isSavedByUIKit: Bool

  /// The new app's code that saved it, or printed it; nil for what is not kept, and where it is not known.
  package var newSite: CallSite?

  package init(
    launch: Int, thing: ScreenThing, outcome: Outcome, found: String?, oldSite: CallSite?,
    isSavedByUIKit: Bool, newSite: CallSite?
  ) {
    self.launch = launch
    self.thing = thing
    self.outcome = outcome
    self.found = found
    self.oldSite = oldSite
    self.isSavedByUIKit = isSavedByUIKit
    self.newSite = newSite
  }
}
