import Foundation
import RunRecord

/// The storyboard that an app begins with, as its information property list says.
@MainActor
enum MainStoryboard {
  /// The app's window with the storyboard's initial controller, which the delegate keeps; nil for an
  /// app without a main storyboard.
  static func makeWindow(for delegate: any UIApplicationDelegate) -> UIWindow? {
    guard let name = name(for: Device.idiom) else { return nil }
    let storyboard = UIStoryboard(name: name, bundle: nil)
    let window = UIWindow(frame: UIScreen.main.bounds)
    delegate.window = window
    guard let controller = storyboard.instantiateInitialViewController() else {
      Trace.warning(nil, .noInitialController(storyboard: name))
      return window
    }
    window.rootViewController = controller
    return window
  }

  /// Brings the storyboard's window onto the screen, when the delegate had its say; one that the delegate
  /// put another in the place of is not shown.
  ///
  /// - Parameter current: The delegate's window now; nil for one that keeps none.
  static func show(_ window: UIWindow?, ifStill current: UIWindow?) {
    guard let window, current == nil || window === current, window.isHidden else { return }
    window.makeKeyAndVisible()
  }

  private static func name(for idiom: UIUserInterfaceIdiom) -> String? {
    let keys = (idiom == .pad ? ["UIMainStoryboardFile~ipad"] : []) + ["UIMainStoryboardFile"]
    return keys.lazy.compactMap { Bundle.main.object(forInfoDictionaryKey: $0) as? String }
      .first { !$0.isEmpty }
  }
}
