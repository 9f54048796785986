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
    // What cannot be decoded is another value, which the caller may have got from anywhere.
    guard let data = value as? Data,
      let state = try? PropertyListDecoder().decode(Content.self, from: data)
    else { return nil }
    isFirstResponder = state.isFirstResponder
    selection = state.selectedRange.map { NSRange(location: $0.location, length: $0.length) }
  }

  /// The value that the app keeps.
  var value: Any {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let range = selection.map { Content.Range(location: $0.location, length: $0.length) }
    // Two numbers and a Boolean can be encoded always.
    let data = try? encoder.encode(
      Content(isFirstResponder: isFirstResponder, selectedRange: range))
    return data ?? Data()
  }

  /// What the value holds, in words that a dump of an archive shows.
  private struct Content: Codable {
    struct Range: Codable {
      var location: Int
      var length: Int
    }

    var isFirstResponder: Bool
    var selectedRange: Range?
  }
}
