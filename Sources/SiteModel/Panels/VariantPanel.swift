package import GuideExamples
package import RunRecord

/// What happens when some of an example's code changes.
package struct VariantPanel: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// The compiler refuses it, and why.
    case refused(reason: String)
    /// It ran, and this is different in each launch.
    case ran([LaunchChange])
    /// The same happens as in another variant, with this label and anchor.
    case same(label: String, anchor: String)
  }

  /// Unique on its page.
  package var anchor: String
  package var label: String
  package var changes: [WhatIf]

  /// What is restored and lost.
  package var row: VariantMatrix.Row
  package var content: Content

  /// What the user sees then after the last launch; nil where it is what they see anyway.
  package var screen: ScreenPanel?

  package init(
    anchor: String, label: String, changes: [WhatIf], row: VariantMatrix.Row, content: Content
  ) {
    self.anchor = anchor
    self.label = label
    self.changes = changes
    self.row = row
    self.content = content
  }
}
