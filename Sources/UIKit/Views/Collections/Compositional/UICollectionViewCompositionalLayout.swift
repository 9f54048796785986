public import Foundation

/// Gives the section of a number; nil gives none.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout of sections that each have a group of items which is repeated; it scrolls vertically.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// What the layout has beyond its sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  private var places = CompositionalPlaces()

  /// The sections that the provider gave, and how many items they have.
  private var sections: [(section: NSCollectionLayoutSection?, itemCount: Int)] = []

  /// Creates a layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(sectionProvider: { _, _ in section })
  }

  /// Creates a layout whose sections are all alike.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Creates a layout of several sections.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout of several sections.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout of no sections from an interface file's data.
  public required init?(coder: NSCoder) {
    sectionProvider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// A layout that looks like a table.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let environment = CollectionLayoutEnvironment(of: collectionView)
    sections = (0..<collectionView.numberOfSections).map {
      (sectionProvider($0, environment), collectionView.numberOfItems(inSection: $0))
    }
    placeSections()
  }

  private func placeSections() {
    guard let collectionView else { return }
    let size = CollectionLayoutEnvironment(of: collectionView).effectiveContentSize
    places = CompositionalPlaces()
    places.measured = collectionView.measured
    places.boundsSize = collectionView.bounds.size
    for (number, section) in sections.enumerated() {
      if number > 0 { places.bottom += configuration.interSectionSpacing }
      places.append(section.section, itemCount: section.itemCount, in: size)
    }
  }

  /// How a section looks that looks like a table; nil for others.
  func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    places.sections.indices.contains(section) ? places.sections[section].list : nil
  }

  /// Heights that are estimates are measured.
  override var measuresViews: Bool { places.hasEstimates }

  override func measuredAxes(of attributes: UICollectionViewLayoutAttributes) -> MeasuredAxes {
    let path = attributes.indexPath
    guard places.sections.indices.contains(path.section) else { return [] }
    let section = places.sections[path.section]
    let isEstimate =
      switch attributes.representedElementKind {
      case nil: section.isEstimated.indices.contains(path.item) && section.isEstimated[path.item]
      case let kind?: section.boundaries.first { $0.kind == kind }?.isEstimated ?? false
      }
    return isEstimate ? .height : []
  }

  /// The app's sections are not asked for again.
  override func sizesWereMeasured() { placeSections() }

  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    let width = collectionView.map {
      CollectionLayoutEnvironment(of: $0).effectiveContentSize.width
    }
    return CGSize(width: width ?? 0, height: places.bottom)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    prepareIfNeeded()
    return places.sections.enumerated().flatMap { number, section in
      section.items.indices.filter { section.items[$0].overlaps(rect) }
        .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: number)) }
        + section.boundaries.compactMap {
          layoutAttributesForSupplementaryView(
            ofKind: $0.kind, at: IndexPath(item: 0, section: number))
        }.filter { $0.frame.overlaps(rect) }
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard places.sections.indices.contains(indexPath.section),
      places.sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = places.sections[indexPath.section].items[indexPath.item]
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard places.sections.indices.contains(indexPath.section) else { return nil }
    let section = places.sections[indexPath.section]
    guard let boundary = section.boundaries.first(where: { $0.kind == elementKind }) else {
      return nil
    }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    let sight = collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) } ?? .zero
    attributes.frame =
      boundary.isPinned ? boundary.pinned(to: sight, in: section) : boundary.frame
    return attributes
  }

  /// Asks for places again when the collection's size changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != places.boundsSize
  }

  /// What a swipe on an item of a list offers, to the left and to the right.
  func swipeActions(ofItemAt indexPath: IndexPath) -> [UIContextualAction] {
    prepareIfNeeded()
    guard let list = places.sections[indexPath.section].list else { return [] }
    return [
      list.trailingSwipeActionsConfigurationProvider?(indexPath),
      list.leadingSwipeActionsConfigurationProvider?(indexPath),
    ].flatMap { $0?.actions ?? [] }
  }
}
