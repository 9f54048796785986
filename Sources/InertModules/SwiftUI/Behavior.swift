// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import Combine
@_spi(InertModules) @_exported import UIKit

extension View {
  // What views would do: none of it is called here.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { self }

  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { self }

  public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    self
  }

  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View { self }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View { self }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }

  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never { self }

  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View { self }

  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }

  public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }

  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }

  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }

  public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  public func disabled(_ disabled: Bool) -> some View { self }
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  public func focused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { self }

  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View { self }

  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }

  public func searchable(
    text: Binding<String>, prompt: some ControlTitle = ""
  ) -> some View { self }

  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }

  // The environment.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { self }

  public func environment<T: AnyObject>(_ object: T?) -> some View { self }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View { self }
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { self }

  public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View { self }

  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable { self }

  // Accessibility.
  public func accessibilityLabel(_ label: some ControlTitle) -> some View { self }
  public func accessibilityLabel(_ label: Text) -> some View { self }
  public func accessibilityHint(_ hint: some ControlTitle) -> some View { self }
  public func accessibilityValue(_ value: some ControlTitle) -> some View { self }
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibility(label: Text) -> some View { self }
  public func accessibility(hint: Text) -> some View { self }
  public func accessibility(identifier: String) -> some View { self }
  public func accessibility(hidden: Bool) -> some View { self }
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }

  // Previews.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  public func previewDisplayName(_ value: String?) -> some View { self }
}

public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isImage = AccessibilityTraits(rawValue: 16)
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  public static let isModal = AccessibilityTraits(rawValue: 64)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let ignore = AccessibilityChildBehavior()
  public static let contain = AccessibilityChildBehavior()
  public static let combine = AccessibilityChildBehavior()
}
