/// Whether room between words is kept right where text is put in and taken out.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the user likes.
  case `default`
  case no
  case yes
}
