import Foundation
import KeyedArchive
import RunRecord

extension UISplitViewController {
  /// UIKit's own names for these are not known (uikit-restoration 6.4).
  private enum RestorationKey {
    static let displayMode = ChosenArchiveKey.splitDisplayMode.rawValue
    static let isCollapsed = ChosenArchiveKey.splitIsCollapsed.rawValue
  }

  /// Whether the primary column is hidden, and whether there is one column only
  /// (uikit-restoration 4).
  func encodeDisplayState(with coder: NSCoder) {
    coder.encode(isCollapsed, forKey: RestorationKey.isCollapsed)
    guard !isCollapsed else { return }
    coder.encode(displayMode.rawValue, forKey: RestorationKey.displayMode)
  }

  /// The display mode comes back even if the app prefers another; how many columns there is
  /// room for follows from the screen alone.
  func decodeDisplayState(with coder: NSCoder) {
    guard coder.containsValue(forKey: RestorationKey.isCollapsed) else { return }
    let wasCollapsed = coder.decodeBool(forKey: RestorationKey.isCollapsed)
    if wasCollapsed != isCollapsed, isInVisibleWindow {
      Trace.decision(self, .displayStateNotRestored(wasCollapsed: wasCollapsed))
      return
    }
    guard coder.containsValue(forKey: RestorationKey.displayMode) else { return }
    let saved = coder.decodeInteger(forKey: RestorationKey.displayMode)
    guard let mode = DisplayMode(rawValue: saved) else { return }
    chosenDisplayMode = mode
    displayModeMayHaveChanged()
  }
}
