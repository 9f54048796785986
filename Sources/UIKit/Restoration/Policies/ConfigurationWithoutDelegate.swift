/// What becomes of an app whose scene has a configuration and no delegate.
///
/// Row S1.10 of the facts.
enum ConfigurationWithoutDelegate: String, CaseIterable, Sendable {
  case blackScreen
  case endsTheLaunch
}

extension StateRestorationPolicy where Value == ConfigurationWithoutDelegate {
  /// What becomes of an app whose scene has a configuration and no delegate.
  static var configurationWithoutDelegate: Self {
    Self(
      number: "S1.10", name: "configurationWithoutDelegate", usual: .blackScreen,
      reason: "two reports on iOS 27 have a black screen, one an app that ends at launch")
  }
}
