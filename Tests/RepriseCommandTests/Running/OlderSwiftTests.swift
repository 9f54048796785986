import Foundation
import Testing

/// Apps whose projects say that they are in an older Swift.
struct OlderSwiftTests {
  private static func project(version: String) -> String {
    """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (A); };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (F); };
      F = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
      B = { isa = PBXBuildFile; fileRef = F; };
      S = { isa = PBXSourcesBuildPhase; files = (B); };
      A = { isa = PBXNativeTarget; name = App; buildPhases = (S); buildConfigurationList = L;
        productType = "com.apple.product-type.application"; };
      L = { isa = XCConfigurationList; buildConfigurations = (D); };
      D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = \(version); }; };
    }; rootObject = P; }
    """
  }

  /// Swift 5 refuses the autoclosure that is passed on.
  private static let app = """
    import UIKit

    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate {}

    func value(_ make: @autoclosure () -> Int) -> Int { make() }
    func twice(_ make: @autoclosure () -> Int) -> Int { value(make) * 2 }
    """

  private func run(version: String) async throws -> FinishedCommand {
    try await GuideProject.with([:]) { project in
      try project.folder.write(Self.app, to: "App/App.swift")
      try project.folder.write(
        Self.project(version: version), to: "App/App.xcodeproj/project.pbxproj")
      try project.folder.write(
        "```swift launch\nprint(twice(4))\nawait app.settle()\n```\n", to: "launches.md")
      return try await project.reprise("run", "--app", "App", "--launches", "launches.md")
    }
  }

  @Test(arguments: ["3.0", "4.0", "4.2"])
  func `an app in Swift 3 or 4 is compiled in that mode`(version: String) async throws {
    let finished = try await run(version: version)
    #expect(finished.exitCode == 0, "\(finished.errors)")
    #expect(finished.output.contains("\n8\n"))
  }

  @Test(arguments: ["5", "5.0", "6.0"])
  func `an app in a later Swift is compiled as Swift 5`(version: String) async throws {
    let finished = try await run(version: version)
    #expect(finished.findings.contains("error: add () to forward '@autoclosure' parameter"))
  }
}
