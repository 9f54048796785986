/// What holds for a guide that doesn't say it in its front matter.
package struct GuideDefaults: Hashable, Sendable {
  package var examples: ExampleScope
  package var summary: String

  /// The module that the guide documents, which its code may use without importing it; nil for none.
  package var module: String?

  package init(examples: ExampleScope = .fence, summary: String = "", module: String? = nil) {
    self.examples = examples
    self.summary = summary
    self.module = module
  }
}
