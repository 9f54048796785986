import Diagnostics
import Foundation
import GuideExamples
import Testing

/// Folders as Xcode leaves them, read by what each file is to the app.
@Suite struct AppFolderTests {
  @Test func `without a project takes all Swift files but tests and what others wrote`() throws {
    let app = try folder([
      "App/AppDelegate.swift": "import UIKit", "App/Detail/Detail.swift": "import UIKit",
      "App/Base.lproj/Main.storyboard": "<document/>", "App/ko.lproj/Main.storyboard": "<ko/>",
      "App/Info.plist": "<plist/>", "App/Old.m": "", "AppTests/AppTests.swift": "",
      "App/Checks.swift": "import XCTest", "Pods/Snap/Snap.swift": "", ".git/x.swift": "",
      "App/Assets.xcassets/moe.imageset/Contents.json": "{}", "App/notes.dat": "",
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
        "App/ko.lproj/Main.storyboard: `App/Base.lproj/Main.storyboard` is used instead",
        "App/notes.dat: it is neither code nor text",
      ])
    #expect(app.diagnostics.isEmpty)
  }

  // Xcode converts lists of translations, and copies all other files as they are.
  @Test func `keeps every byte of a file in UTF-16, but for a list of translations`() throws {
    let root = try write(["AppDelegate.swift": "import UIKit"])
    defer { try? FileManager.default.removeItem(at: root) }
    let bytes = Data([0xFF, 0xFE, 0x61, 0])
    for name in ["a.txt", "a.json", "a.strings"] {
      try bytes.write(to: root.appending(path: name))
    }
    let app = AppFolder.read(root.path)
    #expect(app.resources.map(\.name) == ["a.json", "a.strings", "a.txt"])
    #expect(app.resources.map(\.bytes) == [bytes, nil, bytes])
    #expect(app.resources[1].text == "a")
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

  @Test(arguments: [
    ("SDKROOT = iphoneos18.4;", "18.4"), ("SDKROOT = iphoneos;", nil),
    ("SDKROOT = macosx14.0;", nil), ("SDKROOT = iphoneosx;", nil),
    ("IPHONEOS_DEPLOYMENT_TARGET = 15.0;", nil), ("IPHONEOS_DEPLOYMENT_TARGET = 27.0;", "27.0"),
    ("SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 26.1.2;", "26.1"),
    ("SDKROOT = iphoneos27.0; IPHONEOS_DEPLOYMENT_TARGET = 26.0;", "27.0"),
  ])
  func `a project may say which SDK the app needs`(_ settings: String, _ sdk: String?) throws {
    let project = Self.project.replacing("MARKETING_VERSION = 2.1;", with: settings)
    let app = try folder([
      "My App.xcodeproj/project.pbxproj": project, "App/AppDelegate.swift": "import Kit",
      "Kit/Kit.swift": "public class Kit {}",
    ])
    #expect(app.sdkVersion == sdk)
  }

  @Test func `a binary property list is data, and a group of assets may be a part of their names`()
    throws
  {
    let group = "App/Assets.xcassets/Icons"
    let app = try folder([
      "App/A.swift": "", "App/Settings.plist": "bplist00", "App/List.plist": "<plist/>",
      "\(group)/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "\(group)/Plain/star.imageset/star.png": "star",
      "\(group)/Plain/star.imageset/Contents.json": #"{"images": [{"filename": "star.png"}]}"#,
    ])
    #expect(app.dataFiles.map(\.name).sorted() == ["Icons/star.png", "Settings.plist"])
    #expect(app.resources.map(\.name) == ["List.plist"])
    #expect(app.assetNames == ["Icons/star"])
    #expect(app.diagnostics.isEmpty)
  }

  @Test func `images of catalogues and of folders are in the bundle, each by its scale`() throws {
    let set = "App/Assets.xcassets/Group/moe.imageset"
    let app = try folder([
      "App/A.swift": "", "App/jack.png": "png", "\(set)/one.png": "1", "\(set)/two.png": "2",
      "\(set)/dark.png": "dark", "App/Assets.xcassets/broken.imageset/Contents.json": "{",
      "\(set)/Contents.json": """
      {"images": [
        {"idiom": "universal", "filename": "one.png", "scale": "1x"},
        {"idiom": "universal", "filename": "two.png", "scale": "2x"},
        {"idiom": "universal", "filename": "dark.png", "scale": "1x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "universal", "filename": "gone.png", "scale": "3x"}]}
      """,
    ])
    #expect(
      app.dataFiles.map { "\($0.name) \(String(decoding: $0.data, as: UTF8.self))" }.sorted()
        == ["jack.png png", "moe.png 1", "moe@2x.png 2"])
    #expect(app.assetNames == ["broken", "moe"])
    #expect(app.diagnostics.isEmpty && app.leftOut.isEmpty)
  }

  @Test func `settings in files come before Xcode's and behind the project's own`() throws {
    let app = try folder([
      "My App.xcodeproj/project.pbxproj": Self.project.replacing(
        "PD = { isa = XCBuildConfiguration;",
        with: "PD = { isa = XCBuildConfiguration; baseConfigurationReference = CONFIG;"
      ).replacing(
        "objects = {",
        with: """
          objects = {
            CONFIG = { isa = PBXFileReference; path = Base.xcconfig; sourceTree = SOURCE_ROOT; };
          """),
      "App/AppDelegate.swift": "", "App/Base.lproj/Main.storyboard": "",
      "App/App-Info.plist": "<plist/>",
      "Base.xcconfig": """
      #include "Config/More.xcconfig"
      // PRODUCT_NAME = Nothing
      HOST = $(inherited)b.example // the host
      MARKETING_VERSION = 9.9
      HOST[sdk=macosx*] = mac
      """,
      "Config/More.xcconfig": "#include? \"Gone.xcconfig\"\nHOST = a.\n",
    ])
    let settings = BuildSettingNames(app.settings)
    #expect(settings.value(of: "HOST") == "a.b.example")
    #expect(settings.value(of: "MARKETING_VERSION") == "2.1")
    #expect(settings.value(of: "PRODUCT_NAME") == "My App")
  }

  @Test func `a folder that is not there, or has no code, is an error`() throws {
    #expect(AppFolder.read("/nonexistent/app").diagnostics.map(\.rule) == ["app.no-folder"])
    #expect(try folder(["README.md": ""]).diagnostics.map(\.rule) == ["app.no-code"])
  }

  @Test func `an unknown target is an error that names the targets`() throws {
    let app = try folder(
      ["My App.xcodeproj/project.pbxproj": Self.project, "App/AppDelegate.swift": ""],
      target: "MyApp")
    #expect(app.diagnostics.map(\.fix) == ["write `--target 'My App'`"])
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
    // What is left in the temporary folder does not matter.
    defer { try? FileManager.default.removeItem(at: root) }
    return AppFolder.read(root.path, AppChoice(target: target))
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
