import SwiftSyntax

/// The attributes and modifiers that only Objective-C's runtime gives a meaning.
enum ObjectiveCAttributes {
  /// Those that expose a member to Objective-C.
  static let exposing: Set<String> = [
    "objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "NSManaged", "GKInspectable",
  ]

  private static let names: Set<String> = exposing.union([
    "objcMembers", "nonobjc", "IBDesignable", "NSCopying", "NSKeyedArchiverClassName",
    "NSKeyedArchiverEncodeNonGenericSubclassesOnly",
  ])

  static func isRemoved(_ attribute: AttributeSyntax) -> Bool {
    names.contains(attribute.attributeName.trimmedDescription)
  }
}

extension AttributeListSyntax {
  var names: [String] {
    compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
  }

  var exposesToObjectiveC: Bool { names.contains(where: ObjectiveCAttributes.exposing.contains) }

  /// The name in `@objc(name)`, with its colons.
  var objectiveCName: String? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == "objc" }?.arguments?
      .trimmedDescription.filter { !$0.isWhitespace }
  }

  var isUnavailable: Bool {
    contains {
      $0.trimmedDescription.hasPrefix("@available") && $0.trimmedDescription.contains("unavailable")
    }
  }
}

extension SourceEdit {
  /// Blanks in the place of a node, with the lines it has.
  static func blanks(_ node: some SyntaxProtocol) -> SourceEdit {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    let replacement = node.trimmedDescription.utf8.map { $0 == 10 ? "\n" : " " }.joined()
    return SourceEdit(range: start..<end, replacement: replacement)
  }

  /// Text in the place of a node, as wide as that, with the lines it has; blanks fill it
  /// before what closes it.
  static func replacing(
    _ node: some SyntaxProtocol, with start: String, closing: String
  ) -> SourceEdit {
    let range =
      node.positionAfterSkippingLeadingTrivia
      .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    let text = Array(node.trimmedDescription.utf8)
    let lines = text.filter { $0 == 10 }.count
    let lastLine = text.count - (text.lastIndex(of: 10).map { $0 + 1 } ?? 0)
    let used = (lines == 0 ? start.utf8.count : 0) + closing.utf8.count
    let filling =
      String(repeating: "\n", count: lines)
      + String(repeating: " ", count: Swift.max(0, lastLine - used))
    return SourceEdit(range: range, replacement: start + filling + closing)
  }
}
