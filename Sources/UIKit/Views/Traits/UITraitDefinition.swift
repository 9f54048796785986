public import Foundation

/// A trait, as a type by which an app says what it wants to hear of.
public protocol UITraitDefinition {
  /// What the trait says.
  associatedtype Value

  /// What the trait says where nothing else is said.
  static var defaultValue: Value { get }
}

/// A trait, as registrations name it.
public typealias UITrait = any UITraitDefinition.Type

/// The traits of UIKit, which know where they are in a collection.
protocol SystemTrait: UITraitDefinition {
  static func isEqual(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }

  static func isEqual(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.userInterfaceIdiom == second.userInterfaceIdiom
  }
}

/// How much room there is from side to side.
public enum UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

  static func isEqual(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.horizontalSizeClass == second.horizontalSizeClass
  }
}

/// How much room there is from top to bottom.
public enum UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

  static func isEqual(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.verticalSizeClass == second.verticalSizeClass
  }
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }

  static func isEqual(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.userInterfaceStyle == second.userInterfaceStyle
  }
}

/// The pixels of a point.
public enum UITraitDisplayScale: UITraitDefinition, SystemTrait {
  public static var defaultValue: CGFloat { 0 }

  static func isEqual(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.displayScale == second.displayScale
  }
}

/// The direction of reading.
public enum UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }

  static func isEqual(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.layoutDirection == second.layoutDirection
  }
}

/// The size of text that the user chose.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }

  static func isEqual(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.preferredContentSizeCategory == second.preferredContentSizeCategory
  }
}
