/// The selectors of UIKit's and Foundation's own methods, by the methods' base names.
///
/// Apps name them without labels, or inside a class that inherits them.
enum UIKitSelectorNames {
  static func selector(named baseName: String) -> String? {
    selectorsOfUIKit[baseName] ?? others[baseName]
  }

  /// What the engine has no public method for: Foundation's, and what only some views answer.
  private static let others = [
    "decreaseSize": "decreaseSize:", "increaseSize": "increaseSize:", "invalidate": "invalidate",
    "makeTextWritingDirectionLeftToRight": "makeTextWritingDirectionLeftToRight:",
    "makeTextWritingDirectionRightToLeft": "makeTextWritingDirectionRightToLeft:",
    "select": "select:", "toggleBoldface": "toggleBoldface:", "toggleEditing": "toggleEditing",
    "toggleItalics": "toggleItalics:", "toggleUnderline": "toggleUnderline:",
  ]
}
