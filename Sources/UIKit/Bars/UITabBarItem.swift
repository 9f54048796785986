public import Foundation

/// What a tab bar shows for one of its controllers.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// An item of the system.
  public enum SystemItem: Int, Sendable {
    /// More.
    case more
    /// Favorites.
    case favorites
    /// Featured.
    case featured
    /// Top rated.
    case topRated
    /// Recents.
    case recents
    /// Contacts.
    case contacts
    /// History.
    case history
    /// Bookmarks.
    case bookmarks
    /// Search.
    case search
    /// Downloads.
    case downloads
    /// Most recent.
    case mostRecent
    /// Most viewed.
    case mostViewed

    /// What the item says.
    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }
  }

  /// The image while the tab is selected.
  open var selectedImage: UIImage?

  /// The text of the badge; nil for none.
  open var badgeValue: String?

  /// The color of the badge.
  open var badgeColor: UIColor?

  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero

  /// How the bar looks while the tab is selected; nil for the bar's own.
  open var standardAppearance: UITabBarAppearance?

  /// The same while nothing is scrolled under the bar.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// Which item of the system it is; nil for none of them.
  private(set) var systemItem: SystemItem?

  /// Creates an item.
  public override init() {
    super.init()
  }

  /// Creates an item with an image and a number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with an image, and one for while the tab is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates one of the system's items.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  /// Creates an item from an interface file's data.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var names: [String] {
    super.names + [systemItem?.title].compactMap { $0 }
  }
}
