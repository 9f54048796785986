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
