import GuideExamples
import RunRecord
import Testing

/// What the words of a launch fence say about its process (design 4.1).
@Suite struct LaunchWordsTests {
  private func launches(_ infos: String...) -> [String] {
    let fences = infos.map { "```swift launch \($0)\n```\n" }.joined()
    return examples("```swift example=a\n```\n" + fences).split(separator: "\n")
      .filter { $0.hasPrefix("  launch") }.map { String($0.drop { $0 != ":" }.dropFirst(2)) }
  }

  @Test func holdBeforeTheProcessStarts() {
    #expect(
      launches(
        "", "version=2.10 system=18", "idiom=pad locked", "at=\"+1w2d3h4m5s\"", "at=+90m",
        #"arguments="-key 'a b'  -other \"x\" ''""#, "device=\"iPhone SE\"",
        "idiom=phone arguments='a"
      ).dropLast() == [
        "1", "2 version 2.10 system 18", "3 pad locked", "4 788645 s later", "5 5400 s later",
        #"6 ["-key", "a b", "-other", "\"x\"", ""]"#, "7 iPhone SE",
      ])
  }

  @Test(arguments: [
    (
      "version=two",
      "22: error `two` is not the version of an app's bundle [launch.bad-version] "
        + "write numbers with periods between them: `version=2.1`"
    ),
    (
      "version=\"1.\"",
      "23: error `1.` is not the version of an app's bundle [launch.bad-version] "
        + "write numbers with periods between them: `version=2.1`"
    ),
    (
      "system=iOS18",
      "21: error `iOS18` is not the version of a system [launch.bad-version] "
        + "write numbers with periods between them: `system=2.1`"
    ),
    (
      "idiom=iPad",
      "20: error `iPad` is not a kind of device that an app can run on [launch.unknown-idiom] "
        + "did you mean `pad`?"
    ),
    (
      "idiom=watch",
      "20: error `watch` is not a kind of device that an app can run on [launch.unknown-idiom] "
        + "write `idiom=phone` or `idiom=pad`"
    ),
    (
      "device=\"iPhone SD\"",
      "22: error `iPhone SD` is not a device that an app can run on [launch.unknown-device] "
        + "did you mean `iPhone SE`? the devices are \(devices)"
    ),
    (
      "device=Watch",
      "21: error `Watch` is not a device that an app can run on [launch.unknown-device] "
        + "the devices are \(devices)"
    ),
    (
      "locale=de_DX",
      "21: error `de_DX` is not a language and region that are known here [launch.unknown-locale] "
        + "did you mean `de_DE`?"
    ),
    (
      "language=Klingonisch",
      "23: error `Klingonisch` is not a language that is known here [launch.unknown-language] "
        + "write a language: `language=de`"
    ),
    (
      "locked=yes", "14: error `locked` takes no value [fence.unexpected-value] write only `locked`"
    ),
    ("at", "14: error `at` needs a value [fence.missing-value] write `at=…`"),
    (
      "seconds=0",
      "22: error `0` is not a number of seconds from 1 to 60 [launch.bad-limit] \(limitFix)"
    ),
    (
      "seconds=61",
      "22: error `61` is not a number of seconds from 1 to 60 [launch.bad-limit] \(limitFix)"
    ),
    (
      "seconds=2s",
      "22: error `2s` is not a number of seconds from 1 to 60 [launch.bad-limit] \(limitFix)"
    ),
    ("at=2d", "17: error a launch cannot begin at `2d` [launch.bad-time] \(timeFix)"),
    ("at=\"+2d 3h\"", "21: error a number belongs here [launch.bad-time] \(timeFix)"),
    ("at=+", "18: error a number belongs here [launch.bad-time] \(timeFix)"),
    ("at=+2d3", "21: error a unit of time belongs here [launch.bad-time] \(timeFix)"),
    ("at=+2y", "19: error a unit of time belongs here [launch.bad-time] \(timeFix)"),
    (
      "at=+1d99999999999999999999w",
      "20: error this is more than a hundred years [launch.bad-time] \(timeFix)"
    ),
    (
      "at=+36599d36599d", "24: error this is more than a hundred years [launch.bad-time] \(timeFix)"
    ),
    (
      #"arguments="\"a\\ 'b""#,
      "31: error this quote is never closed [launch.unclosed-quote] write `'` after the argument"
    ),
    ("locked locked", "21: error `locked` is written twice [fence.duplicate-word] keep one"),
    (
      "updates=a",
      "14: error `updates` cannot be combined with `launch` [fence.contradiction] "
        + "remove one of them"
    ),
  ])
  func areReportedAtTheirColumn(_ word: String, _ problem: String) {
    let found = problems("```swift example=a\n```\n> ```swift launch \(word)\n> ```\n")
    // Behind a quote's mark; the columns of the table begin at the language.
    let column = problem.prefix { $0.isNumber }
    let shifted = (Int(column) ?? 0) + 5
    #expect(found == ["3:\(shifted)" + problem.dropFirst(column.count)])
  }

  @Test(arguments: [
    ("example=a", "20"), ("run", "14"), ("hidden", "17"),
  ])
  func standOnLaunchesAlone(_ info: String, _ column: String) {
    #expect(
      problems("```swift \(info) locked at=+1d\n```\n") == [
        "1:\(column): error `locked` works only on a launch, and this code block is not one [launch.missing] "
          + "add `launch`, or remove it",
        "1:\((Int(column) ?? 0) + 7): error `at` works only on a launch, and this code block is not one "
          + "[launch.missing] add `launch`, or remove it",
      ])
  }
}

private let timeFix =
  "write how much later, in weeks, days, hours, minutes, seconds: `+2d`, `+1h30m`"

private let limitFix = "write how long it may run: `seconds=20`"

private let devices =
  "`iPhone SE`, `iPhone 15`, `iPhone 15 Pro Max`, `iPad mini`, `iPad Air`, `iPad Pro 11`, `iPad Pro 13`"
