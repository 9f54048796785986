import ConstraintSolver
import Foundation

/// The constraints by which a stack places the views in it.
///
/// They follow Apple's description of `UIStackView`: along the axis, views fill the stack by its
/// distribution; across it, they stand by its alignment, and the stack is as large as the largest of them.
@MainActor
struct StackArrangement {
  private let stack: UIStackView
  private let views: [UIView]

  init(_ stack: UIStackView) {
    self.stack = stack
    // A hidden view takes no room.
    views = stack.arrangedSubviews.filter { !$0.isHidden }
  }

  private var isRow: Bool { stack.axis == .horizontal }

  func add(to system: inout ConstraintSystem) {
    for view in stack.arrangedSubviews where view.isHidden { collapse(view, in: &system) }
    guard !views.isEmpty else { return }
    let room = room(in: system)
    addAlongAxis(in: room, to: &system)
    for view in views { addAcrossAxis(view, in: room, to: &system) }
    alignBaselines(in: &system)
    addCompactness(to: &system)
  }

  /// Where the views stand: the stack, or what its margins leave of it.
  private func room(in system: ConstraintSystem) -> LayoutFrame {
    let inside = system.inside(stack)
    guard stack.isLayoutMarginsRelativeArrangement else { return inside }
    return inside.inset(by: stack.layoutMargins)
  }

  private func collapse(_ view: UIView, in system: inout ConstraintSystem) {
    let frame = system.frame(of: view)
    _ = system.prefer((isRow ? frame.width : frame.height).compared(.equal, .hidden))
  }

  // MARK: Along the axis

  private func addAlongAxis(in room: LayoutFrame, to system: inout ConstraintSystem) {
    let frames = ordered.map { system.frame(of: $0) }
    guard let first = frames.first, let last = frames.last else { return }
    system.require((start(first) - start(room)).compared(.equal))
    system.require((end(last) - end(room)).compared(.equal))
    let gaps = zip(frames, frames.dropFirst()).map { start($1) - end($0) }
    switch stack.distribution {
    case .equalSpacing: equalize(gaps, in: &system)
    case .equalCentering:
      let middles = frames.map { start($0) + 0.5 * length($0) }
      equalize(zip(middles, middles.dropFirst()).map { $1 - $0 }, in: &system)
    case .fill, .fillEqually, .fillProportionally: break
    }
    for (gap, view) in zip(gaps, ordered) {
      let isFree = [.equalSpacing, .equalCentering].contains(stack.distribution)
      system.require(
        (gap - spacing(after: view)).compared(isFree ? .greaterThanOrEqual : .equal))
    }
    addLengths(frames, to: &system)
  }

  /// The views from left to right, or from top to bottom.
  private var ordered: [UIView] {
    isRow && stack.semanticContentAttribute == .forceRightToLeft ? views.reversed() : views
  }

  private func spacing(after view: UIView) -> CGFloat {
    let custom = stack.customSpacing(after: view)
    let spacing = custom == UIStackView.spacingUseDefault ? stack.spacing : custom
    return spacing == UIStackView.spacingUseSystem ? systemSpacing : spacing
  }

  private func equalize(_ lengths: [LinearExpression], in system: inout ConstraintSystem) {
    guard let first = lengths.first else { return }
    for length in lengths.dropFirst() { system.require((length - first).compared(.equal)) }
  }

  private func addLengths(_ frames: [LayoutFrame], to system: inout ConstraintSystem) {
    switch stack.distribution {
    case .fillEqually: equalize(frames.map(length), in: &system)
    case .fillProportionally: addProportions(frames, to: &system)
    case .fill:
      // Where nothing else decides, the first view takes what is left: a choice of ours.
      for frame in frames.dropFirst() {
        _ = system.prefer(length(frame).compared(.equal, .lastResort))
      }
    case .equalSpacing, .equalCentering: break
    }
  }

  /// Views without a length of their own share nothing.
  private func addProportions(_ frames: [LayoutFrame], to system: inout ConstraintSystem) {
    let lengths = ordered.map { view in
      let size = view.intrinsicContentSize
      return max(0, isRow ? size.width : size.height)
    }
    guard let first = lengths.first, first > 0 else { return }
    for (frame, wanted) in zip(frames, lengths).dropFirst() {
      let difference = length(frame) - (wanted / first) * length(frames[0])
      _ = system.prefer(difference.compared(.equal, .almostRequired))
    }
  }

  // MARK: Across the axis

  private func addAcrossAxis(
    _ view: UIView, in room: LayoutFrame, to system: inout ConstraintSystem
  ) {
    let frame = system.frame(of: view)
    let (before, after) = (side(frame) - side(room), otherSide(room) - otherSide(frame))
    let isAtEnd = stack.alignment == .trailing
    let isCentered = stack.alignment == .center
    let touchesStart = stack.alignment == .fill || stack.alignment == .leading
    let touchesEnd = stack.alignment == .fill || isAtEnd
    system.require(before.compared(touchesStart ? .equal : .greaterThanOrEqual))
    system.require(after.compared(touchesEnd ? .equal : .greaterThanOrEqual))
    if isCentered { system.require((before - after).compared(.equal)) }
  }

  private func alignBaselines(in system: inout ConstraintSystem) {
    guard isRow, [.firstBaseline, .lastBaseline].contains(stack.alignment) else { return }
    let baselines = views.map { view in
      let frame = system.frame(of: view)
      guard let text = view.baselinesFromMiddle else { return frame.bottom }
      return frame.baseline(stack.alignment == .firstBaseline ? text.first : text.last)
    }
    equalize(baselines, in: &system)
  }

  /// Has the stack be no larger than what is in it, where nothing else says how large it is.
  private func addCompactness(to system: inout ConstraintSystem) {
    let inside = system.inside(stack)
    for length in [inside.width, inside.height] where !length.terms.isEmpty {
      _ = system.prefer(length.compared(.equal, .lastResort))
    }
  }

  // MARK: Axes

  private func start(_ frame: LayoutFrame) -> LinearExpression { isRow ? frame.x : frame.y }
  private func end(_ frame: LayoutFrame) -> LinearExpression {
    isRow ? frame.right : frame.bottom
  }
  private func length(_ frame: LayoutFrame) -> LinearExpression {
    isRow ? frame.width : frame.height
  }

  private var isMirrored: Bool { !isRow && stack.semanticContentAttribute == .forceRightToLeft }

  /// The side at which lines begin, or the upper one, as a distance that grows into the stack.
  private func side(_ frame: LayoutFrame) -> LinearExpression {
    if isRow { return frame.y }
    return isMirrored ? -1 * frame.right : frame.x
  }

  private func otherSide(_ frame: LayoutFrame) -> LinearExpression {
    if isRow { return frame.bottom }
    return isMirrored ? -1 * frame.x : frame.right
  }
}

extension Strength {
  /// Below everything that an app may ask for.
  fileprivate static let lastResort = Strength.optional(priority: 0.5)

  /// Above everything that an app may ask for, but for what it requires.
  fileprivate static let almostRequired = Strength.optional(priority: 999.5)

  /// A hidden view's length in a stack; constraints of the app's that say otherwise are stronger.
  fileprivate static let hidden = Strength.optional(priority: 999)
}
