import ArgumentParser
import Diagnostics
import ExampleRunner
import GuideExamples
import SiteBuilder

/// A share of the work of several machines: `2/4` is the second of four.
///
/// Every example is in just one of the shares; what is wrong with the guides themselves is in the
/// first. So the reports of all shares together are those of one machine.
struct Shard: ExpressibleByArgument, Equatable, CustomStringConvertible {
  static let all = Shard(number: 1, count: 1)

  var number: Int
  var count: Int

  private init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]),
      count >= 1, (1...count).contains(number)
    else { return nil }
    self.init(number: number, count: count)
  }

  var description: String { "\(number)/\(count)" }

  /// Whether an example is in this share; the same on every machine.
  func contains(_ example: Example) -> Bool {
    let name = "\(example.guide)#\(example.name)"
    let hash = name.utf8.reduce(0xcbf2_9ce4_8422_2325) { (hash: UInt64, byte) in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return hash % UInt64(count) == UInt64(number - 1)
  }

  /// What this share reports: of its examples, and in the first share of the guides.
  func findings(in checked: CheckedGuides) -> [Diagnostic] {
    guard number > 1 else { return checked.diagnostics }
    let own = Set(checked.guides.flatMap(\.outcomes).flatMap(\.diagnostics))
    return checked.diagnostics.filter(own.contains)
  }
}
