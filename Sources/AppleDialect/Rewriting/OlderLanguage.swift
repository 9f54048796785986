import Diagnostics
import SwiftSyntax

/// Finds programs in Swift 2 and before, whose names for all of UIKit are others.
///
/// Nothing of such a program would compile; that is said once, where it shows first.
enum OlderLanguage {
  static func diagnostic(in classes: ClassTable, _ files: [AssembledFile]) -> Diagnostic? {
    let places = classes.all.flatMap { description in
      description.methods.compactMap { name, method -> MethodSignature? in
        method.isOverride && names.contains(name) ? method.signatures.first : nil
      }
    }
    let first = places.min {
      ($0.file, $0.position.utf8Offset) < ($1.file, $1.position.utf8Offset)
    }
    guard let first, let location = files[first.file].location(of: first.position) else {
      return nil
    }
    return Diagnostic(
      rule: "dialect.swift-2", at: location,
      "this is Swift 2 or older, in which UIKit's methods have other names; Swift 3 and later can be "
        + "read",
      fix: "open the project in Xcode 8, which converts it")
  }

  /// Overrides that are none since Swift 3.
  private static let names: Set<String> = [
    "applicationFinishedRestoringState(coder:)", "decodeRestorableStateWithCoder(coder:)",
    "encodeRestorableStateWithCoder(coder:)", "prepareForSegue(segue:sender:)",
    "setEditing(editing:animated:)", "setSelected(selected:animated:)",
    "tableView(tableView:cellForRowAtIndexPath:)",
    "tableView(tableView:didSelectRowAtIndexPath:)",
    "tableView(tableView:numberOfRowsInSection:)", "viewDidAppear(animated:)",
    "viewDidDisappear(animated:)", "viewWillAppear(animated:)", "viewWillDisappear(animated:)",
  ]
}
