package import Diagnostics
package import Foundation

/// An app's folder as Xcode has it: its files by what they are to the app.
package struct AppFolder: Hashable, Sendable {
  /// A file of the app.
  package struct File: Hashable, Sendable {
    /// The file's path with the folder's, as the author knows it: `MyApp/App/Detail.swift`.
    package var path: String

    /// Its name in the program or in the app's bundle: `Detail.swift`,
    /// `en.lproj/Localizable.strings`.
    package var name: String
    package var text: String

    /// The file's bytes, where the bundle has it as it is; nil for code and for what is read here.
    package var bytes: Data?

    package init(path: String, name: String, text: String, bytes: Data? = nil) {
      self.path = path
      self.name = name
      self.text = text
      self.bytes = bytes
    }
  }

  /// A file of the app's bundle that is not text.
  package struct DataFile: Hashable, Codable, Sendable {
    /// Its name in the bundle: `moe@2x.png`.
    package var name: String
    package var data: Data

    package init(name: String, data: Data) {
      self.name = name
      self.data = data
    }
  }

  /// A file that is not a part of the program, and why.
  package struct LeftOut: Hashable, Sendable {
    package var path: String

    /// What it is, in the middle of a sentence: `Objective-C is not read`.
    package var reason: String

    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// The folder's path as it was given, without a slash at its end.
  package var root: String

  /// The name of the target that builds the app; of a folder without a project, the folder's.
  package var name: String

  /// The Xcode projects in the folder that build an app, or the target that was asked for, the nearest first.
  package var projects: [String] = []

  /// The one of them that the app is from; nil without a project.
  package var project: String?

  /// The arguments that the scheme gives the app's process.
  package var arguments: [String] = []

  /// The Swift files in order.
  package var sources: [File] = []

  /// The modules that the app imports and whose sources are among its own.
  package var mergedModules: [String] = []

  /// The storyboards and xibs, one of each name.
  package var interfaceFiles: [File] = []

  package var informationPropertyList: File?

  /// The other text files in the app's bundle.
  package var resources: [File] = []

  /// The images and other data in the app's bundle, those of the catalogs of assets included.
  package var dataFiles: [DataFile] = []

  /// Where each of them lies.
  package var dataPaths: [String] = []

  /// The names in the catalogs of assets, in order.
  package var assetNames: [String] = []

  /// The settings of the target, names in them not yet replaced; empty without a project.
  package var settings: [String: String] = [:]

  /// What was not taken, in order.
  package var leftOut: [LeftOut] = []

  /// What is wrong: no folder, no code, a file that is not text.
  package var diagnostics: [Diagnostic] = []

  package init(root: String, name: String) {
    self.root = root
    self.name = name
  }

  /// The identifier that the target's settings give the app; nil where they give none.
  package var bundleIdentifier: String? {
    let identifier = BuildSettingNames(settings).value(of: "PRODUCT_BUNDLE_IDENTIFIER")
    return identifier == "" ? nil : identifier
  }

  /// The mode of the compiler for an app in Swift 4 or 3; nil for later ones, which all compile as Swift 5.
  ///
  /// Swift 5 refuses some of what these have, such as an autoclosure that is passed on.
  package var olderSwiftVersion: String? {
    switch BuildSettingNames(settings).value(of: "SWIFT_VERSION")?.prefix(3) {
    case "4.2": "4.2"
    case "4", "4.0", "3.0", "3.2", "3": "4"
    default: nil
    }
  }

  /// The version of the SDK that the app needs, as far as its settings tell; nil where they do not.
  ///
  /// That is the one of `SDKROOT`, which most projects leave to Xcode, or else that of the oldest system that the app
  /// runs on, if the SDK that is usual for folders is older.
  package var sdkVersion: String? {
    let settings = BuildSettingNames(settings)
    let root = settings.value(of: "SDKROOT") ?? ""
    if root.hasPrefix("iphoneos"), let version = Self.version(root.drop { !$0.isNumber }) {
      return version
    }
    let oldest = settings.value(of: "IPHONEOS_DEPLOYMENT_TARGET").flatMap { Self.version($0[...]) }
    return oldest.flatMap { (Double($0) ?? 0) >= 19 ? $0 : nil }
  }

  private static func version(_ text: Substring) -> String? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isVersion = (1...3).contains(parts.count) && parts.allSatisfy { UInt8($0) != nil }
    return isVersion ? parts.prefix(2).joined(separator: ".") : nil
  }

  /// The name of the module that the app becomes.
  package var module: String {
    let set = BuildSettingNames(settings).value(of: "PRODUCT_MODULE_NAME") ?? name
    let name = BuildSettingNames.identifier(set)
    return ModuleName.isTaken(name) || !ModuleName.isValid(name) ? "\(name)App" : name
  }
}
