/// The result of an example with some of its code changed.
package struct VariantRecord: Hashable, Sendable {
  package enum Result: Hashable, Sendable {
    /// It was built and launched.
    case ran(RunRecord)
    /// The compiler refused it, and why.
    case refused(reason: String)
  }

  /// By which readers name it: `A`, or `A B` for two changes at once.
  package var label: String
  package var result: Result

  package init(label: String, result: Result) {
    self.label = label
    self.result = result
  }
}
