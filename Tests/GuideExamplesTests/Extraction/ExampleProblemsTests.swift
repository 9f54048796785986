import Testing

@Suite struct ExampleProblemsTests {
  @Test(arguments: ["Tabs", "2a", "a_b", "é", "-a", "a/b"])
  func refusesNames(_ name: String) {
    #expect(
      problems("```swift example=\(name)\n```\n```trace of=\(name)\n```\n") == [
        "1:10: error `\(name)` cannot be the name of an example [example.bad-name] "
          + "write lower-case letters, digits and `-`, a letter first: `tab-bar`"
      ])
  }

  @Test func refusesNamesOfRunFences() {
    #expect(
      problems("```swift example=run-1\n```\n") == [
        "1:10: error `run-1` is reserved for `run` code blocks [example.reserved-name] "
          + "choose another name"
      ])
    #expect(problems("```swift example=run-fast\n```\n") == [])
  }

  @Test(arguments: [
    ("foundation", "Foundation"), ("swift", "Swift"), ("example-support", "ExampleSupport"),
    ("script-support", "ScriptSupport"),
  ])
  func refusesModulesThatExist(_ name: String, _ module: String) {
    let problem =
      "error module `\(module)` exists already [example.module-taken] "
      + "choose another name, or write `module=\(module)Example`"
    #expect(problems("```swift example=\(name)\n```\n") == ["1:10: \(problem)"])
    #expect(problems("```swift example=a module=\(module)\n```\n") == ["1:20: \(problem)"])
    #expect(problems("```swift example=\(name) module=Other\n```\n") == [])
  }

  @Test func refusesOtherModules() {
    #expect(
      problems("```swift example=a module=2x\n```\n") == [
        "1:20: error `2x` cannot be the name of a module [example.bad-module] "
          + "write letters, digits and `_`, a letter first: `TabBar`"
      ])
    #expect(
      problems("```swift example=a module=B\n```\n```swift example=a module=C\n```\n") == [
        "3:20: error example `a` has the module `B` already [example.two-modules] "
          + "write `module=B`, or remove it"
      ])
  }

  @Test func acceptsTwoExamplesWithOneModule() {
    #expect(
      problems("```swift example=a module=M\n```\n```swift example=b module=M\n```\n") == [])
  }

  @Test(arguments: [
    "a/B.swift", "../B.swift", ".swift", ".a.swift", "-o.swift", "B", "B.txt", "\"a b.swift\"",
    "\"a\\\"b.swift\"",
    // One character, which is a letter: the first of its two scalars is.
    "\u{D4E}/B.swift",
  ])
  func refusesFileNames(_ name: String) {
    let found = problems("```swift example=a file=\(name)\n```\n```trace\n```\n")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("1:20: error") == true)
    #expect(
      found.first?.hasSuffix(
        " cannot be the name of a Swift file [file.bad-name] "
          + "write a name such as `Detail.swift`, without folders") == true)
  }

  @Test(arguments: ["Main.swift"])
  func refusesTheNameOfTheMainFile(_ name: String) {
    #expect(
      problems("```swift example=a file=\(name)\n```\n") == [
        "1:20: error `\(name)` is the file of all code blocks without `file=` [file.main] "
          + "remove `file=`, or choose another name"
      ])
  }

  @Test func reportsLaunchesWithoutCode() {
    #expect(
      examples("```swift launch example=a\n```\n```trace of=a launch=1\n```\n") == """
        1:17: error example `a` has launches, but no code [example.no-code] \
        write its code in a code block `swift example=a`
        """)
    #expect(
      problems("```swift run\n```\n```swift launch\n```\n") == [
        "3:10: error there is no example above this launch [launch.no-example] "
          + "name its example: `example=NAME`"
      ])
  }

  @Test(arguments: [
    (
      "trace of=tasb",
      "7: error `tasb` is not an example of this guide [result.unknown-example] "
        + "did you mean `tabs`?"
    ),
    ("output of=x", "8: error `x` is not an example of this guide [result.unknown-example]"),
    (
      "archive of=tabs launch=1 path=/a",
      "26: error `/a` is not the path of a saved object [result.bad-path] "
        + "write identifiers with `/` between them: `path=Tabs/Feed`"
    ),
    (
      "trace",
      "1: error `tabs` has 2 launches, and this code block names none [result.missing-launch] "
        + "write one of `launch=1` to `launch=2`"
    ),
    (
      "trace of=tabs launch=3",
      "15: error `tabs` has no launch `3` [result.launch-out-of-range] "
        + "write one of `launch=1` to `launch=2`"
    ),
    (
      "diff of=tabs beofre=1",
      "14: error `beofre` is not an attribute of `diff` code blocks [fence.unknown-word] did you mean `before`?"
    ),
    (
      "diff of=tabs before=1",
      "1: error this code block needs `after=` [result.missing-launch] "
        + "write one of `after=1` to `after=2`"
    ),
    (
      "diff of=tabs before=1 after=3",
      "23: error `tabs` has no launch `3` [result.launch-out-of-range] "
        + "write one of `after=1` to `after=2`"
    ),
    (
      "diff of=tabs before=2 after=2",
      "1: error `before=` and `after=` are the same launch [result.same-launch] name two different launches"
    ),
    (
      "archive launch=0",
      "9: error `tabs` has no launch `0` [result.launch-out-of-range] "
        + "write one of `launch=1` to `launch=2`"
    ),
    (
      "output launch=two",
      "8: error `tabs` has no launch `two` [result.bad-launch] "
        + "write one of `launch=1` to `launch=2`"
    ),
    (
      "output launch",
      "8: error `launch` needs a value [fence.missing-value] write `launch=…`"
    ),
    (
      "trace launch=1 show=coder,apearance",
      "27: error `show=` cannot show `apearance` [result.unknown-selection] "
        + "did you mean `appearance`?"
    ),
    (
      "trace launch=1 show=\"coder,x\"",
      "28: error `show=` cannot show `x` [result.unknown-selection] "
        + "use one of `coder`, `activity`, `appearance`, `log`, `all`"
    ),
    (
      "trace launch=1 show=coder,coder",
      "27: error `coder` is written twice [fence.duplicate-word] keep one"
    ),
    (
      "output show=all",
      "8: error `show` is not an attribute of `output` code blocks [fence.unknown-word] "
        + "use one of `launch`, `of`"
    ),
  ])
  func reportsResultsAtTheirColumn(_ info: String, _ problem: String) {
    let text = """
      ```swift example=tabs
      ```
      ```swift launch
      ```
      ```swift launch
      ```
      > ```\(info)
      > ```
      """
    let column = problem.prefix { $0.isNumber }
    let shifted = (Int(column) ?? 0) + 5
    #expect(problems(text) == ["7:\(shifted)" + problem.dropFirst(column.count)])
  }

  @Test func namesTheOneLaunchThereIs() {
    #expect(
      problems("```swift example=a\n```\n```trace launch=2\n```\n") == [
        "3:10: error `a` has no launch `2` [result.launch-out-of-range] write `launch=1`"
      ])
  }

  @Test func reportsResultsOfNothing() {
    #expect(
      problems("```trace\n```\n") == [
        "1:4: error there is no example above this result block [result.no-example] "
          + "name its example: `of=NAME`"
      ])
    #expect(
      problems("```swift run\n```\n```trace\n```\n") == [
        "3:4: error `run-1` is not an app, so it has no trace [result.not-an-app] "
          + "show its `output` instead"
      ])
  }

  @Test func mayHaveFiftyLaunches() {
    let app = "```swift example=a\n```\n"
    let launch = "```swift launch\n```\n"
    #expect(problems(app + String(repeating: launch, count: 50)) == [])
    let found = problems(app + String(repeating: launch, count: 60))
    #expect(found.count == 1)
    #expect(found.first?.contains("`a` has more than 50 launches [launch.too-many]") == true)
  }
}
