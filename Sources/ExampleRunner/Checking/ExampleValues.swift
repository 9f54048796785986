import Diagnostics
package import GuideExamples
package import RunRecord

/// What the values behind `// =>` were, each time their lines ran.
package struct ExampleValues {
  /// A description, and what it could be in another launch, where sets and dictionaries have another order.
  struct DescribedValue {
    var text: String

    /// Nil where the description shows no order that can differ.
    var otherOrder: String?
  }

  /// The descriptions, by the line of the code, in order.
  private var byLine: [CodeLine: [DescribedValue]] = [:]

  package init(of example: Example, _ record: RunRecord) {
    for event in record.launches.flatMap(\.events) {
      guard case .value(let text, let otherOrder) = event.content,
        !example.build.isTest || TestEvent(event) == nil
      else { continue }
      for site in event.callSites {
        guard let path = site.path else { continue }
        let value = DescribedValue(
          text: example.withoutModule(text), otherOrder: otherOrder.map(example.withoutModule))
        byLine[CodeLine(path: path, line: site.line), default: []].append(value)
        break
      }
    }
  }

  /// The values of the code on a line.
  package func values(at path: String, line: Int) -> [String] {
    describedValues(at: path, line: line).map(\.text)
  }

  func describedValues(at path: String, line: Int) -> [DescribedValue] {
    byLine[CodeLine(path: path, line: line), default: []]
  }
}

extension Example {
  /// A description without the name of the example's own module, which a reader does not write:
  /// `Point(x: 1)`, not `Run1.Point(x: 1)`.
  func withoutModule(_ description: String) -> String {
    var isInQuotes = false
    let parts = description.split(separator: "\"", omittingEmptySubsequences: false).map { part in
      defer { if !part.hasSuffix("\\") || !isInQuotes { isInQuotes.toggle() } }
      return isInQuotes ? String(part) : String(part).replacing("\(module).", with: "")
    }
    return parts.joined(separator: "\"")
  }
}
