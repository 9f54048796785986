// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import Combine
@_spi(InertModules) @_exported import UIKit

@preconcurrency @MainActor
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleConfiguration {
  public struct Label: Sendable {}

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: BodylessView {}

@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct PrimitiveButtonStyleConfiguration {
  public struct Label: Sendable {}

  public let role: ButtonRole?
  public let label: Label
  public func trigger() {}
}

extension PrimitiveButtonStyleConfiguration.Label: BodylessView {}

/// A style of the system's, of whatever control.
public struct SystemStyle: Sendable {
  public init() {}
  public init(tint: Color) {}
}

extension SystemStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> EmptyView {
    EmptyView()
  }
}

public typealias PlainButtonStyle = SystemStyle
public typealias BorderlessButtonStyle = SystemStyle
public typealias BorderedButtonStyle = SystemStyle
public typealias BorderedProminentButtonStyle = SystemStyle
public typealias DefaultButtonStyle = SystemStyle

extension PrimitiveButtonStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { SystemStyle() }
  public static var plain: SystemStyle { SystemStyle() }
  public static var borderless: SystemStyle { SystemStyle() }
  public static var bordered: SystemStyle { SystemStyle() }
  public static var borderedProminent: SystemStyle { SystemStyle() }
}

@preconcurrency @MainActor
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ToggleStyleConfiguration {
  public struct Label: Sendable {}

  public let label: Label
  @Binding public var isOn: Bool
}

extension ToggleStyleConfiguration.Label: BodylessView {}

extension SystemStyle: ToggleStyle {
  public func makeBody(configuration: ToggleStyleConfiguration) -> EmptyView { EmptyView() }
}

extension ToggleStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { SystemStyle() }
  public static var `switch`: SystemStyle { SystemStyle() }
  public static var button: SystemStyle { SystemStyle() }
}

public typealias SwitchToggleStyle = SystemStyle

@preconcurrency @MainActor
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct LabelStyleConfiguration {
  public struct Title: Sendable {}
  public struct Icon: Sendable {}

  public var title: Title { Title() }
  public var icon: Icon { Icon() }
}

extension LabelStyleConfiguration.Title: BodylessView {}
extension LabelStyleConfiguration.Icon: BodylessView {}

extension SystemStyle: LabelStyle {
  public func makeBody(configuration: LabelStyleConfiguration) -> EmptyView { EmptyView() }
}

extension LabelStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { SystemStyle() }
  public static var iconOnly: SystemStyle { SystemStyle() }
  public static var titleOnly: SystemStyle { SystemStyle() }
  public static var titleAndIcon: SystemStyle { SystemStyle() }
}

@preconcurrency @MainActor
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ProgressViewStyleConfiguration {
  public let fractionCompleted: Double?
}

extension SystemStyle: ProgressViewStyle {
  public func makeBody(configuration: ProgressViewStyleConfiguration) -> EmptyView { EmptyView() }
}

extension ProgressViewStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { SystemStyle() }
  public static var linear: SystemStyle { SystemStyle() }
  public static var circular: SystemStyle { SystemStyle() }
}

public typealias CircularProgressViewStyle = SystemStyle
public typealias LinearProgressViewStyle = SystemStyle

public protocol TextFieldStyle {
  associatedtype _Body: View
  @MainActor @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
  typealias _Label = _TextFieldStyleLabel
}

public struct _TextFieldStyleLabel: Sendable {}

extension _TextFieldStyleLabel: BodylessView {}

extension SystemStyle: TextFieldStyle {
  public func _body(configuration: TextField<_Label>) -> EmptyView { EmptyView() }
}

extension TextFieldStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { SystemStyle() }
  public static var plain: SystemStyle { SystemStyle() }
  public static var roundedBorder: SystemStyle { SystemStyle() }
}

public typealias DefaultTextFieldStyle = SystemStyle
public typealias PlainTextFieldStyle = SystemStyle
public typealias RoundedBorderTextFieldStyle = SystemStyle

public protocol ListStyle {}

extension SystemStyle: ListStyle {}

extension ListStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { SystemStyle() }
  public static var plain: SystemStyle { SystemStyle() }
  public static var grouped: SystemStyle { SystemStyle() }
  public static var inset: SystemStyle { SystemStyle() }
  public static var insetGrouped: SystemStyle { SystemStyle() }
  public static var sidebar: SystemStyle { SystemStyle() }
}

public typealias DefaultListStyle = SystemStyle
public typealias PlainListStyle = SystemStyle
public typealias GroupedListStyle = SystemStyle
public typealias InsetListStyle = SystemStyle
public typealias InsetGroupedListStyle = SystemStyle
public typealias SidebarListStyle = SystemStyle

public protocol PickerStyle {}

extension SystemStyle: PickerStyle {}

extension PickerStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { SystemStyle() }
  public static var inline: SystemStyle { SystemStyle() }
  public static var menu: SystemStyle { SystemStyle() }
  public static var navigationLink: SystemStyle { SystemStyle() }
  public static var segmented: SystemStyle { SystemStyle() }
  public static var wheel: SystemStyle { SystemStyle() }
}

public typealias DefaultPickerStyle = SystemStyle
public typealias SegmentedPickerStyle = SystemStyle
public typealias WheelPickerStyle = SystemStyle
public typealias MenuPickerStyle = SystemStyle
public typealias InlinePickerStyle = SystemStyle

public protocol DatePickerStyle {}

extension SystemStyle: DatePickerStyle {}

extension DatePickerStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { SystemStyle() }
  public static var compact: SystemStyle { SystemStyle() }
  public static var graphical: SystemStyle { SystemStyle() }
  public static var wheel: SystemStyle { SystemStyle() }
}

public typealias GraphicalDatePickerStyle = SystemStyle
public typealias WheelDatePickerStyle = SystemStyle
public typealias CompactDatePickerStyle = SystemStyle

public protocol NavigationViewStyle {}

extension SystemStyle: NavigationViewStyle {}

extension NavigationViewStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { SystemStyle() }
  public static var stack: SystemStyle { SystemStyle() }
  public static var columns: SystemStyle { SystemStyle() }
}

public typealias StackNavigationViewStyle = SystemStyle
public typealias DefaultNavigationViewStyle = SystemStyle
public typealias DoubleColumnNavigationViewStyle = SystemStyle

public protocol TabViewStyle {}

extension SystemStyle: TabViewStyle {}

public struct PageTabViewStyle: TabViewStyle, Sendable {
  public struct IndexDisplayMode: Sendable {
    public static let automatic = IndexDisplayMode()
    public static let always = IndexDisplayMode()
    public static let never = IndexDisplayMode()
  }

  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { SystemStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle() }
}

public protocol MenuStyle {}

extension SystemStyle: MenuStyle {}

extension MenuStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { SystemStyle() }
  public static var button: SystemStyle { SystemStyle() }
  public static var borderlessButton: SystemStyle { SystemStyle() }
}

public protocol FormStyle {}

extension SystemStyle: FormStyle {}

extension FormStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { SystemStyle() }
  public static var grouped: SystemStyle { SystemStyle() }
  public static var columns: SystemStyle { SystemStyle() }
}
