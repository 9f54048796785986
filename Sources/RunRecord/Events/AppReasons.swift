/// Why an app counts as one that has not adopted scenes.
package enum SceneAdoptionGap: String, Hashable, Codable, Sendable {
  case noManifest
  case noConfigurations
}

/// Why a scene has no interface.
package enum BlackScreenReason: Hashable, Codable, Sendable {
  case noDelegateClass
  case delegateClassMissing(name: String)
  case delegateClassUnusable(name: String)
}

/// Why a scene is given what the user does; `identifier` says what that is about.
package enum SceneChoiceReason: Hashable, Codable, Sendable {
  case prefers(identifier: String)
  case canActivate(identifier: String)
  /// No scene can show it, and the app has one window.
  case onlyScene(identifier: String)
  /// It was in front last.
  case noIdentifier
}

/// Why an activity is not taken up.
package enum ActivityReason: Hashable, Codable, Sendable {
  case appDelegateHasNoMethod(method: String)
  case appDelegateAnsweredFalse
}

/// Why a touch has no effect.
package enum TouchReason: String, Hashable, Codable, Sendable {
  case appIgnoresTouches
  case hitTestFindsNoView
  case viewIsHidden
  case viewIsInvisible
}

/// What comes of what an app asks a framework for that has no hardware, account or permission here.
package enum FrameworkAnswer: String, Hashable, Codable, Sendable, CaseIterable {
  /// No value, and no call of a delegate.
  case nothingComes
  /// The user is taken to have refused.
  case notPermitted
  /// The device says that it does not have it.
  case notAvailable
  /// An error.
  case fails
  /// The app reads back what it handed over, and the system does nothing with it.
  case keptOnly
  /// A view without the content that the framework draws.
  case notDrawn
  /// A sound or a vibration that does not happen.
  case notPlayed
  /// A box in the place of a view of SwiftUI's.
  case bodyNotRun
}
