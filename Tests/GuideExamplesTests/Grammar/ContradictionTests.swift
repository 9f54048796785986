import Testing

/// Every word of `swift` fences beside every other: which exclude each other, and what is said.
struct ContradictionTests {
  /// Each word as it is written, and the words that it excludes.
  private static let table: [(word: String, excludes: Set<String>)] = [
    ("run", ["example", "file", "launch", "module", "updates"]),
    ("example=a", ["run"]),
    ("file=B.swift", ["launch", "run"]),
    ("from=b.swift", []),
    (
      "launch",
      ["compile-only", "file", "module", "run", "skip", "swift-version", "updates"]
    ),
    ("hidden", ["folded"]),
    ("folded", ["hidden"]),
    ("module=B", ["launch", "run"]),
    ("updates=b", ["launch", "run"]),
    ("fails=x", ["compile-only", "skip", "traps", "warns"]),
    ("warns=x", ["fails", "skip"]),
    ("compile-only", ["fails", "launch", "skip", "traps"]),
    ("skip=x", ["compile-only", "fails", "launch", "traps", "warns"]),
    ("swift-version=6", ["launch"]),
    ("version=2", []), ("system=18", []), ("idiom=pad", ["device"]),
    ("device=x", ["idiom"]), ("locked", []), ("at=+1d", []),
    ("arguments=x", []), ("traps=x", ["compile-only", "fails", "skip"]),
  ]

  private static func name(_ word: String) -> String { String(word.prefix { $0 != "=" }) }

  @Test(arguments: table.map(\.word))
  func isNamedAtTheLaterWord(_ first: String) throws {
    let excludes = try #require(Self.table.first { $0.word == first }?.excludes)
    for (second, _) in Self.table where second != first {
      let found = problems("> ```swift é=\"é\" \(first) \(second)\n> ```\n")
        .filter { $0.contains("[fence.contradiction]") }
      let place = "1:\(18 + first.count + 1)"
      let expected =
        "\(place): error `\(Self.name(second))` cannot be combined with `\(Self.name(first))` "
        + "[fence.contradiction] remove one of them"
      #expect(found == (excludes.contains(Self.name(second)) ? [expected] : []), "\(second)")
    }
  }

  @Test func isTheSameInBothOrders() {
    for (word, excludes) in Self.table {
      for (other, others) in Self.table {
        #expect(
          excludes.contains(Self.name(other)) == others.contains(Self.name(word)),
          "\(word) \(other)")
      }
    }
  }

  /// Every word, key and value with one letter wrong has the right one suggested at its column.
  @Test(arguments: [
    ("swift exmaple=a", 7, "example"), ("swift run hiden", 11, "hidden"),
    ("swift run foldd", 11, "folded"), ("swift example=a lauch", 17, "launch"),
    ("swift example=a fiel=B.swift", 17, "file"), ("swift run form=a", 11, "from"),
    ("swift run fials=a", 11, "fails"), ("swift run wrans=a", 11, "warns"),
    ("swift run compile_only", 11, "compile-only"), ("swift run sikp=a", 11, "skip"),
    ("swift run swift-verison=6", 11, "swift-version"),
    ("swift example=a modul=B", 17, "module"), ("swift example=a update=b", 17, "updates"),
    ("swift launch verison=2", 14, "version"), ("swift launch sytem=18", 14, "system"),
    ("swift launch idoim=pad", 14, "idiom"), ("swift launch idiom=pda", 20, "pad"),
    ("swift launch lokced", 14, "locked"), ("swift launch argument=a", 14, "arguments"),
    ("swift launch trap=a", 14, "traps"), ("swift launch example=taps", 14, "tabs"),
    ("trace fo=tabs", 7, "of"), ("trace of=tbas", 7, "tabs"), ("trace lanch=1", 7, "launch"),
    ("trace shwo=all", 7, "show"), ("trace show=coder,apearance", 18, "appearance"),
    ("archive paht=A", 9, "path"), ("diff bfore=1", 6, "before"), ("diff aftre=1", 6, "after"),
    ("xml example=tabs fil=Info.plist", 18, "file"), ("swfit run", 1, "swift"),
    ("diagnostic of=tabs", 1, "diagnostics"),
  ])
  func isNoDeadEnd(_ info: String, _ column: Int, _ suggestion: String) {
    let text = "```swift example=tabs\n```\n\n1. é\n\n   ```\(info)\n   ```\n"
    let found = problems(text).filter { $0.contains("did you mean `\(suggestion)`?") }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("6:\(column + 6): error ") == true, "\(problems(text))")
  }
}
