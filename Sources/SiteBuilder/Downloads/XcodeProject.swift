import GuideExamples

/// The project file of an app for Xcode 16 or later, which takes all files of a folder without a list of them.
struct XcodeProject {
  private let example: Example

  init(_ example: Example) {
    self.example = example
  }

  /// The folder of the app's files, beside the project.
  var folder: String { example.module }

  /// The contents of `project.pbxproj`.
  var text: String {
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 77;
      rootObject = \(Identifier.project);
      objects = {
    \(objects.map { "    \($0)" }.joined(separator: "\n"))
      };
    }

    """
  }

  private var objects: [String] {
    let exceptions = hasInformationPropertyList ? "exceptions = (\(Identifier.exceptions)); " : ""
    let group = "isa = PBXFileSystemSynchronizedRootGroup; \(exceptions)"
    return [
      "\(Identifier.project) = {isa = PBXProject; buildConfigurationList = \(Identifier.projectConfigurations); "
        + "developmentRegion = en; knownRegions = (en, Base); mainGroup = \(Identifier.mainGroup); "
        + "productRefGroup = \(Identifier.products); targets = (\(Identifier.target)); };",
      "\(Identifier.mainGroup) = {isa = PBXGroup; children = (\(Identifier.folder), \(Identifier.products)); "
        + "sourceTree = \"<group>\"; };",
      "\(Identifier.products) = {isa = PBXGroup; children = (\(Identifier.product)); name = Products; "
        + "sourceTree = \"<group>\"; };",
      "\(Identifier.folder) = {\(group)path = \(quoted(folder)); sourceTree = \"<group>\"; };",
      "\(Identifier.product) = {isa = PBXFileReference; explicitFileType = wrapper.application; "
        + "path = \(quoted(folder + ".app")); sourceTree = BUILT_PRODUCTS_DIR; };",
      "\(Identifier.target) = {isa = PBXNativeTarget; buildConfigurationList = \(Identifier.targetConfigurations); "
        + "buildPhases = (\(Identifier.sources), \(Identifier.frameworks), \(Identifier.resources)); "
        + "fileSystemSynchronizedGroups = (\(Identifier.folder)); name = \(quoted(folder)); "
        + "productName = \(quoted(folder)); productReference = \(Identifier.product); "
        + "productType = \"com.apple.product-type.application\"; };",
    ] + phases + configurations + exceptionsOfFolder
  }

  private var phases: [String] {
    [
      (Identifier.sources, "PBXSourcesBuildPhase"),
      (Identifier.frameworks, "PBXFrameworksBuildPhase"),
      (Identifier.resources, "PBXResourcesBuildPhase"),
    ].map { "\($0) = {isa = \($1); files = (); };" }
  }

  /// Xcode would copy the file into the app a second time.
  private var exceptionsOfFolder: [String] {
    guard hasInformationPropertyList else { return [] }
    return [
      "\(Identifier.exceptions) = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; "
        + "membershipExceptions = (\(ResourceName.informationPropertyList)); target = \(Identifier.target); };"
    ]
  }

  private var hasInformationPropertyList: Bool {
    example.resources.contains { $0.name == ResourceName.informationPropertyList }
  }

  // MARK: Settings

  private var configurations: [String] {
    let project = ["SDKROOT": "iphoneos", "ONLY_ACTIVE_ARCH": "YES"]
    let target = settings
    return [
      configuration(Identifier.projectDebug, name: "Debug", settings: project),
      configuration(Identifier.projectRelease, name: "Release", settings: project),
      configuration(Identifier.targetDebug, name: "Debug", settings: target),
      configuration(Identifier.targetRelease, name: "Release", settings: target),
      list(
        Identifier.projectConfigurations, of: [Identifier.projectDebug, Identifier.projectRelease]),
      list(
        Identifier.targetConfigurations, of: [Identifier.targetDebug, Identifier.targetRelease]),
    ]
  }

  /// What this app needs, before what the Xcode target said that the example was made of.
  private var settings: [String: String] {
    var settings = [
      "CODE_SIGN_STYLE": "Automatic",
      "CURRENT_PROJECT_VERSION": "1",
      "GENERATE_INFOPLIST_FILE": "YES",
      "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
      "IPHONEOS_DEPLOYMENT_TARGET": "16.0",
      "MARKETING_VERSION": "1.0",
      "PRODUCT_BUNDLE_IDENTIFIER": example.bundleIdentifier,
      "PRODUCT_NAME": "$(TARGET_NAME)",
      "SWIFT_VERSION": "\(example.build.swiftVersion).0",
      "TARGETED_DEVICE_FAMILY": "1,2",
    ]
    if hasInformationPropertyList {
      settings["INFOPLIST_FILE"] = "\(folder)/\(ResourceName.informationPropertyList)"
    } else if example.resources.contains(where: { $0.name == ResourceName.mainStoryboard }) {
      settings["INFOPLIST_KEY_UIMainStoryboardFile"] = "Main"
    }
    for (name, value) in example.build.settings where name.hasPrefix("INFOPLIST_KEY_") {
      settings[name] = value
    }
    return settings
  }

  private func configuration(
    _ identifier: String, name: String, settings: [String: String]
  ) -> String {
    let lines = settings.sorted { $0.key < $1.key }
      .map { "\(quoted($0.key)) = \(quoted($0.value)); " }
    return "\(identifier) = {isa = XCBuildConfiguration; buildSettings = {\(lines.joined())}; "
      + "name = \(name); };"
  }

  private func list(_ identifier: String, of configurations: [String]) -> String {
    "\(identifier) = {isa = XCConfigurationList; "
      + "buildConfigurations = (\(configurations.joined(separator: ", "))); "
      + "defaultConfigurationName = Debug; };"
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.map { character in
      switch character {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      default: String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }

  /// Objects of a project have names of 24 hexadecimal digits, which mean nothing.
  private enum Identifier {
    static let project = name(1)
    static let mainGroup = name(2)
    static let products = name(3)
    static let folder = name(4)
    static let product = name(5)
    static let target = name(6)
    static let sources = name(7)
    static let frameworks = name(8)
    static let resources = name(9)
    static let exceptions = name(10)
    static let projectDebug = name(11)
    static let targetDebug = name(12)
    static let projectRelease = name(15)
    static let targetRelease = name(16)
    static let projectConfigurations = name(13)
    static let targetConfigurations = name(14)

    private static func name(_ number: Int) -> String {
      let digits = String(number, radix: 16, uppercase: true)
      return "5EED" + String(repeating: "0", count: 20 - digits.count) + digits
    }
  }
}
