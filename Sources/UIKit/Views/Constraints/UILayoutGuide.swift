public import Foundation

/// A rectangle of a view that constraints are made with.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
  /// The view that the guide is in.
  open internal(set) weak var owningView: UIView?

  /// A name by which it is known in messages.
  open var identifier = ""

  private let insets: @MainActor (UIView) -> UIEdgeInsets?

  /// The part of a scroll view that the guide stands for; nil for any other guide.
  let scrollViewPart: ScrollViewPart?

  /// The place that constraints gave the guide.
  var solvedFrame = CGRect.zero

  enum ScrollViewPart {
    case content
    case frame
  }

  /// Creates a guide, whose place follows from constraints alone.
  public override init() {
    insets = { _ in nil }
    scrollViewPart = nil
  }

  /// A guide that UIKit places inside its view.
  init(
    of view: UIView, identifier: String, scrollViewPart: ScrollViewPart? = nil,
    insets: @escaping @MainActor (UIView) -> UIEdgeInsets
  ) {
    self.insets = insets
    self.scrollViewPart = scrollViewPart
    self.identifier = identifier
    owningView = view
  }

  /// Creates a guide from an interface file's data.
  public required init?(coder: NSCoder) {
    insets = { _ in nil }
    scrollViewPart = nil
  }

  /// Writes the guide to an interface file's data; there is nothing to write.
  open func encode(with coder: NSCoder) {}

  /// The guide's place in its view: for a guide of the app's, the one of the last layout.
  open var layoutFrame: CGRect {
    guard let owningView, let insets = insets(owningView) else { return solvedFrame }
    return owningView.bounds.inset(by: insets)
  }

  /// Whether UIKit, and no constraint, says where the guide is.
  var isPlacedByUIKit: Bool { owningView.map { insets($0) != nil } ?? true }

  /// The guide's place, of one that UIKit places, in a view whose size constraints may decide.
  func place(in view: LayoutFrame) -> LayoutFrame {
    view.inset(by: owningView.flatMap(insets) ?? .zero)
  }
}

extension UIView {
  /// The app's own guides in the view.
  public var layoutGuides: [UILayoutGuide] { attributes.layoutGuides }

  /// Puts a guide into the view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    attributes.layoutGuides.append(layoutGuide)
    layoutGuide.owningView = self
    setNeedsConstraintSolving()
  }

  /// Takes a guide out of the view.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    attributes.layoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The part of the view that no bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide {
    guide(\.safeAreaLayoutGuide, "UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets }
  }

  /// The part of the view inside its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    guide(\.layoutMarginsGuide, "UIViewLayoutMarginsGuide") { $0.insetsOfMargins }
  }

  /// The part of the view where lines are easily read.
  public var readableContentGuide: UILayoutGuide {
    guide(\.readableContentGuide, "UIViewReadableContentGuide") { $0.insetsOfMargins }
  }

  fileprivate func guide(
    _ place: WritableKeyPath<ViewAttributes, UILayoutGuide?>, _ identifier: String,
    of part: UILayoutGuide.ScrollViewPart? = nil,
    insets: @escaping @MainActor (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    if let guide = attributes[keyPath: place] { return guide }
    let guide = UILayoutGuide(
      of: self, identifier: identifier, scrollViewPart: part, insets: insets)
    attributes[keyPath: place] = guide
    return guide
  }
}

extension UIScrollView {
  /// The area of the content: what is connected with its edges says how large the content is.
  public var contentLayoutGuide: UILayoutGuide {
    guide(\.contentLayoutGuide, "UIScrollView-contentLayoutGuide", of: .content) { view in
      guard let view = view as? UIScrollView else { return .zero }
      return UIEdgeInsets(
        top: -view.bounds.minY, left: -view.bounds.minX,
        bottom: view.bounds.maxY - view.contentSize.height,
        right: view.bounds.maxX - view.contentSize.width)
    }
  }

  /// The view's frame, which does not move when the content is scrolled.
  public var frameLayoutGuide: UILayoutGuide {
    guide(\.frameLayoutGuide, "UIScrollView-frameLayoutGuide", of: .frame) { _ in .zero }
  }
}
