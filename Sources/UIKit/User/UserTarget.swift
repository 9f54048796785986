/// Something on screen that the user can tap, and the names by which one means it.
package struct UserTarget {
  /// The title, the accessibility label and the identifier, as far as there are any.
  package var names: [String]

  /// Whether it takes touches.
  package var isEnabled: Bool

  /// Whether it is made to be tapped, and not text that may be anywhere.
  package var isControl: Bool

  /// Whether it is a button of a bar.
  package var isInBar = false

  /// Taps it.
  package var tap: @MainActor () -> Void

  @MainActor
  init(
    names: [String], isEnabled: Bool = true, isControl: Bool = true,
    tap: @escaping @MainActor () -> Void
  ) {
    self.names = names
    self.isEnabled = isEnabled
    self.isControl = isControl
    self.tap = tap
  }

  @MainActor
  init(_ item: UIBarButtonItem) {
    self.init(names: item.names, isEnabled: item.isEnabled) { item.userTaps() }
    isInBar = true
  }
}
