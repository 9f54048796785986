/// What an app says of the work that it was woken for in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There was something new.
  case newData
  /// There was nothing new.
  case noData
  /// It did not work.
  case failed
}
