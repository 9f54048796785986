import Foundation
import KeyedArchive
import RunRecord

extension UIViewController {
  /// The keys that a controller's base class writes.
  ///
  /// The first is Apple's, from an archive; the name of the second is not known
  /// (uikit-restoration 6.4).
  enum RestorationKey {
    static let viewWasLoaded = "kViewControllerViewWasLoadedKey"
    static let storyboardIdentifier = ChosenArchiveKey.storyboardIdentifier.rawValue
    static let presented = ChosenArchiveKey.presentedViewController.rawValue
  }

  func encodeBaseState(with coder: NSCoder) {
    if isViewLoaded { coder.encode(true, forKey: RestorationKey.viewWasLoaded) }
    // An archiver of the app's own has the values alone: references are a matter of a save.
    if coder is RestorationEncoder { encodeStoryboard(with: coder) }
    guard coder is RestorationEncoder, let session = Preservation.current else { return }
    if let presented, session.saves(presented) {
      coder.encode(presented, forKey: RestorationKey.presented)
    }
    for view in viewIfLoaded?.restorableViews ?? [] { session.include(view) }
  }

  // Any code can read the storyboard, but only UIKit the identifier in it (uikit-restoration 5).
  private func encodeStoryboard(with coder: NSCoder) {
    guard let storyboard else { return }
    coder.encode(storyboard, forKey: ReservedValues.storyboardKey)
    if let identifier = scene?.identifier {
      coder.encode(identifier as NSString, forKey: RestorationKey.storyboardIdentifier)
    }
  }

  func decodeBaseState(with coder: NSCoder) {
    guard coder.containsValue(forKey: RestorationKey.presented) else { return }
    let saved = coder.decodeObject(forKey: RestorationKey.presented)
    guard let controller = saved as? UIViewController else {
      Trace.decision(self, .presentedControllerNotRestored)
      return
    }
    guard presented !== controller else { return }
    guard !(controller is UISearchController) else {
      // Nothing of a search controller is restored by UIKit (uikit-restoration 4).
      Trace.decision(self, .searchControllerNotPresented)
      return
    }
    guard controller.canBePresented(by: outermostContainer) else {
      Trace.warning(self, .presentedControllerIsElsewhere)
      return
    }
    present(controller, animated: false)
  }
}
