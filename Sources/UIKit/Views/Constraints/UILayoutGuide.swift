public import Foundation

/// A rectangle of a view that constraints are made with.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
  /// The view that the guide is in.
  open internal(set) weak var owningView: UIView?

  /// A name by which it is known in messages.
  open var identifier = ""

  private let insets: @MainActor (UIView) -> UIEdgeInsets?

  /// Creates a guide, whose place follows from constraints alone.
  public override init() {
    insets = { _ in nil }
  }

  /// A guide that UIKit places inside its view.
  init(of view: UIView, identifier: String, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
    self.insets = insets
    self.identifier = identifier
    owningView = view
  }

  /// Creates a guide from an interface file's data.
  public required init?(coder: NSCoder) {
    insets = { _ in nil }
  }

  /// Writes the guide to an interface file's data; there is nothing to write.
  open func encode(with coder: NSCoder) {}

  /// The guide's place in its view; zero where only constraints say it, which are not solved here.
  open var layoutFrame: CGRect {
    guard let owningView, let insets = insets(owningView) else { return .zero }
    return owningView.bounds.inset(by: insets)
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

  private var insetsOfMargins: UIEdgeInsets {
    let (margins, safe) = (layoutMargins, safeAreaInsets)
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    return UIEdgeInsets(
      top: margins.top + safe.top, left: margins.left + safe.left,
      bottom: margins.bottom + safe.bottom, right: margins.right + safe.right)
  }

  private func guide(
    _ place: WritableKeyPath<ViewAttributes, UILayoutGuide?>, _ identifier: String,
    insets: @escaping @MainActor (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    if let guide = attributes[keyPath: place] { return guide }
    let guide = UILayoutGuide(of: self, identifier: identifier, insets: insets)
    attributes[keyPath: place] = guide
    return guide
  }
}
