import Testing

/// The list of the facts, and the check of a run against it.
@Suite struct FactListTests {
  @Test func numbersEachFactOnce() throws {
    let numbers = try FactList.committed().facts.map(\.number)
    #expect(numbers.count > 300)
    let repeated = Dictionary(grouping: numbers) { $0 }.filter { $0.value.count > 1 }.keys
    #expect(repeated.isEmpty, "\(repeated)")
  }

  // What is not known is decided, and the decision can be looked up.
  @Test func decidesWhatIsNotKnown() throws {
    let facts = try FactList.committed().facts
    let policies = Set(facts.map(\.number).filter { $0.hasPrefix("10.") })
    for fact in facts where fact.confidence == "U" && !policies.contains(fact.number) {
      let named = fact.text.firstMatch(of: #/policy (10\.\d+)/#).map { String($0.output.1) }
      let isDecided = named.map(policies.contains) ?? fact.text.contains("our choice:")
      #expect(isDecided, "\(fact.number): \(fact.text)")
    }
  }

  private static let list = """
    ## 1 First

    | number | fact | | without a test because |
    |---|---|---|---|
    | 1.1 | One. | A | |
    | 1.2 | Two. | U | device only |

    ## 2 Second

    | number | fact | | without a test because |
    |---|---|---|---|
    | 2.1 | Three. | E | |
    """

  @Test func makesATableOfARun() throws {
    let log = "1.1\tB\tb()\n2.1\tA\ta(number:)\n1.1\tA\ta(number:)\n1.1\tA\ta(number:)\n"
    let table = try FactTable(list: FactList(markdown: Self.list), log: log)
    #expect(table.missing == [])
    #expect(table.unknown == [])
    #expect(table.excusedWithoutNeed == [])
    #expect(
      table.markdown == """
        # Which tests pin which facts

        Written by `make facts` from a run of the tests; 2 of 3 facts of `facts.md` are pinned.

        ## 1 First

        | fact | tests |
        |---|---|
        | 1.1 | `A.a`, `B.b` |
        | 1.2 | none: device only |

        ## 2 Second

        | fact | tests |
        |---|---|
        | 2.1 | `A.a` |

        """)
  }

  @Test func findsWhatIsMissingUnknownAndExcusedWithoutNeed() throws {
    let table = try FactTable(
      list: FactList(markdown: Self.list), log: "1.1\tA\ta()\n1.2\tA\ta()\n9.9\tA\ta()\n")
    #expect(table.missing == ["2.1"])
    #expect(table.unknown == ["9.9 in A.a"])
    #expect(table.excusedWithoutNeed == ["1.2"])
  }

  @Test(arguments: [
    "## 1\n| 1.1 | One. | A |", "## 1\n| 1.1 | One. | X | |", "| 1.1 | One. | A | |",
  ])
  func refusesARowThatIsNone(markdown: String) {
    #expect(throws: FactList.BadRow.self) { try FactList(markdown: markdown) }
  }
}
