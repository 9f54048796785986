import Diagnostics
import Foundation
import GuideExamples
import GuideMarkup

/// The `Info.plist` of an example: what `Bundle.main` knows of the app.
///
/// What the example's own says comes before what every app has, and names of build settings are
/// replaced by their values, as Xcode does both.
struct InformationPropertyList {
  /// What is wrong with the example's own.
  private(set) var diagnostics: [Diagnostic] = []
  private var values: [String: Any] = [:]
  private let settings: BuildSettings
  private let example: Example

  init(_ example: Example) {
    self.example = example
    settings = BuildSettings(example)
    let own = example.resources.first { $0.name == ResourceName.informationPropertyList }
    values = Self.usualValues(of: example)
    values.merge(GeneratedInformation.values(from: example.build.settings)) { _, own in own }
    if let own { values.merge(read(own)) { _, own in own } }
    // The executable is named for the module, whatever the product is called.
    values["CFBundleExecutable"] = example.module
  }

  /// By which the system tells the app from others.
  var bundleIdentifier: String {
    values["CFBundleIdentifier"] as? String ?? example.bundleIdentifier
  }

  /// The file.
  var data: Data {
    get throws {
      try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    }
  }

  private static func usualValues(of example: Example) -> [String: Any] {
    var values: [String: Any] = [
      "CFBundleExecutable": example.module,
      "CFBundleIdentifier": example.bundleIdentifier,
      "CFBundleName": example.module,
      "CFBundleShortVersionString": "1.0",
      "CFBundleVersion": "1",
    ]
    // Where the example says nothing of its storyboards or scenes, `Main` is the first on screen.
    let names = example.resources.map(\.name)
    if names.contains(ResourceName.mainStoryboard),
      !names.contains(ResourceName.informationPropertyList), example.build.settings.isEmpty
    {
      values["UIMainStoryboardFile"] = "Main"
    }
    return values
  }

  private mutating func read(_ file: Example.File) -> [String: Any] {
    do {
      let list = try PropertyListSerialization.propertyList(
        from: Data(file.text.utf8), options: [], format: nil)
      guard let own = list as? [String: Any] else {
        report("it is not a dictionary", file, fix: "write `<plist><dict>…</dict></plist>`")
        return [:]
      }
      return own.mapValues { replaced($0, in: file) }
    } catch {
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      report(reason ?? "it cannot be read", file, fix: "write it as Xcode shows its source code")
      return [:]
    }
  }

  /// The value with the names of build settings replaced, at any depth.
  private mutating func replaced(_ value: Any, in file: Example.File) -> Any {
    switch value {
    case let text as String:
      do {
        return try settings.replacingNames(in: text)
      } catch {
        report(
          "there is no build setting `\(error.name)`", file,
          fix: "write the value itself, or one of \(settings.names.formatted())")
        return text
      }
    case let array as [Any]: return array.map { replaced($0, in: file) }
    case let dictionary as [String: Any]: return dictionary.mapValues { replaced($0, in: file) }
    default: return value
    }
  }

  private mutating func report(_ reason: String, _ file: Example.File, fix: String) {
    diagnostics.append(
      Diagnostic(
        rule: "example.information-property-list",
        at: file.fences.first?.location ?? example.location,
        "`\(file.name)` of example `\(example.name)` cannot be used: \(reason)", fix: fix))
  }
}

extension Example.File {
  /// The lines of its fences.
  var text: String { fences.flatMap(\.body).map { $0.text + "\n" }.joined() }
}
