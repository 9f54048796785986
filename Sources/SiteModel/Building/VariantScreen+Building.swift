import RunRecord

extension ScreenPanel {
  /// What the user sees in a variant; nil where it is the same as in the example as it is written.
  ///
  /// What the user had not left in that variant is marked.
  init?(ofVariant variant: RunRecord, base: RunRecord) {
    guard let before = base.screenThatCameBack, let after = variant.screenThatCameBack,
      before != after
    else { return nil }
    self.init(after)
    marked = ScreenChange(from: variant.screenThatWasLeft ?? before, to: after).placesAfter
  }
}
