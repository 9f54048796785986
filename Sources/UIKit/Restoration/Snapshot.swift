import Foundation
import RunRecord

/// The picture of the screen with which the next launch begins (uikit-restoration 2.2, P9).
///
/// There is no picture here; a trace says when one would not be used.
@MainActor
enum Snapshot {
  /// Says why the picture that is taken after a save is of no use, if it is not.
  static func decide(_ application: UIApplication) {
    guard let root = application.keyWindow?.rootViewController else { return }
    let top = topmost(of: root)
    let reason: SnapshotReason
    if !top.isKindThatIsRestored {
      reason = .kindIsNotRestored
    } else if top.restorationIdentifier == nil {
      reason = .noIdentifier
    } else {
      return
    }
    Trace.decision(top, .snapshotNotUsed(reason: reason))
  }

  /// The controller in front; alerts are not in the picture (uikit-restoration 4, row
  /// UIAlertController).
  private static func topmost(of controller: UIViewController) -> UIViewController {
    if let presented = controller.presented, !(presented is UIAlertController) {
      return topmost(of: presented)
    }
    return controller.visibleChildren.last.map(topmost) ?? controller
  }
}
