import Foundation
import StableHashing

/// Keeps what was found out about files, for as long as they are as they were.
///
/// Only for what follows from the files alone. On another machine, to which the cache was carried, the
/// files have other inodes and times, and the question is asked again.
package struct FileFactCache: Sendable {
  let folder: String

  /// - Parameter folder: Where answers are kept; made if there is none.
  package init(folder: String) {
    self.folder = folder
  }

  private struct Stored: Codable {
    var question: [String]
    var stamps: [FileStamp]
    var answer: [String]
  }

  /// The answer that was found for files as they are now, or else the one that `find` gives.
  ///
  /// - Parameter isWorthKeeping: Whether the same answer would be found again.
  package func answer(
    to question: [String], about files: [String],
    isWorthKeeping: ([String]) -> Bool = { _ in true }, find: () async throws -> [String]
  ) async throws -> [String] {
    guard let stamps = FileStamp.stamps(of: files) else { return try await find() }
    let name = StableHash.text(of: Data((question + files).joined(separator: "\n").utf8))
    let path = "\(folder)/\(name).json"
    // A file that cannot be read or decoded counts as none, and is replaced.
    if let data = FileManager.default.contents(atPath: path),
      let stored = try? JSONDecoder().decode(Stored.self, from: data),
      stored.question == question, stored.stamps == stamps
    {
      return stored.answer
    }
    let answer = try await find()
    // Not where the files may have changed meanwhile, or may yet without a sign of it.
    guard isWorthKeeping(answer), FileStamp.stamps(of: files) == stamps,
      !stamps.contains(where: \.isFresh)
    else { return answer }
    let stored = Stored(question: question, stamps: stamps, answer: answer)
    try Files.write(try JSONEncoder().encode(stored), to: path)
    return answer
  }
}
