import Diagnostics
import Foundation
import GuideExamples
import Testing

/// Untrusted apps' folders: none chooses where the tool reads or writes, nor how long it takes.
@Suite struct HostileAppFolderTests {
  @Test func `the scale of an image is one that Xcode writes, not a path`() throws {
    let set = "App/Assets.xcassets/moe.imageset"
    let app = try read([
      "App/A.swift": "import UIKit", "\(set)/a.txt": "planted",
      "\(set)/Contents.json": #"{"images": [{"filename": "a.txt", "scale": "/../../planted"}]}"#,
    ])
    #expect(app.dataFiles.isEmpty)
  }

  @Test func `the name of a module is an identifier`() throws {
    let app = try read([
      "App.xcodeproj/project.pbxproj": Self.project(settings: #"PRODUCT_MODULE_NAME = "../../x";"#),
      "A.swift": "import UIKit",
    ])
    #expect(app.sources.map(\.name) == ["A.swift"])
    #expect(app.module == "______x")
  }

  @Test func `a link that leads out of the folder is not read`() throws {
    let outside = FileManager.default.temporaryDirectory.appending(path: "secret-\(UUID()).swift")
    try Data("let secret = 1".utf8).write(to: outside)
    let app = try read(
      ["A.swift": "import UIKit"],
      links: ["B.swift": outside.path, "C.swift": "/proc/self/pagemap"]
    )
    try FileManager.default.removeItem(at: outside)
    #expect(app.sources.map(\.name) == ["A.swift"])
    #expect(app.diagnostics.map(\.rule) == ["app.outside", "app.outside"])
  }

  @Test
  func
    `files of a project outside of the folder are read only where the folder around both is named`()
    throws
  {
    let root = FileManager.default.temporaryDirectory.appending(path: "around-\(UUID())")
    // What is left in the temporary folder does not matter.
    defer { try? FileManager.default.removeItem(at: root) }
    let files = [
      "Demo/App.xcodeproj/project.pbxproj": Self.project(
        settings: "",
        file: "{ isa = PBXFileReference; path = ../Shared/A.swift; sourceTree = SOURCE_ROOT; }"),
      "Shared/A.swift": "import UIKit",
    ]
    for (path, text) in files { try Self.write(text, to: root.appending(path: path)) }
    let app = AppFolder.read(root.path + "/Demo")
    #expect(app.sources.isEmpty)
    let problem = try #require(app.diagnostics.first)
    #expect(problem.rule == "app.outside")
    #expect(
      problem.summary == "the project's file `../Shared/A.swift` is outside of the folder")
    #expect(problem.fix == "write `--app \(root.path) --project Demo/App.xcodeproj`")
    try Self.write(
      Self.project(
        settings: "",
        file:
          "{ isa = PBXFileReference; path = ../../../../../../../../etc/passwd; sourceTree = SOURCE_ROOT; }"
      ),
      to: root.appending(path: "Far/App.xcodeproj/project.pbxproj"))
    #expect(
      AppFolder.read(root.path + "/Far").diagnostics.first?.fix
        == "copy what the app needs into the folder")
    let around = AppFolder.read(root.path, AppChoice(project: "Demo/App.xcodeproj"))
    #expect(around.diagnostics.isEmpty)
    #expect(around.sources.map(\.name) == ["A.swift"])
  }

  @Test func `a group of files that is in itself has none`() throws {
    let app = try read([
      "App.xcodeproj/project.pbxproj": Self.project(
        settings: "", file: "{ isa = PBXVariantGroup; children = (F, F); }"),
      "A.swift": "import UIKit",
    ])
    #expect(app.sources.isEmpty)
  }

  @Test(arguments: [
    "A0 = 1; " + (1...40).map { "A\($0) = \"$(A\($0 - 1))$(A\($0 - 1))\";" }.joined(),
    "A40 = \"" + String(repeating: "$(", count: 50_000) + "\";",
    "A40 = \"" + String(repeating: "$(inherited)", count: 2_000) + "\";",
  ])
  func `settings that name others are replaced in a moment`(settings: String) throws {
    let app = try read([
      "App.xcodeproj/project.pbxproj": Self.project(settings: settings),
      "A.swift": "import UIKit",
    ])
    let start = ContinuousClock.now
    let value = BuildSettingNames(app.settings).value(of: "A40")
    #expect((value?.utf8.count ?? 0) < 1 << 20)
    #expect(ContinuousClock.now - start < .seconds(15))
  }

  @Test func `empty lines take a moment`() throws {
    let start = ContinuousClock.now
    let app = try read(["A.swift": String(repeating: "\n", count: 200_000) + "import UIKit"])
    #expect(app.sources.count == 1)
    #expect(ContinuousClock.now - start < .seconds(15))
  }

  private func read(_ files: [String: String], links: [String: String] = [:]) throws -> AppFolder {
    let root = FileManager.default.temporaryDirectory.appending(path: "hostile-\(UUID())")
    // What is left in the temporary folder does not matter.
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in files { try Self.write(text, to: root.appending(path: path)) }
    for (path, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: root.appending(path: path).path, withDestinationPath: target)
    }
    return AppFolder.read(root.path)
  }

  private static func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// A project of one file.
  private static func project(
    settings: String,
    file: String = "{ isa = PBXFileReference; path = A.swift; sourceTree = SOURCE_ROOT; }"
  ) -> String {
    """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (A); };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (F); };
      F = \(file);
      B = { isa = PBXBuildFile; fileRef = F; };
      S = { isa = PBXSourcesBuildPhase; files = (B); };
      A = { isa = PBXNativeTarget; name = App; buildPhases = (S); buildConfigurationList = L;
        productType = "com.apple.product-type.application"; };
      L = { isa = XCConfigurationList; buildConfigurations = (D); };
      D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
    }; rootObject = P; }
    """
  }
}
