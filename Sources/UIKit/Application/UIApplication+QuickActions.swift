import RunRecord

extension UIApplication {
  /// The quick actions that the app has besides those in its `Info.plist`; they last until the app
  /// ends.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { QuickActions.shared.items }
    set {
      QuickActions.shared.items = newValue?.map {
        $0.copy() as? UIApplicationShortcutItem ?? $0
      }
    }
  }

  /// Lets the user choose a quick action on the Home screen, which brings the app to the front.
  ///
  /// An app delegate hears of it before the app is active; in an app with scenes the one that it belongs to
  /// performs it.
  package func perform(_ item: UIApplicationShortcutItem) {
    // The user does not see the Home screen while an app is in front.
    enterBackground()
    Trace.life(.userChoosesQuickAction(type: item.type))
    guard !hasScenes else { return route(.quickAction(item)) }
    enterForeground { hand(item) }
  }

  /// Tells the delegate of an app without scenes; the app is not active yet.
  func hand(_ item: UIApplicationShortcutItem) {
    guard let delegate else { return }
    Trace.hook(
      delegate.object, "application(_:performActionFor:completionHandler:)", detail: item.type)
    delegate.application(self, performActionFor: item) { _ in }
  }
}

/// What the app set of its quick actions.
@MainActor
private final class QuickActions {
  static let shared = QuickActions()
  var items: [UIApplicationShortcutItem]? = []
}
