/// Something on screen that the user can tap, and the names by which one means it.
package struct UserTarget {
  /// The title, the accessibility label and the identifier, as far as there are any.
  package var names: [String]

  /// Whether it takes touches.
  package var isEnabled: Bool

  /// Whether it is made to be tapped, and not text that may be anywhere.
  package var isControl: Bool

  /// Whether it is a button of a bar.
  package var isInBar: Bool

  /// Taps it.
  package var tap: @MainActor () -> Void

  @MainActor
  init(
    names: [String], isEnabled: Bool = true, isControl: Bool = true, isInBar: Bool = false,
    tap: @escaping @MainActor () -> Void
  ) {
    self.names = names
    self.isEnabled = isEnabled
    self.isControl = isControl
    self.isInBar = isInBar
    self.tap = tap
  }

  @MainActor
  init(_ item: UIBarButtonItem) {
    self.init(names: item.names, isEnabled: item.isEnabled, isInBar: true) { item.userTaps() }
  }
}
