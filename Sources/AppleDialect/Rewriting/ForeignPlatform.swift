import Diagnostics
import SwiftSyntax

/// Finds apps for the Mac and the watch, which have no UIKit.
///
/// Nothing of such an app would compile; that is said once, where it shows first.
enum ForeignPlatform {
  static func diagnostic(in files: [AssembledFile]) -> Diagnostic? {
    let imports = files.flatMap { file in file.topImports.map { (file, $0) } }
    for (file, node) in imports {
      guard let module = node.path.first?.name, let platform = platforms[module.text],
        let location = file.location(of: module.positionAfterSkippingLeadingTrivia)
      else { continue }
      return Diagnostic(
        rule: "dialect.platform", at: location,
        "this is an app for \(platform): only apps with UIKit, for iPhone and iPad, run here",
        fix: "if the project has an app for iPhone, choose its target with --target")
    }
    return nil
  }

  private static let platforms = ["AppKit": "macOS", "Cocoa": "macOS", "WatchKit": "watchOS"]
}
