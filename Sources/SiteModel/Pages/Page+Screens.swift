extension Page {
  /// The screens that the page may draw.
  package var screens: [ScreenPanel] {
    fences.values.flatMap { fence -> [ScreenPanel] in
      var screens = fence.run?.strip?.screens ?? []
      screens += fence.whatIf?.variants.compactMap(\.screen) ?? []
      guard case .result(let result) = fence.body else { return screens }
      switch result.content {
      case .screen(let screen): return screens + [screen]
      case .screenChange(let strip, _): return screens + strip.screens
      default: return screens
      }
    }
  }
}

extension ScreenStrip {
  fileprivate var screens: [ScreenPanel] { turns.flatMap { [$0.left.screen, $0.cameBack.screen] } }
}
