/// What becomes of a launch that encodes a value that no archive can hold: one whose class does not
/// conform to `NSCoding`, or under the secure pair one that does not support secure coding.
///
/// Rows 8.24 and 8.26 of the facts: a keyed archiver raises an exception, and Apple does not say whether
/// restoration catches it.
enum ValueThatCannotBeSaved: String, CaseIterable, Sendable {
  case endsTheLaunch
  case isLost
}

extension StateRestorationPolicy where Value == ValueThatCannotBeSaved {
  /// What becomes of a launch that encodes a value that no archive can hold.
  static var valueThatCannotBeSaved: Self {
    Self(
      number: "8.24", name: "valueThatCannotBeSaved", usual: .endsTheLaunch,
      reason: """
        a keyed archiver raises an exception, which ends an app; nothing says that UIKit catches it \
        while it saves
        """)
  }
}
