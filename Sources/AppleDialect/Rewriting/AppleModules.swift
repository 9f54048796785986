import SwiftSyntax

/// Imports of Apple's modules that do not exist on Linux, and whose symbols are in the engine's
/// UIKit, or are not used: each becomes an import of UIKit in its place.
final class AppleModules: SyntaxVisitor {
  /// WebKit and SafariServices are in UIKit here; CoreGraphics' types are Foundation's, which
  /// UIKit brings; the others have at most a few.
  ///
  /// A module is here only if nothing on Linux has its name: a stand-in of ours would be seen by
  /// other packages through `canImport`.
  static let names = MissingFramework.names.union([
    "CoreGraphics", "MobileCoreServices", "OSLog", "ObjectiveC", "QuartzCore", "SafariServices",
    "UniformTypeIdentifiers", "WebKit", "os",
  ])

  private(set) var edits: [SourceEdit] = []

  /// The names of the modules that become UIKit.
  private let names: Set<String>

  /// Finds the imports in `syntax`, at the top of the file or inside `#if`.
  ///
  /// - Parameter merged: Further modules that are none here: those whose sources are the app's.
  init(_ syntax: some SyntaxProtocol, merged: Set<String> = []) {
    names = Self.names.union(merged)
    super.init(viewMode: .sourceAccurate)
    walk(syntax)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let edit = Self.edit(of: node, names) { edits.append(edit) }
    return .skipChildren
  }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// The text of an import with UIKit in place of a module that is not there.
  static func text(of node: ImportDeclSyntax) -> String {
    guard let edit = edit(of: node, names) else { return node.trimmedDescription }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let moved = SourceEdit(
      range: (edit.range.lowerBound - start)..<(edit.range.upperBound - start),
      replacement: edit.replacement)
    return SourceEdit.apply([moved], to: node.trimmedDescription)
  }

  /// `os.log` is a part of `os`; `class WebKit.WKWebView` one symbol, which UIKit has by that name.
  private static func edit(of node: ImportDeclSyntax, _ names: Set<String>) -> SourceEdit? {
    guard let module = node.path.first?.name else { return nil }
    if module.text == "Darwin" {
      // The C library by its name here.
      return SourceEdit(range: module.utf8Range, replacement: "Glibc ")
    }
    guard names.contains(module.text) else { return editOfSubmodule(node, of: module) }
    let last = node.importKindSpecifier == nil ? node.path.last?.name ?? module : module
    let start = module.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = last.endPositionBeforeTrailingTrivia.utf8Offset
    let padding = String(repeating: " ", count: max(0, end - start - 5))
    let replacement = node.importKindSpecifier == nil ? "UIKit" + padding : "UIKit"
    return SourceEdit(range: start..<end, replacement: replacement)
  }

  /// `UIKit.UIGestureRecognizerSubclass` is a header, which is a part of the whole module here.
  private static func editOfSubmodule(
    _ node: ImportDeclSyntax, of module: TokenSyntax
  ) -> SourceEdit? {
    guard node.importKindSpecifier == nil, node.path.count > 1, let last = node.path.last?.name,
      module.text == "UIKit" || module.text == "Foundation"
        || InertModules.names.contains(module.text)
    else { return nil }
    let start = module.endPositionBeforeTrailingTrivia.utf8Offset
    let end = last.endPositionBeforeTrailingTrivia.utf8Offset
    return SourceEdit(
      range: start..<end, replacement: String(repeating: " ", count: end - start))
  }
}
