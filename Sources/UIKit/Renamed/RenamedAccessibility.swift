// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// What was not a member of `UIAccessibility` before Swift 4.2.

/// The name of `UIAccessibility.post(notification:argument:)` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.post(notification:argument:)")
public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) {
  UIAccessibility.post(notification: notification, argument: argument)
}

/// The name of `UIAccessibility.isVoiceOverRunning` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.isVoiceOverRunning")
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

/// The name of `UIAccessibility.isReduceMotionEnabled` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.isReduceMotionEnabled")
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }

/// The name of `UIAccessibility.Notification.screenChanged` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.Notification.screenChanged")
public var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification { .screenChanged }

/// The name of `UIAccessibility.Notification.layoutChanged` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.Notification.layoutChanged")
public var UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification { .layoutChanged }

/// The name of `UIAccessibility.Notification.announcement` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.Notification.announcement")
public var UIAccessibilityAnnouncementNotification: UIAccessibility.Notification { .announcement }

/// The name of `UIAccessibilityTraits.button` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.button")
public var UIAccessibilityTraitButton: UIAccessibilityTraits { .button }

/// The name of `UIAccessibilityTraits.header` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.header")
public var UIAccessibilityTraitHeader: UIAccessibilityTraits { .header }

/// The name of `UIAccessibilityTraits.selected` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.selected")
public var UIAccessibilityTraitSelected: UIAccessibilityTraits { .selected }

/// The name of `UIAccessibilityTraits.none` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.none")
public var UIAccessibilityTraitNone: UIAccessibilityTraits { .none }
