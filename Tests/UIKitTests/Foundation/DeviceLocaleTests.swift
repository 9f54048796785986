import RunRecord
import Testing

/// What Foundation takes for the language and the region of the device.
@Suite struct DeviceLocaleTests {
  private static let formats = """
    let price = NumberFormatter()
    price.numberStyle = .currency
    let day = DateFormatter()
    day.dateStyle = .long
    let start = Date(timeIntervalSince1970: 8_000_000)
    print(Locale.current.identifier, Locale.autoupdatingCurrent.identifier, Locale.preferredLanguages)
    print(price.string(from: 16.99)!, 1234.5.formatted(), day.string(from: start))
    print(start.formatted(date: .long, time: .omitted), String.localizedStringWithFormat("%.1f", 1.5))
    print(Calendar.current.firstWeekday, Calendar.current == Calendar.autoupdatingCurrent, NSLocale.current.identifier)
    """

  // A phone in the United States, where nothing else is said.
  @Test func isThatOfAPhoneInTheUnitedStates() async throws {
    let run = try await AppProgram(
      page: "class Page: UIViewController {}", launches: [Self.formats]
    ).run()
    #expect(
      run.launches[0].output == """
        en_US en_US ["en-US"]
        $16.99 1,234.5 April 3, 1970
        April 3, 1970 1.5
        1 true en_US

        """)
  }

  @Test func isWhatALaunchSaysUntilAnotherSaysMore() async throws {
    var program = AppProgram(
      page: "class Page: UIViewController {}",
      launches: [
        Self.formats, "print(Locale.current.identifier)", Self.formats,
      ])
    program.conditions = [
      LaunchConditions(locale: "de_DE"), LaunchConditions(),
      LaunchConditions(locale: "fr_CH", language: "en"),
    ]
    let run = try await program.run()
    #expect(
      run.launches[0].output == """
        de_DE de_DE ["de-DE"]
        16,99\u{A0}€ 1.234,5 3. April 1970
        3. April 1970 1,5
        2 true de_DE

        """)
    #expect(run.launches[1].output == "de_DE\n")
    #expect(run.launches[2].output.hasPrefix("fr_CH fr_CH [\"en\"]\n"))
  }
}
