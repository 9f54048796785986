import Foundation

extension UIViewController {
  /// The keys that a controller's base class writes. The first is Apple's, from an archive; the name
  /// of the second is not known and is chosen here (uikit-restoration 6.4).
  enum RestorationKey {
    static let viewWasLoaded = "kViewControllerViewWasLoadedKey"
    static let presented = "kUIViewControllerPresentedViewControllerKey"
  }

  func encodeBaseState(with coder: NSCoder) {
    if isViewLoaded { coder.encode(true, forKey: RestorationKey.viewWasLoaded) }
    if let presented { coder.encode(presented, forKey: RestorationKey.presented) }
    guard let session = Preservation.current, let view = viewIfLoaded else { return }
    view.restorableSubviews.forEach(session.include)
  }

  func decodeBaseState(with coder: NSCoder) {
    guard coder.containsValue(forKey: RestorationKey.presented) else { return }
    let saved = coder.decodeObject(forKey: RestorationKey.presented)
    guard let controller = saved as? UIViewController else {
      Trace.decision(self, "presents nothing", "what it presented was not restored")
      return
    }
    guard presented !== controller else { return }
    present(controller, animated: false)
  }
}
