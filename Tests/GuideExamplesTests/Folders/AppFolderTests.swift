import Diagnostics
import Foundation
import Testing

@testable import GuideExamples

/// Folders as Xcode leaves them, read by what each file is to the app.
@Suite struct AppFolderTests {
  @Test func `without a project takes all Swift files but tests and what others wrote`() throws {
    let app = try folder([
      "App/AppDelegate.swift": "import UIKit", "App/Detail/Detail.swift": "import UIKit",
      "App/Base.lproj/Main.storyboard": "<document/>", "App/ko.lproj/Main.storyboard": "<ko/>",
      "App/Info.plist": "<plist/>", "App/Old.m": "", "AppTests/AppTests.swift": "",
      "App/Checks.swift": "import XCTest", "Pods/Snap/Snap.swift": "", ".git/x.swift": "",
      "App/Assets.xcassets/moe.imageset/Contents.json": "{}", "App/song.m4a": "tune",
      "App/en.lproj/Localizable.strings": "\"a\" = \"b\";",
    ])
    #expect(app.sources.map(\.name) == ["AppDelegate.swift", "Detail.swift"])
    #expect(app.interfaceFiles.map(\.text) == ["<document/>"])
    #expect(app.informationPropertyList?.text == "<plist/>")
    #expect(app.resources.map(\.name) == ["en.lproj/Localizable.strings"])
    #expect(app.assetNames == ["moe"])
    #expect(
      app.leftOut.map { "\($0.path): \($0.reason)" } == [
        "App/Checks.swift: it holds tests", "App/Old.m: Objective-C is not read",
        "App/ko.lproj/Main.storyboard: `App/Base.lproj/Main.storyboard` is taken instead",
      ])
    #expect(app.diagnostics.isEmpty)
  }

  @Test func `with a project takes what the app's target is built of, and its settings`() throws {
    let app = try folder([
      "My App.xcodeproj/project.pbxproj": Self.project, "App/AppDelegate.swift": "import Kit",
      "App/Unused.swift": "", "App/Base.lproj/Main.storyboard": "<document/>",
      "App/App-Info.plist": "<plist/>", "Kit/Kit.swift": "public class Kit {}",
      "Tests/Checks.swift": "",
    ])
    #expect(app.name == "My App")
    #expect(app.module == "My_App")
    #expect(app.sources.map(\.name) == ["AppDelegate.swift", "Kit.swift"])
    #expect(app.mergedModules == ["Kit"])
    #expect(app.interfaceFiles.map(\.name) == ["Main.storyboard"])
    #expect(app.informationPropertyList?.text == "<plist/>")
    #expect(app.leftOut.map(\.path) == ["Tests/Checks.swift"])
    let settings = BuildSettingNames(app.settings)
    #expect(settings.value(of: "PRODUCT_BUNDLE_IDENTIFIER") == "com.example.My-App")
    #expect(settings.replacingNames(in: "$(MARKETING_VERSION) ${NOTHING}") == "2.1 ")
  }

  @Test func `a folder that is not there, or has no code, is an error`() throws {
    #expect(AppFolder.read("/nonexistent/app").diagnostics.map(\.rule) == ["app.no-folder"])
    #expect(try folder(["README.md": ""]).diagnostics.map(\.rule) == ["app.no-code"])
  }

  @Test func `an unknown target is an error that names the targets`() throws {
    let app = try folder(
      ["My App.xcodeproj/project.pbxproj": Self.project, "App/AppDelegate.swift": ""],
      target: "MyApp")
    #expect(app.diagnostics.map(\.fix) == ["did you mean `My App`?"])
  }

  @Test func `a file that is no text is an error at the file`() throws {
    let root = try write(["App/A.swift": ""])
    try Data([0x61, 0xFF]).write(to: root.appending(path: "App/A.swift"))
    defer { try? FileManager.default.removeItem(at: root) }
    let app = AppFolder.read(root.path)
    #expect(app.diagnostics.map(\.rule) == ["app.no-text"])
    #expect(app.diagnostics.first?.location.path == "\(root.path)/App/A.swift")
  }

  // MARK: Folders

  private func folder(_ files: [String: String], target: String? = nil) throws -> AppFolder {
    let root = try write(files)
    // What is left in the temporary folder is nobody's concern.
    defer { try? FileManager.default.removeItem(at: root) }
    return AppFolder.read(root.path, target: target)
  }

  private func write(_ files: [String: String]) throws -> URL {
    let root = FileManager.default.temporaryDirectory.appending(path: "app-\(UUID())")
    for (path, text) in files {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return root
  }

  /// A project with an app, a framework that it imports, and a test.
  private static let project = """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; buildConfigurationList = PL; developmentRegion = en; mainGroup = G;
        targets = (K, T, A); };
      PL = { isa = XCConfigurationList; buildConfigurations = (PR, PD); };
      PR = { isa = XCBuildConfiguration; name = Release; buildSettings = { }; };
      PD = { isa = XCBuildConfiguration; name = Debug;
        buildSettings = { MARKETING_VERSION = 2.1; }; };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (GA, GK, GT); };
      GA = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = (FA, V); };
      GK = { isa = PBXGroup; path = Kit; sourceTree = "<group>"; children = (FK); };
      GT = { isa = PBXGroup; path = Tests; sourceTree = "<group>"; children = (FT); };
      FA = { isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
      FK = { isa = PBXFileReference; path = Kit/Kit.swift; sourceTree = SOURCE_ROOT; };
      FT = { isa = PBXFileReference; path = Checks.swift; sourceTree = "<group>"; };
      V = { isa = PBXVariantGroup; name = Main.storyboard; sourceTree = "<group>";
        children = (FM); };
      FM = { isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
      BA = { isa = PBXBuildFile; fileRef = FA; }; BM = { isa = PBXBuildFile; fileRef = V; };
      BK = { isa = PBXBuildFile; fileRef = FK; }; BT = { isa = PBXBuildFile; fileRef = FT; };
      SA = { isa = PBXSourcesBuildPhase; files = (BA); };
      RA = { isa = PBXResourcesBuildPhase; files = (BM); };
      SK = { isa = PBXSourcesBuildPhase; files = (BK); };
      ST = { isa = PBXSourcesBuildPhase; files = (BT); };
      A = { isa = PBXNativeTarget; name = "My App"; buildPhases = (SA, RA);
        buildConfigurationList = AL; productType = "com.apple.product-type.application"; };
      AL = { isa = XCConfigurationList; buildConfigurations = (AD); };
      AD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
        INFOPLIST_FILE = "$(SRCROOT)/App/App-Info.plist";
        PRODUCT_BUNDLE_IDENTIFIER = "com.example.${PRODUCT_NAME:rfc1034identifier}"; }; };
      K = { isa = PBXNativeTarget; name = Kit; buildPhases = (SK);
        productType = "com.apple.product-type.framework"; };
      T = { isa = PBXNativeTarget; name = Tests; buildPhases = (ST);
        productType = "com.apple.product-type.bundle.unit-test"; };
    }; rootObject = P; }
    """
}
