import Foundation
import FoundationXML

/// Collects what the elements of a scheme's file say.
final class XcodeSchemeReader: NSObject, XMLParserDelegate {
  /// A target that a scheme names, and the project that holds it.
  struct Target {
    var name: String
    var container: String?
  }

  /// The target that the scheme runs.
  private(set) var run: Target?

  /// The first target that the scheme builds.
  private(set) var built: Target?

  /// The arguments that are turned on.
  private(set) var arguments: [String] = []
  private var open: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes: [String: String]
  ) {
    open.append(elementName)
    guard open.count <= Self.deepest, open.first == "Scheme" else { return parser.abortParsing() }
    switch elementName {
    case "BuildableReference":
      guard let name = attributes["BlueprintName"] else { return }
      let target = Target(name: name, container: attributes["ReferencedContainer"])
      if open.contains("LaunchAction"), open.contains("BuildableProductRunnable") {
        run = run ?? target
      } else if open.contains("BuildAction") {
        built = built ?? target
      }
    case "CommandLineArgument" where open.contains("LaunchAction"):
      guard attributes["isEnabled"] == "YES", let argument = attributes["argument"] else { return }
      arguments.append(argument)
    default: break
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    open.removeLast()
  }

  private static let deepest = 32
}
