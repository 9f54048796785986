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
  case viewIsHidden
  case viewIsInvisible
}
