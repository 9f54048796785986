/// How a page shows a fence, and what it shows after it.
package struct FencePresentation: Hashable, Sendable {
  package enum Body: Hashable, Sendable {
    case code(CodeListing)
    /// The result that the fence holds, drawn from the record.
    case result(ResultPanel)
    case diagram(Diagram)
    /// The fence runs, but is not shown.
    case hidden
  }

  package var body: Body

  /// What happened when the example ran, after its last fence.
  package var run: RunPanel?

  /// What happens in the example's variants, after its last fence.
  package var whatIf: WhatIfPanel?

  /// The example that a reader may change and run, after its last fence: `guide#name`; nil where
  /// it cannot be run.
  package var editable: String?

  package init(body: Body, run: RunPanel? = nil) {
    self.body = body
    self.run = run
  }
}
