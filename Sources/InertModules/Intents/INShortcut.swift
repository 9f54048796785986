// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_spi(InertModules) @_exported import UIKit

open class INIntent: NSObject {
  open var identifier: String? { nil }
  open var suggestedInvocationPhrase: String?
}

open class INShortcut: NSObject {
  public let userActivity: NSUserActivity?
  public let intent: INIntent?

  public init(userActivity: NSUserActivity) {
    self.userActivity = userActivity
    intent = nil
  }

  public init?(intent: INIntent) {
    self.intent = intent
    userActivity = nil
  }
}

open class INVoiceShortcut: NSObject {
  public let identifier = UUID()
  public let invocationPhrase: String
  public let shortcut: INShortcut

  init(_ phrase: String, _ shortcut: INShortcut) {
    invocationPhrase = phrase
    self.shortcut = shortcut
  }
}

/// Knows of no shortcut.
open class INVoiceShortcutCenter: NSObject {
  nonisolated(unsafe) public static let shared = INVoiceShortcutCenter()

  open func getAllVoiceShortcuts(
    completion completionHandler: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void
  ) {
    InertFramework.asked(.nothingComes, for: "getAllVoiceShortcuts(completion:)")
    InertFramework.later(completionHandler) { $0([], nil) }
  }

  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {
    InertFramework.asked(.keptOnly)
  }
}

/// Accepts donations of what the user did; nothing suggests them here.
open class INInteraction: NSObject {
  public let intent: INIntent
  open var identifier = UUID().uuidString

  public init(intent: INIntent, response: AnyObject?) { self.intent = intent }

  open func donate(completion: (((any Error)?) -> Void)? = nil) {
    InertFramework.asked(.keptOnly, for: "donate(completion:)")
    InertFramework.later(completion) { $0?(nil) }
  }
}
