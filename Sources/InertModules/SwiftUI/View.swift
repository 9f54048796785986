// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import Combine
@_spi(InertModules) @_exported import UIKit

@preconcurrency @MainActor
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

/// A view of the framework's own: nothing runs its body.
@preconcurrency @MainActor
public protocol BodylessView: View where Body == Never {}

extension View where Body == Never {
  public var body: Never { fatalError("no view is drawn here") }
}

extension Never: View {
  public typealias Body = Never
}

public struct EmptyView: Sendable {
  public init() {}
}

extension EmptyView: BodylessView {}

public struct TupleView<T> {
  public init(_ value: T) {}
}

extension TupleView: BodylessView {}

public struct _ConditionalContent<TrueContent, FalseContent> {}

extension _ConditionalContent: View, BodylessView where TrueContent: View, FalseContent: View {}

extension Optional: View, BodylessView where Wrapped: View {}

/// A view of any type.
public struct AnyView {
  /// The type of the view that it stands for.
  let hosted: Any.Type

  public init<V: View>(_ view: V) { hosted = type(of: view) }
  public init<V: View>(erasing view: V) { hosted = type(of: view) }
}

extension AnyView: BodylessView {}

@preconcurrency @MainActor
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier: ViewModifier> {}

extension _ViewModifier_Content: BodylessView {}

extension ViewModifier {
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, BodylessView where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> EmptyView { EmptyView() }
}

public struct EmptyModifier: ViewModifier {
  public nonisolated init() {}
  public func body(content: Content) -> Content { content }
}

@preconcurrency @MainActor
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
  public init(rawValue: String) {}
  public init(stringLiteral value: String) {}
}
