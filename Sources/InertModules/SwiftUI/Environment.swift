// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import Combine
@_spi(InertModules) @_exported import UIKit

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public var colorScheme = ColorScheme.light
  public var colorSchemeContrast = ColorSchemeContrast.standard
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  public var scenePhase = ScenePhase.active
  public var layoutDirection = LayoutDirection.leftToRight
  public var locale = Locale.current
  public var calendar = Calendar.current
  public var timeZone = TimeZone.current
  public var displayScale: CGFloat = 2
  public var pixelLength: CGFloat = 0.5
  public var sizeCategory = ContentSizeCategory.large
  public var dynamicTypeSize = DynamicTypeSize.large
  public var isEnabled = true
  public var isFocused = false
  public var font: Font?
  public var lineLimit: Int?
  public var lineSpacing: CGFloat = 0
  public var multilineTextAlignment = TextAlignment.leading
  public var minimumScaleFactor: CGFloat = 1
  public var allowsTightening = false
  public var editMode: Binding<EditMode>?
  public var accessibilityReduceMotion = false
  public var accessibilityReduceTransparency = false
  public var accessibilityVoiceOverEnabled = false
  public var accessibilityDifferentiateWithoutColor = false
  public var redactionReasons = RedactionReasons()
  public var isSearching = false
  public var isPresented: Bool { false }
  public var dismiss: DismissAction { DismissAction() }
  public var dismissSearch: DismissAction { DismissAction() }
  public var openURL = OpenURLAction { _ in .handled }
  public var refresh: RefreshAction? { nil }
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: () -> Value

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { EnvironmentValues()[keyPath: keyPath] }
  }

  public init(_ objectType: Value.Type) where Value: AnyObject {
    read = { fatalError("SwiftUI's views don't run here, so no environment has a \(objectType)") }
  }

  public init<T: AnyObject>(_ objectType: T.Type) where Value == T? { read = { nil } }

  public var wrappedValue: Value { read() }
}

public struct DismissAction: Sendable {
  public func callAsFunction() {}
}

public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}

public struct OpenURLAction {
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  public init(handler: @escaping (URL) -> Result) {}
  public func callAsFunction(_ url: URL) {}
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {}
}

public struct PresentationMode: Sendable {
  public var isPresented: Bool { false }
  public mutating func dismiss() {}
}

public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark
}

public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard
  case increased
}

public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

public enum ScenePhase: Hashable, Comparable, Sendable {
  case background
  case inactive
  case active
}

public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

public enum EditMode: Hashable, Sendable {
  case inactive
  case transient
  case active

  public var isEditing: Bool { self != .inactive }
}

public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge
}

public enum DynamicTypeSize: CaseIterable, Hashable, Comparable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
}
