import Foundation

extension UIView {
  /// Lets each subview follow another size of this view as its mask says.
  ///
  /// What is flexible shares the difference in proportion to what it measures, as on a phone; a view
  /// that is placed by constraints does not follow.
  func resizeSubviews(from oldSize: CGSize) {
    guard attributes.autoresizesSubviews, oldSize != .zero else { return }
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      view.follow(from: oldSize, to: bounds.size)
    }
  }

  private func follow(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty, transform == .identity else { return }
    let (x, width) = Self.following(
      (frame.minX, frame.width), from: old.width, to: new.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let (y, height) = Self.following(
      (frame.minY, frame.height), from: old.height, to: new.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    // A view can lose all of its size, and has none below that.
    frame = CGRect(x: x, y: y, width: max(0, width), height: max(0, height))
  }

  private static func following(
    _ place: (start: CGFloat, length: CGFloat), from old: CGFloat, to new: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (CGFloat, CGFloat) {
    let after = old - place.start - place.length
    let parts = [
      flexible.before ? place.start : 0, flexible.length ? place.length : 0,
      flexible.after ? after : 0,
    ]
    let count = [flexible.before, flexible.length, flexible.after].count { $0 }
    guard count > 0 else { return place }
    let whole = parts.reduce(0, +)
    let isFlexible = [flexible.before, flexible.length, flexible.after]
    let shares = zip(parts, isFlexible).map { part, isFlexible in
      guard isFlexible else { return CGFloat(0) }
      return (new - old) * (whole == 0 ? 1 / CGFloat(count) : part / whole)
    }
    return (place.start + shares[0], place.length + shares[1])
  }

  /// Tells the controller of a root view, and the app's trace, that layout begins.
  func tellBeforeLayout() {
    guard let viewController else { return }
    Trace.hook(viewController, "viewWillLayoutSubviews()")
    viewController.viewWillLayoutSubviews()
  }

  /// Tells the controller of a root view, and the app's trace, that layout is done.
  func tellAfterLayout() {
    guard let viewController else { return }
    Trace.hook(viewController, "viewDidLayoutSubviews()")
    viewController.viewDidLayoutSubviews()
  }
}

/// The layout of everything on screen at the end of a turn of the main queue.
@MainActor
enum LayoutPass {
  private static var isScheduled = false

  /// How many views are roots of constraints that have to be solved.
  static var unsolvedCount = 0

  static func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        isScheduled = false
        perform()
      }
    }
  }

  /// Lays out what needs it, now.
  static func perform() {
    for window in UIApplication.shared.windows { window.layoutIfNeeded() }
  }
}
