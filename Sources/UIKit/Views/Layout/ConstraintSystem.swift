import ConstraintSolver
import Foundation

/// The views that constraints place together, below a view that they do not place.
///
/// UIKit keeps one engine for a window. Here each root has a system of its own, made again when something
/// in it has changed: what a mask or the app's code places has a frame that no constraint moves, so
/// nothing inside it depends on anything outside. A constraint that reaches through such a view joins
/// both systems (`UIView.constraintRoot`).
@MainActor
struct ConstraintSystem {
  let root: UIView

  /// The views whose frames the solver finds, in the order of the tree.
  private(set) var placedViews: [UIView] = []

  private(set) var guides: [UILayoutGuide] = []

  /// The scroll views whose content constraints measure, in the order in which they were met.
  private(set) var measuredScrollViews: [UIScrollView] = []

  var solver = CassowarySolver()

  private var variables: [ObjectIdentifier: FrameVariables] = [:]
  private var contents: [ObjectIdentifier: ContentVariables] = [:]

  /// The app's constraint behind a constraint of the solver.
  private var sources: [Constraint: NSLayoutConstraint] = [:]

  /// The constraints by which content decides a view's height: they change when its width is known.
  private var contentHeights: [ObjectIdentifier: [Constraint]] = [:]

  /// The app's constraints that cannot hold beside the others.
  private(set) var conflicts: [ConstraintConflict] = []

  private struct FrameVariables {
    let x: Variable
    let y: Variable
    let width: Variable
    let height: Variable

    init(_ solver: inout CassowarySolver) {
      x = solver.makeVariable()
      y = solver.makeVariable()
      width = solver.makeVariable()
      height = solver.makeVariable()
    }

    var frame: LayoutFrame {
      LayoutFrame(
        x: LinearExpression(x), y: LinearExpression(y), width: LinearExpression(width),
        height: LinearExpression(height))
    }
  }

  private struct ContentVariables {
    let width: Variable
    let height: Variable
  }

  /// Collects what is below a root; with `measuresRoot`, the root's own size is looked for as well.
  init(root: UIView, measuresRoot: Bool = false) {
    self.root = root
    collectGuides(of: root)
    collect(below: root)
    if measuresRoot { makeVariables(for: root) }
  }

  /// Whether there is anything to solve.
  var isEmpty: Bool { placedViews.isEmpty && guides.isEmpty }

  private mutating func collect(below view: UIView) {
    for subview in view.subviews {
      let isPlaced = !subview.translatesAutoresizingMaskIntoConstraints
      guard isPlaced || subview.attributes.crossingConstraintCount > 0 else { continue }
      if isPlaced {
        placedViews.append(subview)
        makeVariables(for: subview)
      }
      collectGuides(of: subview)
      collect(below: subview)
    }
  }

  private mutating func collectGuides(of view: UIView) {
    for guide in view.layoutGuides where !guide.isPlacedByUIKit {
      guides.append(guide)
      makeVariables(for: guide)
    }
  }

  private mutating func makeVariables(for item: AnyObject) {
    let frame = FrameVariables(&solver)
    variables[ObjectIdentifier(item)] = frame
    // Auto Layout gives no view a negative size.
    require(LinearExpression(frame.width).compared(.greaterThanOrEqual))
    require(LinearExpression(frame.height).compared(.greaterThanOrEqual))
  }

  /// Adds what always holds; the solver's own limits are all that can be in its way.
  mutating func require(_ constraint: LinearConstraint) {
    guard !constraint.terms.isEmpty else { return }
    _ = try? solver.add(constraint)
  }
}

extension LinearConstraint {
  /// Whether it holds if all its terms are zero, but for what frames are rounded by.
  fileprivate var holdsWithoutTerms: Bool {
    switch relation {
    case .lessThanOrEqual: constant >= -0.5
    case .equal: abs(constant) <= 0.5
    case .greaterThanOrEqual: constant <= 0.5
    }
  }
}

extension UIView {
  /// Whether the app's code left it to the mask to place the view, and not UIKit, which places roots of controllers, rows and what bars
  /// show.
  fileprivate var isPlacedByItsMask: Bool {
    guard translatesAutoresizingMaskIntoConstraints, viewController == nil, let superview else {
      return false
    }
    switch superview {
    case is UITableView, is UICollectionView, is UITableViewCell, is UICollectionReusableView,
      is UITableViewHeaderFooterView, is UINavigationBar, is UIToolbar, is UIStackView:
      return false
    default: return !(self is UIWindow)
    }
  }
}

// MARK: Places

extension ConstraintSystem {
  /// The frame of a view in its superview.
  func frame(of view: UIView) -> LayoutFrame {
    if let variables = variables[ObjectIdentifier(view)] { return variables.frame }
    return LayoutFrame(view.untransformedFrame)
  }

  /// The frame of a guide in the view that has it.
  func frame(of guide: UILayoutGuide) -> LayoutFrame {
    if let variables = variables[ObjectIdentifier(guide)] { return variables.frame }
    guard let view = guide.owningView else { return LayoutFrame(.zero) }
    return guide.place(in: inside(view))
  }

  /// A view's own coordinates: its size, at zero.
  func inside(_ view: UIView) -> LayoutFrame {
    let frame = frame(of: view)
    return LayoutFrame(
      x: LinearExpression(0), y: LinearExpression(0), width: frame.width, height: frame.height)
  }

  /// What constraints say of the content of a scroll view.
  mutating func content(of view: UIScrollView) -> LayoutFrame {
    let key = ObjectIdentifier(view)
    if contents[key] == nil {
      contents[key] = ContentVariables(
        width: solver.makeVariable(), height: solver.makeVariable())
      measuredScrollViews.append(view)
    }
    let zero = LinearExpression(0)
    guard let content = contents[key] else { return LayoutFrame(.zero) }
    return LayoutFrame(
      x: zero, y: zero, width: LinearExpression(content.width),
      height: LinearExpression(content.height))
  }

  /// The place of an item in the coordinates of a view that it is in; nil if it is not in it.
  ///
  /// The edges of a scroll view are those of its content for what is in it (Apple, TN2154).
  mutating func frame(of item: AnyObject, in holder: UIView) -> LayoutFrame? {
    if let view = item as? UIScrollView, view === holder { return content(of: view) }
    if let view = item as? UIView {
      guard view !== holder else { return inside(view) }
      guard let superview = view.superview else { return nil }
      return moved(frame(of: view), from: superview, to: holder)
    }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return nil }
    return moved(place(of: guide, in: owner), from: owner, to: holder)
  }

  private mutating func place(of guide: UILayoutGuide, in owner: UIView) -> LayoutFrame {
    guard let scrollView = owner as? UIScrollView else { return frame(of: guide) }
    switch guide.scrollViewPart {
    case .content: return content(of: scrollView)
    case .frame:
      return inside(owner).offset(
        byX: LinearExpression(owner.bounds.minX), y: LinearExpression(owner.bounds.minY))
    case nil: return frame(of: guide)
    }
  }

  private func moved(
    _ frame: LayoutFrame, from view: UIView, to holder: UIView
  ) -> LayoutFrame? {
    var frame = frame
    var view = view
    while view !== holder {
      guard let superview = view.superview else { return nil }
      let origin = self.frame(of: view)
      frame = frame.offset(
        byX: origin.x - view.storedBounds.minX, y: origin.y - view.storedBounds.minY)
      view = superview
    }
    return frame
  }
}

// MARK: Solving

extension ConstraintSystem {
  /// Adds one of the app's constraints.
  ///
  /// One that cannot hold beside required ones is ignored, as UIKit breaks one of those that conflict. So is one with
  /// a number that the solver cannot calculate with.
  mutating func add(_ constraint: LinearConstraint, from source: NSLayoutConstraint) {
    guard !constraint.terms.isEmpty else { return check(constraint, from: source) }
    do throws(SolverError) {
      sources[try solver.add(constraint)] = source
    } catch {
      guard case .conflict(let others) = error else { return }
      conflicts.append(
        ConstraintConflict(broken: source, others: others.compactMap { sources[$0] }))
    }
  }

  /// Notes a required constraint on a frame that the view's mask decides, if the frame is another one.
  ///
  /// UIKit makes constraints of the mask of such a view, with which the app's conflict
  /// (`translatesAutoresizingMaskIntoConstraints`).
  private mutating func check(_ constraint: LinearConstraint, from source: NSLayoutConstraint) {
    guard constraint.strength == .required, !constraint.holdsWithoutTerms else { return }
    let masked = source.views.filter(\.isPlacedByItsMask)
    guard !masked.isEmpty else { return }
    conflicts.append(ConstraintConflict(broken: source, others: [], masked: masked))
  }

  /// Adds what need not hold, which conflicts with nothing; nil for a number that the solver cannot calculate with.
  mutating func prefer(_ constraint: LinearConstraint) -> Constraint? {
    try? solver.add(constraint)
  }

  mutating func noteContentHeight(_ constraints: [Constraint], of view: UIView) {
    contentHeights[ObjectIdentifier(view)] = constraints
  }

  /// Changes what need not hold, which conflicts with nothing.
  mutating func setContentHeight(_ height: CGFloat, of view: UIView) {
    let constraints = contentHeights[ObjectIdentifier(view)] ?? []
    _ = try? solver.setConstants(constraints.map { ConstantChange($0, to: Double(height)) })
  }

  /// Finds the values; a system that is too much for the solver keeps those that it has.
  mutating func solve() {
    _ = try? solver.solve()
  }

  func solvedFrame(of item: AnyObject) -> CGRect {
    guard let frame = variables[ObjectIdentifier(item)] else { return .zero }
    return CGRect(
      x: solver.value(of: frame.x), y: solver.value(of: frame.y),
      width: solver.value(of: frame.width), height: solver.value(of: frame.height))
  }

  func solvedContentSize(of view: UIScrollView) -> CGSize? {
    contents[ObjectIdentifier(view)].map {
      CGSize(width: solver.value(of: $0.width), height: solver.value(of: $0.height))
    }
  }
}
