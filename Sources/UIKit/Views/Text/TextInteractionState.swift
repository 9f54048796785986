import Foundation

/// What `interactionState` of text fields and text views holds: the selection, and whether the user
/// was typing there.
///
/// UIKit calls the value opaque, and does not say what is in it; that it is a value that a coder and an
/// activity take is all that an app relies on (uikit-restoration 1.6).
struct TextInteractionState {
  var selection: NSRange?
  var isFirstResponder: Bool

  init(selection: NSRange?, isFirstResponder: Bool) {
    self.selection = selection
    self.isFirstResponder = isFirstResponder
  }

  /// Nil for a value that is no such state.
  init?(_ value: Any) {
    guard let data = value as? Data,
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let numbers = list as? [Int], numbers.count == 1 || numbers.count == 3
    else { return nil }
    isFirstResponder = numbers[0] != 0
    selection = numbers.count == 3 ? NSRange(location: numbers[1], length: numbers[2]) : nil
  }

  /// The value that the app keeps.
  var value: Any {
    let numbers = [isFirstResponder ? 1 : 0] + (selection.map { [$0.location, $0.length] } ?? [])
    let data = try? PropertyListSerialization.data(
      fromPropertyList: numbers, format: .binary, options: 0)
    return data ?? Data()
  }
}
