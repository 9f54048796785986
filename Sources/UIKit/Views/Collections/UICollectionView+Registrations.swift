public import Foundation

extension UICollectionView {
  /// A way to make and fill cells, in place of a reuse identifier.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
    /// Fills a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identifier = RegistrationIdentifier.next()
    let nib: UINib?
    let handler: Handler

    /// Registers cells of the class `Cell`.
    public init(handler: @escaping Handler) {
      nib = nil
      self.handler = handler
    }

    /// Registers cells of an interface file.
    public init(cellNib: UINib, handler: @escaping Handler) {
      nib = cellNib
      self.handler = handler
    }
  }

  /// A way to make and fill headers, footers and other such views, in place of a reuse identifier.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary>
  where Supplementary: UICollectionReusableView {
    /// Fills a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier = RegistrationIdentifier.next()
    let kind: String
    let nib: UINib?
    let handler: Handler

    /// Registers views of the class `Supplementary`.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      nib = nil
      self.handler = handler
    }

    /// Registers views of an interface file.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      nib = supplementaryNib
      self.handler = handler
    }
  }

  /// A cell of a registration, filled for an item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if let nib = registration.nib {
      register(nib, forCellWithReuseIdentifier: registration.identifier)
    } else {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    let cell = dequeueReusableCell(
      withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = cell as? Cell else { fatalError("a registration's cell has its class") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A header, a footer or another such view of a registration, filled for its place.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    if let nib = registration.nib {
      register(
        nib, forSupplementaryViewOfKind: registration.kind,
        withReuseIdentifier: registration.identifier)
    } else {
      register(
        Supplementary.self, forSupplementaryViewOfKind: registration.kind,
        withReuseIdentifier: registration.identifier)
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = view as? Supplementary else {
      fatalError("a registration's view has its class")
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

/// Reuse identifiers that no author gives, the same at each launch.
@MainActor
enum RegistrationIdentifier {
  private static var count = 0

  static func next() -> String {
    count += 1
    return "registration \(count)"
  }
}
