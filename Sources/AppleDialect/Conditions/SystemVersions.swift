import SwiftSyntax

/// Asks the device of a launch for its system where the author writes `#available(iOS 17, *)`.
///
/// On Linux the compiler would take every version for older than the system.
final class SystemVersions: SyntaxVisitor {
  private(set) var edits: [SourceEdit] = []

  init(_ syntax: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(syntax)
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    let versions = node.availabilityArguments.compactMap { argument -> PlatformVersionSyntax? in
      guard case .availabilityVersionRestriction(let version) = argument.argument else {
        return nil
      }
      return version
    }
    guard let version = versions.first(where: { Self.names.contains($0.platform.text) })?.version
    else { return .skipChildren }
    let isNegated = node.availabilityKeyword.tokenKind == .poundUnavailable
    let components =
      [version.major.text] + version.components.prefix(1).map(\.number.text)
    edits.append(
      .replacing(
        node, with: (isNegated ? "!" : "") + "_iOS(\(components.joined(separator: ","))",
        closing: ")"))
    return .skipChildren
  }

  private static let names: Set<String> = ["iOS", "iOSApplicationExtension"]
}
