import Foundation

/// A sound of which only the length is known.
///
/// What an app's recorder writes is a mark and the length; of other files the length is guessed from
/// their size.
struct SilentSound {
  var seconds: TimeInterval

  init(seconds: TimeInterval) {
    self.seconds = seconds
  }

  /// Reads a file; nil for an empty one.
  init?(_ data: Data) {
    guard !data.isEmpty else { return nil }
    if data.starts(with: Self.mark),
      let text = String(data: data.dropFirst(Self.mark.count), encoding: .utf8),
      let seconds = TimeInterval(text)
    {
      self.seconds = seconds
    } else {
      seconds = TimeInterval(data.count) / Self.bytesOfASecond
    }
  }

  var data: Data { Self.mark + Data("\(seconds)".utf8) }

  private static let mark = Data("silence ".utf8)

  /// Of music at the usual 128 kilobits.
  private static let bytesOfASecond: TimeInterval = 16_000
}
