/// Which tests of a run pinned which facts.
struct FactTable {
  private let list: FactList

  /// The tests by the number of the fact, as `Suite.test`.
  private var tests: [String: Set<String>] = [:]

  /// Reads what `FactLog` noted: a fact, the suite and the test in a line.
  init(list: FactList, log: String) throws {
    self.list = list
    for line in log.split(separator: "\n") {
      let cells = line.split(separator: "\t")
      guard cells.count == 3 else { throw BadLine(line: "\(line)") }
      // Without the labels: one test is one test, whatever its arguments.
      tests[String(cells[0]), default: []].insert("\(cells[1]).\(cells[2].prefix { $0 != "(" })")
    }
  }

  struct BadLine: Error {
    var line: String
  }

  /// The facts that no test pinned and that do not say why.
  var missing: [String] {
    list.facts.filter { tests[$0.number] == nil && $0.reasonWithoutTest == nil }.map(\.number)
  }

  /// The facts that say why they have no test and have one.
  var excusedWithoutNeed: [String] {
    list.facts.filter { tests[$0.number] != nil && $0.reasonWithoutTest != nil }.map(\.number)
  }

  /// The numbers that tests named and that the list does not have, with those tests.
  var unknown: [String] {
    let known = Set(list.facts.map(\.number))
    return tests.filter { !known.contains($0.key) }
      .map { "\($0.key) in \($0.value.sorted().joined(separator: ", "))" }.sorted()
  }

  /// The table as Markdown.
  var markdown: String {
    let counts = "\(list.facts.filter { tests[$0.number] != nil }.count) of \(list.facts.count)"
    return """
      # Which tests pin which facts

      Written by `make facts` from a run of the tests; \(counts) facts of `facts.md` are pinned.

      """ + list.sections.map(section).joined()
  }

  private func section(_ section: FactList.Section) -> String {
    let rows = section.facts.map { fact in
      let pinning = tests[fact.number]?.sorted().map { "`\($0)`" }.joined(separator: ", ")
      return "| \(fact.number) | \(pinning ?? "none: \(fact.reasonWithoutTest ?? "missing")") |\n"
    }
    return "\n## \(section.title)\n\n| fact | tests |\n|---|---|\n" + rows.joined()
  }
}
