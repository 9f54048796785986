import RunRecord
import Testing

/// Icons that an app chooses.
@Suite struct AlternateIconTests {
  // Apple documents that the icons are declared in `CFBundleAlternateIcons`.
  @Test func areThoseThatThePropertyListDeclares() async throws {
    var program = AppProgram(
      root: "UIViewController()",
      launches: [
        """
        for name in ["Night", "Day", nil] {
          UIApplication.shared.setAlternateIconName(name) { error in
            print(name ?? "-", error == nil, UIApplication.shared.alternateIconName ?? "-")
          }
          await app.settle()
        }
        """
      ])
    program.informationPropertyList = """
      <plist version="1.0"><dict>
      <key>CFBundleIcons</key><dict><key>CFBundleAlternateIcons</key><dict>
      <key>Night</key><dict/>
      </dict></dict></dict></plist>
      """
    let run = try await program.run()
    #expect(run.launches[0].output == "Night true Night\nDay false Night\n- true -\n")
  }
}
