package import RunRecord

/// What the user sees of an example as its reader changed it, beside what they see as it is published.
package struct EditedScreens: Hashable, Sendable {
  /// When both screens were taken.
  package enum Moment: Hashable, Sendable {
    /// The launch has restored its state, and the user has not touched it yet.
    case cameBack
    /// The user leaves the app, which is launched again.
    case left
    /// The run ends.
    case ended
  }

  package var moment: Moment

  /// The launch, counted from 1.
  package var launch: Int

  /// Nil where the published run never came so far, or did not run.
  package var published: ScreenPanel?
  package var edited: ScreenPanel

  /// What the change of the example means for the user.
  package var verdict: Verdict?

  /// The screens of one moment: where what was restored differs, of that, else of the last moment that does.
  ///
  /// Nil where the edited run has no screen.
  package init?(from published: RunRecord?, to edited: RunRecord) {
    let moments = Self.moments(of: edited)
    let pairs = moments.map { moment in
      Pair(moment: moment, before: published.flatMap { Self.drawing(of: $0, at: moment) })
    }
    guard let shown = pairs.first(where: \.isOtherwise) ?? pairs.first else { return nil }
    moment = shown.moment.kind
    launch = shown.moment.launch
    self.edited = ScreenPanel(shown.moment.drawing)
    if let before = shown.before {
      let change = ScreenChange(from: before, to: shown.moment.drawing)
      var panel = ScreenPanel(before)
      panel.marked = change.placesBefore
      self.published = panel
      self.edited.marked = change.placesAfter
    }
    verdict = published.flatMap { Verdict(from: $0, to: edited) }
  }

  /// Whether both show the same.
  package var isSame: Bool { published?.drawing == edited.drawing }

  private struct TakenMoment {
    var kind: Moment
    var launch: Int
    var drawing: ScreenDrawing
  }

  private struct Pair {
    var moment: TakenMoment
    var before: ScreenDrawing?

    /// Whether a user would notice.
    var isOtherwise: Bool {
      guard let before else { return true }
      return !ScreenChange(from: before, to: moment.drawing).items.isEmpty
    }
  }

  /// The moments of a run, the most telling ones first.
  private static func moments(of record: RunRecord) -> [TakenMoment] {
    let launches = record.launches
    let ends = launches.enumerated().compactMap { index, launch in
      launch.drawing(at: nil).map {
        TakenMoment(
          kind: index == launches.count - 1 ? .ended : .left, launch: launch.number, drawing: $0)
      }
    }
    let returns = launches.dropFirst().compactMap { launch in
      launch.drawing(at: .settled).map {
        TakenMoment(kind: .cameBack, launch: launch.number, drawing: $0)
      }
    }
    return (returns.reversed() + ends.reversed()).filter { !$0.drawing.elements.isEmpty }
  }

  private static func drawing(of record: RunRecord, at moment: TakenMoment) -> ScreenDrawing? {
    record.launches.first { $0.number == moment.launch }?
      .drawing(at: moment.kind == .cameBack ? .settled : nil)
  }
}

extension EditedScreens {
  /// What the user loses in the edited run and not in the published one, or the other way round.
  package struct Verdict: Hashable, Sendable {
    /// What is lost now, by its names.
    package var lost: [String]

    /// What was lost as published, and is there now.
    package var regained: [String]

    /// Whether something differs from what the user left, by whatever name.
    package var losesSomething: Bool

    /// Nil where one of the runs has no two screens to compare.
    init?(from published: RunRecord, to edited: RunRecord) {
      guard let before = UserLoss(of: published), let after = UserLoss(of: edited) else {
        return nil
      }
      lost = after.names(butNotIn: before)
      regained = before.names(butNotIn: after)
      losesSomething = after.isAnything
    }
  }
}
