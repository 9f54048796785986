import RunRecord
import Testing

/// What Apple's Foundation has, and Linux's lacks.
@Suite struct FormatterTests {
  @Test func timersAndFormattersAreMadeAsOnApplesSystems() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      code: """
        class Clock {
          var timer = Timer()
          func price(_ price: Double) -> String? {
            let formatter = NumberFormatter()
            formatter.numberStyle = .decimal
            formatter.formatterBehavior = .default
            return formatter.string(from: NSNumber(value: price))
          }
        }
        """,
      launches: [
        """
        let clock = Clock()
        print(clock.timer.isValid, clock.price(12.5) ?? "-")
        clock.timer = Timer(timeInterval: 1, repeats: true) { _ in }
        print(clock.timer.isValid, DateFormatter().formatterBehavior == .behavior10_4)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "false 12.5\ntrue true\n")
  }
}
