import Foundation

extension UIViewController {
  /// Loads the nib of the controller's name, or else of its class's; false where there is none.
  func loadViewFromNib() -> Bool {
    let names = nibName.map { [$0] } ?? namesOfOwnNib
    guard
      let name = names.first(where: { InterfaceFiles.document($0, "xib", in: nibBundle) != nil })
    else {
      guard let nibName else { return false }
      fatalError(
        "Could not load NIB in bundle with name '\(nibName)'. UIKit raises an exception here.")
    }
    _ = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self, options: nil)
    guard isViewLoaded else {
      fatalError(
        "loaded the \"\(name)\" nib but the view outlet was not set. "
          + "UIKit raises an exception here.")
    }
    return true
  }

  /// A controller without a nib's name has the nib of its class: `NoteView` or
  /// `NoteViewController`.
  private var namesOfOwnNib: [String] {
    let name = AppClasses.shortName(of: type(of: self))
    guard name.hasSuffix("Controller") else { return [name] }
    return [String(name.dropLast("Controller".count)), name]
  }
}
