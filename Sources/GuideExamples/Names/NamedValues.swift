import Diagnostics
import GuideMarkup

/// The values of an example that prose can name: those of constants and variables with `// =>` behind them.
package struct NamedValues {
  /// Where the code of a value is.
  package struct Place: Hashable, Sendable {
    package var path: String
    package var line: Int
  }

  /// The places by the variable's name; of several variables of one name, the last.
  package private(set) var places: [String: Place] = [:]

  package init(_ example: Example) {
    let fences = example.files.flatMap(\.fences) + example.launches.compactMap(\.fence)
    var texts: [Place: String] = [:]
    for fence in fences {
      for line in fence.body {
        texts[Place(path: fence.location.path, line: line.number)] = line.text
      }
    }
    for case .value(_, let line, let location) in example.expectations {
      let place = Place(path: location.path, line: line)
      guard let name = texts[place].flatMap(Self.name) else { continue }
      places[name] = place
    }
  }

  /// The variable that a line declares: `total` for `let total = 3`.
  private static func name(in line: String) -> String? {
    let words = line.split(maxSplits: 2, whereSeparator: \.isWhitespace)
    guard words.count > 1, ["let", "var"].contains(words[0]) else { return nil }
    let name = words[1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }
}
