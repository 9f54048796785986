import Foundation

/// What holds for the animations that are being set up.
@MainActor
enum AnimationState {
  static var isEnabled = true
  static var duration: TimeInterval = 0

  /// The animations between `beginAnimations(_:context:)` and `commitAnimations()`, the inner last.
  static var blocks: [AnimationBlock] = []
}
