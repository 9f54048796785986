import Diagnostics
import ExampleRunner
import GuideExamples
import RunRecord
import Testing

/// What `Bundle.main` knows of an example.
@Suite struct InformationPropertyListTests {
  private static let printing = """
    import Foundation
    let information = Bundle.main.infoDictionary!
    print(Bundle.main.bundleIdentifier!, information["CFBundleVersion"] as! String, information["CFBundleName"] as! String, information["Own"] ?? "-")
    """

  private func example(_ list: String?) -> Example {
    var example = Example.script(Self.printing)
    if let list {
      example.resources = [
        .init(name: "Info.plist", fences: [.at(line: 31, language: "xml", list)])
      ]
    }
    return example
  }

  @Test func hasWhatEveryAppHas() async throws {
    let outcome = try await run(example(nil))
    #expect(outcome.record?.launches[0].output == "guide.test.run-1 1 Run1 -\n")
  }

  @Test func putsTheOwnFirstAndReplacesTheNamesOfSettings() async throws {
    let outcome = try await run(
      example(
        """
        <plist version="1.0">
        <dict>
          <key>CFBundleIdentifier</key>
          <string>com.example.$(PRODUCT_NAME)</string>
          <key>CFBundleVersion</key>
          <string>${MARKETING_VERSION}.7</string>
          <key>Own</key>
          <array><array><string>$(PRODUCT_MODULE_NAME)-$(EXECUTABLE_NAME)</string></array></array>
        </dict>
        </plist>
        """))
    #expect(outcome.diagnostics == [])
    #expect(
      outcome.record?.launches[0].output
        == "com.example.Run1 1.0.7 Run1 [[\"Run1-Run1\"]]\n"
    )
  }

  @Test(arguments: [
    ("<plist><array/></plist>", "it is not a dictionary"),
    (
      "<plist><dict><key>a</key><string>$(HOME_FOLDER)</string></dict></plist>",
      "there is no build setting `HOME_FOLDER`"
    ),
  ])
  func saysWhatCannotBeUsed(_ list: String, _ reason: String) async throws {
    let outcome = try await run(example(list))
    #expect(outcome.record == nil)
    #expect(
      outcome.diagnostics.map(\.summary) == [
        "`Info.plist` of example `run-1` cannot be used: \(reason)"
      ])
    #expect(outcome.diagnostics.map(\.location) == [.test(30)])
  }

  @Test func saysThatItIsNoPropertyList() async throws {
    let outcome = try await run(example("<plist><dict><key>a</key></plist>"))
    #expect(outcome.record == nil)
    #expect(
      outcome.diagnostics.first?.summary.hasPrefix(
        "`Info.plist` of example `run-1` cannot be used: ") == true)
  }
}
