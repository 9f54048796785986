// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import Combine
@_spi(InertModules) @_exported import UIKit

public struct NavigationView<Content: View> {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct NavigationPath: Equatable {
  private var elements: [AnyHashable] = []

  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    for element in elements { append(element) }
  }

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

public struct NavigationStack<Data, Root: View> {}

extension NavigationStack where Data == NavigationPath {
  public nonisolated init(@ViewBuilder root: () -> Root) {}
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {}
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root) {}
}

public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {}
}

extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {}
}

public struct NavigationLink<Label: View, Destination: View> {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
  public init(destination: Destination, @ViewBuilder label: () -> Label) {}
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {}

  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {}

  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {}

  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {}
}

extension NavigationLink where Label == Text {
  public init(_ title: some ControlTitle, @ViewBuilder destination: () -> Destination) {}
  public init(_ title: some ControlTitle, destination: Destination) {}
  public init(_ title: some ControlTitle, destination: Destination, isActive: Binding<Bool>) {}
}

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {}
}

extension NavigationLink where Label == Text, Destination == Never {
  public init<P: Hashable>(_ title: some ControlTitle, value: P?) {}
}

public struct TabView<SelectionValue: Hashable, Content: View> {
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {}
}

extension NavigationView: BodylessView {}
extension NavigationStack: BodylessView {}
extension NavigationSplitView: BodylessView {}
extension NavigationLink: BodylessView {}
extension TabView: BodylessView {}

public enum NavigationBarItem {
  public enum TitleDisplayMode: Sendable {
    case automatic
    case inline
    case large
  }
}

public struct ToolbarItemPlacement: Sendable {
  public static let automatic = ToolbarItemPlacement()
  public static let principal = ToolbarItemPlacement()
  public static let primaryAction = ToolbarItemPlacement()
  public static let navigation = ToolbarItemPlacement()
  public static let status = ToolbarItemPlacement()
  public static let confirmationAction = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement()
  public static let destructiveAction = ToolbarItemPlacement()
  public static let keyboard = ToolbarItemPlacement()
  public static let bottomBar = ToolbarItemPlacement()
  public static let topBarLeading = ToolbarItemPlacement()
  public static let topBarTrailing = ToolbarItemPlacement()
  public static let navigationBarLeading = ToolbarItemPlacement()
  public static let navigationBarTrailing = ToolbarItemPlacement()
}

@preconcurrency @MainActor
public protocol ToolbarContent {}

public struct ToolbarItem<ID, Content: View>: ToolbarContent {}

extension ToolbarItem where ID == Void {
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}

public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}

public struct EmptyToolbarContent: Sendable {}

extension EmptyToolbarContent: ToolbarContent {}

@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> EmptyToolbarContent { toolbarContent }

  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> EmptyToolbarContent { toolbarContent }

  public static func buildEither<Content: ToolbarContent>(
    first: Content
  ) -> EmptyToolbarContent { toolbarContent }

  public static func buildEither<Content: ToolbarContent>(
    second: Content
  ) -> EmptyToolbarContent { toolbarContent }

  private static var toolbarContent: EmptyToolbarContent { EmptyToolbarContent() }
}
