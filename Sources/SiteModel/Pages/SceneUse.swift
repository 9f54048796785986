/// Whether the apps of a page have scenes, which apps that are built with the 27 SDK must.
package enum SceneUse: Hashable, Sendable {
  case scenes
  case withoutScenes
  case both

  /// In the language of the page that is being made.
  package var text: String {
    switch self {
    case .scenes: GuidePhrase.withScenes.text
    case .withoutScenes: GuidePhrase.withoutScenes.text
    case .both: GuidePhrase.withAndWithoutScenes.text
    }
  }
}
