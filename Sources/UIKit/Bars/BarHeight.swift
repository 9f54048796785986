import Foundation

/// How high the bars of UIKit's containers are.
///
/// Apple prints none of these: they are what apps have measured on iPhones and iPads. A phone on its side has low bars; one of the
/// large kind is as wide as an iPad then, and has the usual ones.
@MainActor
enum BarHeight {
  static func navigationBar(_ traits: UITraitCollection) -> CGFloat { bar(traits, onPhones: 44) }

  /// Without what is below the bar: the home indicator.
  static func toolbar(_ traits: UITraitCollection) -> CGFloat { bar(traits, onPhones: 49) }

  /// Without what is below the bar: the home indicator.
  static func tabBar(_ traits: UITraitCollection) -> CGFloat { bar(traits, onPhones: 49) }

  /// In a sheet, whose upper edge is below the status bar.
  static let navigationBarOfSheet: CGFloat = 56

  /// What a large title adds to a navigation bar.
  static let largeTitle: CGFloat = 52

  /// What a line above the title adds.
  static let prompt: CGFloat = 30

  /// What a search bar adds; while it is edited and has taken the title's place, the bar is as high as it.
  static let searchBar: CGFloat = 52

  /// What the scopes of a search bar add to it.
  static let scopes: CGFloat = 40

  private static func bar(_ traits: UITraitCollection, onPhones height: CGFloat) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return 50 }
    return traits.isLow ? 32 : height
  }
}

extension UITraitCollection {
  /// Whether there is little room from top to bottom, and from side to side as well.
  var isLow: Bool { verticalSizeClass == .compact && horizontalSizeClass != .regular }
}
