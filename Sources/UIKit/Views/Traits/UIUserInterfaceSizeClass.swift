/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified
  /// Little, as a phone has from side to side.
  case compact
  /// Much, as a tablet has.
  case regular
}
