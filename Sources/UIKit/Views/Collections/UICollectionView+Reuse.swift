public import Foundation

extension UICollectionView {
  /// Has cells of a class made for an identifier; nil has none made.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pools[Self.cellKind, default: ReusePool()].sources[identifier] = cellClass.map { .type($0) }
  }

  /// Has cells made from an interface file for an identifier; nil has none made.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    pools[Self.cellKind, default: ReusePool()].sources[identifier] = nib.map { .nib($0) }
  }

  /// Has headers, footers or other such views of a class made for an identifier.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    pools[elementKind, default: ReusePool()].sources[identifier] = viewClass.map { .type($0) }
  }

  /// Has headers, footers or other such views made from an interface file for an identifier.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    pools[kind, default: ReusePool()].sources[identifier] = nib.map { .nib($0) }
  }

  /// A cell of this identifier that went out of sight, or else a new one of the class registered for
  /// it.
  ///
  /// Traps where none is registered, as UIKit raises an exception.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cellBeingReconfigured, cellBeingReconfigured.reuseIdentifier == identifier {
      return cellBeingReconfigured
    }
    let attributes = layoutAttributesForItem(at: indexPath)
    guard
      let cell = dequeue(Self.cellKind, identifier, frame: attributes?.frame)
        as? UICollectionViewCell
    else {
      fatalError("what is registered for cells of identifier \(identifier) is not a cell")
    }
    return cell
  }

  /// A view of this kind and identifier that went out of sight, or else a new one of the class
  /// registered for them.
  ///
  /// Traps where none is registered, as UIKit raises an exception.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let attributes = layoutAttributesForSupplementaryElement(ofKind: elementKind, at: indexPath)
    return dequeue(elementKind, identifier, frame: attributes?.frame)
  }

  /// Under which the cells' classes are kept; no layout has a kind of this name.
  static let cellKind = ""

  func recycle(_ view: UICollectionReusableView, ofKind kind: String) {
    guard let identifier = view.reuseIdentifier else { return }
    pools[kind, default: ReusePool()].put(view, identifier)
  }

  private func dequeue(
    _ kind: String, _ identifier: String, frame: CGRect?
  ) -> UICollectionReusableView {
    if let view = pools[kind]?.take(identifier) {
      view.prepareForReuse()
      return view
    }
    guard let source = pools[kind]?.sources[identifier] else {
      let what = kind == Self.cellKind ? "a cell" : "a view of kind \(kind)"
      fatalError(
        "could not dequeue \(what) with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    let view = make(source, identifier, frame: frame ?? .zero)
    view.reuseIdentifier = identifier
    return view
  }

  private func make(
    _ source: ReuseSource, _ identifier: String, frame: CGRect
  ) -> UICollectionReusableView {
    switch source {
    case .type(let type): return Self.makeView(of: type, frame: frame)
    case .nib(let nib): return nib.makeView(forIdentifier: identifier)
    case .prototype(let prototype):
      guard let view = prototype.make() as? UICollectionReusableView else {
        fatalError("the prototype of identifier \(identifier) is not a reusable view")
      }
      return view
    }
  }

  private static func makeView(of type: AnyClass, frame: CGRect) -> UICollectionReusableView {
    let engineClasses = [
      UICollectionViewCell.self, UICollectionReusableView.self, UICollectionViewListCell.self,
    ]
    if engineClasses.contains(where: { $0 == type }) {
      switch type {
      case is UICollectionViewListCell.Type: return UICollectionViewListCell(frame: frame)
      case is UICollectionViewCell.Type: return UICollectionViewCell(frame: frame)
      default: return UICollectionReusableView(frame: frame)
      }
    }
    let view = AppClasses.makeFramedView(of: type, frame: frame)
    guard let view = view as? UICollectionReusableView else {
      fatalError(
        "\(AppClasses.shortName(of: type)) cannot be created for reuse: it has to inherit from "
          + "UICollectionReusableView, with init(frame:), and not be generic, in a function "
          + "or private in a private type")
    }
    return view
  }
}
