/// What a cell shows, as data, and how a view is made of it.
public protocol UIContentConfiguration {
  /// Makes the view that shows the content.
  @MainActor
  func makeContentView() -> any UIView & UIContentView

  /// The content as it is for a state.
  func updated(for state: any UIConfigurationState) -> Self
}
