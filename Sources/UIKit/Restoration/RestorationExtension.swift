import RunRecord

/// Whether a restoration goes on after its passes: an app may say so, and say when it is over.
///
/// While it goes on, a process that dies takes the archive with it; it has no other effect
/// (uikit-restoration 3.7).
@MainActor
enum RestorationExtension {
  private static var openCount = 0

  static var isOpen: Bool { openCount > 0 }

  /// Counts only while state is restored: there is nothing else to extend.
  static func open() {
    guard Restoration.current != nil else {
      Trace.warning(nil, .extensionIgnored(ofScene: false))
      return
    }
    openCount += 1
    Trace.decision(nil, .restorationExtended)
  }

  /// A call that balances none is harmless, as real apps make such calls (ios-code-in-the-wild 1).
  static func complete() {
    guard isOpen else {
      Trace.warning(nil, .completionIgnored)
      return
    }
    openCount -= 1
    guard !isOpen, Restoration.current == nil else { return }
    Restoration.removeMarker()
    Trace.decision(nil, .restorationComplete)
  }
}
