/// Whether an app without a scene manifest can have adopted scenes.
///
/// Row S1.12 of the facts.
enum AdoptionWithoutManifest: String, CaseIterable, Sendable {
  case byTheDelegatesMethod
  case impossible
}

extension StateRestorationPolicy where Value == AdoptionWithoutManifest {
  /// Whether an app without a scene manifest can have adopted scenes.
  static var adoptionWithoutManifest: Self {
    Self(
      number: "S1.12", name: "adoptionWithoutManifest", usual: .byTheDelegatesMethod,
      reason: """
        Apple calls application(_:configurationForConnecting:options:) an alternative to the manifest; \
        one app that set its delegate class at run time alone was not launched
        """)
  }
}
