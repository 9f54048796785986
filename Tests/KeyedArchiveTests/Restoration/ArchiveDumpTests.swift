import Foundation
import KeyedArchive
import Testing

struct ArchiveDumpTests {
  @Test func printsAnArchiveInTheLayoutOfApplesTool() throws {
    let tree = try RestorationArchiveReader(SampleArchive.writer().data()).tree()
    let note = try #require(Self.cycle(in: tree))
    #expect(
      ArchiveDump.text(of: tree) == """
        Restoration class map is {
            "Tabs/:[1]:/Stack/:[1]:/City" = "CityViewController";
        }

        Top Level
        ---------
                      kUIStateRestorationArchiveMajorVersionKey.........2
                      kUIStateRestorationArchiveMinorVersionKey.........1
                      UIApplicationStateRestorationBundleVersion........1
                      UIApplicationStateRestorationTimestamp............2014-07-06 16:05:18 +0000
                      UIApplicationStateRestorationUserInterfaceIdiom...iPhone

        [View Controller] Tabs (Class: UITabBarController)
        --------------------------------------------------
                      kTabBarSelectedViewControllerKey...Object Identifier Proxy: Tabs/:[1]:/Stack
                      kViewControllerViewWasLoadedKey....Yes

        [View Controller] Tabs/:[1]:/Stack (Class: UINavigationController)
        ------------------------------------------------------------------
                      kUIViewControllerChildrenKey......(
                          "Tabs/:[1]:/Stack/:[0]:/List",
                          "Tabs/:[1]:/Stack/:[1]:/City"
                      )
                      kViewControllerViewWasLoadedKey...No

        [View Controller] Tabs/:[1]:/Stack/:[1]:/City (Class: CityViewController)
        -------------------------------------------------------------------------
                      bytes.....<4 bytes: 01 02 03 04>
                      count.....1
                      id........00010203-0405-0607-0809-0A0B0C0D0E0F
                      link......http://example.com/
                      name......Zürich
                      note......App.Note {
                          "again" = <object \(note) again>;
                          "stars" = 5;
                          "text" = "Zürich";
                      }
                      nothing...nil
                      options...{
                          "Zürich" = {(
                              2.0
                          )};
                      }
                      slider....0.8926057
        """)
  }

  @Test func printsAnEmptyArchive() {
    let empty = RestorationArchive(topLevel: [], restorationClasses: [:], objects: [])
    #expect(
      ArchiveDump.text(of: empty) == """
        Restoration class map is {
        }

        Top Level
        ---------
        """)
  }

  @Test func sortsTheClassMapByPath() {
    let archive = RestorationArchive(
      topLevel: [], restorationClasses: ["b": "B", "A/1": "One", "a": "A"], objects: [])
    #expect(
      ArchiveDump.text(of: archive).hasPrefix(
        """
        Restoration class map is {
            "a" = "A";
            "A/1" = "One";
            "b" = "B";
        }

        """))
  }

  @Test(
    arguments: [
      (.string("as it is"), "as it is"), (.string("two\nlines"), #""two\nlines""#),
      (.string("\r\n\t\u{0}\u{2028}"), #""\r\n\t\u{0}\u{2028}""#), (.string(""), #""""#),
      (.string("\u{202E}txt.exe"), #""\u{202e}txt.exe""#), (.string("👩‍👩‍👧"), "👩‍👩‍👧"),
      (.string(" padded"), #"" padded""#), (.string("a \"b\" \\"), #"a "b" \"#),
      (.string("\"quoted\""), #""\"quoted\"""#),
      (.bool(false), "No"), (.integer(.min), "-9223372036854775808"),
      (.real(0.1), "0.1"), (.real(Double(Float(0.1))), "0.1"),
      (.real(1.0 / 3), "0.3333333333333333"),
      (.real(.nan), "nan"), (.real(.infinity), "inf"),
      (.data(Data()), "<0 bytes>"), (.data(Data([255])), "<1 byte: ff>"),
      (
        .data(Data(repeating: 10, count: 17)),
        "<17 bytes: 0a 0a 0a 0a 0a 0a 0a 0a 0a 0a 0a 0a 0a 0a 0a 0a …>"
      ),
      (.array([]), "()"), (.set([]), "{()}"), (.dictionary([]), "{}"),
      (.object(className: "Note", fields: []), "Note {}"),
      (.reference(path: "A/B"), "Object Identifier Proxy: A/B"),
    ] as [(ArchiveValue, String)])
  func printsAValueOnOneLine(value: ArchiveValue, text: String) {
    #expect(Self.lines(of: value) == ["              key..." + text])
  }

  @Test func printsReferencesAmongOtherValuesAsSuch() {
    let value = ArchiveValue.array([.reference(path: "A"), .string("A"), .array([.integer(1)])])
    #expect(
      Self.lines(of: value) == [
        "              key...(",
        "                  Object Identifier Proxy: A,",
        "                  \"A\",",
        "                  (",
        "                      1",
        "                  )",
        "              )",
      ])
  }

  @Test(
    arguments: [
      (0, "2001-01-01 00:00:00 +0000"), (-0.5, "2000-12-31 23:59:59 +0000"),
      (426_355_518.9, "2014-07-06 16:05:18 +0000"), (-978_307_200, "1970-01-01 00:00:00 +0000"),
      (-31_536_000, "2000-01-02 00:00:00 +0000"), (-26_524_800, "2000-02-29 00:00:00 +0000"),
      (-63_113_904_000, "0001-01-01 00:00:00 +0000"),
      (252_423_993_599, "9999-12-31 23:59:59 +0000"),
      (252_423_993_600, "<252423993600.0 seconds since 2001>"),
      (.nan, "<nan seconds since 2001>"), (-.infinity, "<-inf seconds since 2001>"),
      (1e300, "<1e+300 seconds since 2001>"),
    ] as [(Double, String)])
  func printsDatesInUTC(seconds: Double, text: String) {
    #expect(Self.lines(of: .date(seconds)) == ["              key..." + text])
  }

  @Test(
    arguments: [
      (.integer(0), "iPhone"), (.integer(1), "iPad"), (.integer(2), "2"), (.bool(true), "Yes"),
    ] as [(ArchiveValue, String)])
  func printsTheIdiomByItsName(value: ArchiveValue, text: String) {
    let key = "UIApplicationStateRestorationUserInterfaceIdiom"
    #expect(Self.lines(of: value, key: key) == ["              \(key)...\(text)"])
  }

  @Test func printsKeysOnOneLine() {
    #expect(Self.lines(of: .integer(1), key: "a\nb") == [#"              "a\nb"...1"#])
  }

  private static func lines(of value: ArchiveValue, key: String = "key") -> [String] {
    let archive = RestorationArchive(
      topLevel: [ArchiveEntry(key: key, value: value, byteCount: 0)], restorationClasses: [:],
      objects: [])
    return ArchiveDump.text(of: archive)
      .split(separator: "\n", omittingEmptySubsequences: false).dropFirst(5).map(String.init)
  }

  private static func cycle(in tree: RestorationArchive) -> Int? {
    for entry in tree.objects[2].entries {
      if case .object(_, let fields) = entry.value, case .cycle(let object)? = fields.first?.value {
        return object
      }
    }
    return nil
  }
}
