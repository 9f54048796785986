import RunRecord
import Testing

struct LaunchConditionsTests {
  private let all = LaunchConditions(
    bundleVersion: "2", systemVersion: "18.1", idiom: .pad, isLocked: true, delay: 60,
    arguments: ["-a", "ö \"b\""])

  @Test func reachTheProcessAsTheyWereSaid() throws {
    for conditions in [all, LaunchConditions()] {
      let value = try conditions.environmentValue()
      #expect(try LaunchConditions(environmentValue: value) == conditions)
      #expect(!value.contains("\n"))
    }
    #expect(throws: (any Error).self) { try LaunchConditions(environmentValue: "{}") }
  }

  @Test func lastAsFarAsTheyAreOfTheDeviceOrTheApp() {
    #expect(
      LaunchConditions(delay: 5, arguments: ["-c"]).following(all)
        == LaunchConditions(
          bundleVersion: "2", systemVersion: "18.1", idiom: .pad, delay: 65, arguments: ["-c"]))
    #expect(
      LaunchConditions(bundleVersion: "1", systemVersion: "17", idiom: .phone).following(all)
        == LaunchConditions(
          bundleVersion: "1", systemVersion: "17", idiom: .phone, delay: 60))
    #expect(
      all.ofNextBuild == LaunchConditions(systemVersion: "18.1", idiom: .pad, delay: 60))
  }

  @Test func namesADeviceOrAKindOfDevice() {
    let mini = LaunchConditions(device: "iPad mini")
    #expect(LaunchConditions().following(mini).device == "iPad mini")
    #expect(mini.following(LaunchConditions(idiom: .phone)) == mini)
    #expect(LaunchConditions(idiom: .phone).following(mini) == LaunchConditions(idiom: .phone))
    #expect(mini.ofNextBuild == mini)
    #expect(mini.texts == ["iPad mini"])
    #expect(DeviceModel.named("iPad mini")?.idiom == .pad)
    #expect(DeviceModel.usual(.phone).name == "iPhone 15")
    #expect(Set(DeviceModel.all.map(\.name)).count == DeviceModel.all.count)
  }

  @Test func sayWhatDiffersFromTheUsual() {
    #expect(LaunchConditions().texts == [])
    let all = LaunchConditions(
      bundleVersion: "2", systemVersion: "18.4", idiom: .pad, isLocked: true,
      delay: 2 * 86_400 + 3_600 + 61, arguments: ["-key", "YES"])
    #expect(
      all.texts == [
        "app version 2", "system 18.4", "pad", "device locked",
        "2 days 1 hour 1 minute 1 second later than usual", "arguments -key YES",
      ])
  }
}
