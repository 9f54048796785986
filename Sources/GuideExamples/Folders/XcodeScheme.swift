import Foundation
import FoundationXML

/// What an Xcode scheme says about running an app, read from its `.xcscheme` file.
struct XcodeScheme: Hashable {
  /// The target that the scheme runs; of one that runs nothing, the first that it builds.
  var target: String

  /// The project of the target, below the folder that holds the scheme's project or workspace; nil where the scheme
  /// doesn't say.
  var project: String?

  /// The arguments that are turned on, each as written in Xcode: one entry may hold several.
  var arguments: [String]

  /// Reads a scheme; nil where the file is not one, or names no target.
  init?(_ data: Data) {
    // Xcode writes no document type, and what declares one can be as large as it likes when it is read.
    guard data.count <= Self.limit, data.firstRange(of: Data("<!DOCTYPE".utf8)) == nil else {
      return nil
    }
    let reader = XcodeSchemeReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse(), let target = reader.run ?? reader.built else { return nil }
    self.target = target.name
    project = target.container.flatMap { container in
      container.hasPrefix("container:") ? String(container.dropFirst("container:".count)) : nil
    }
    arguments = reader.arguments
  }

  private static let limit = 1 << 20
}
