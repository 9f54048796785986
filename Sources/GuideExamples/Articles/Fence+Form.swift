package import GuideMarkup

extension Fence {
  /// Whether it shows a form to fill in, `<#name#>`, and no code.
  package var isForm: Bool { body.contains { $0.text.contains("<#") && $0.text.contains("#>") } }
}
