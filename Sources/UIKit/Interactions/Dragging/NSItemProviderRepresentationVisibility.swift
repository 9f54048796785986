/// Who may read what an item offers.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Everybody.
  case all
  /// Apps of the same maker.
  case team
  /// Apps of the same group.
  case group
  /// This app.
  case ownProcess
}
