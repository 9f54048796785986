package import GuideMarkup

/// How a page shows a fence.
package enum FenceVisibility: Hashable, Sendable {
  case shown
  /// Shown collapsed.
  case folded
  /// Run, but not shown.
  case hidden
}

extension Fence {
  /// What the fence's words say about showing it.
  package var visibility: FenceVisibility {
    let names = words.map(\.name)
    if names.contains(FenceWord.hidden.rawValue) { return .hidden }
    return names.contains(FenceWord.folded.rawValue) ? .folded : .shown
  }
}
