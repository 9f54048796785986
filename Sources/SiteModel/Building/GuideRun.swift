package import GuideMarkup

/// A guide with what its examples left behind.
package struct GuideRun: Hashable, Sendable {
  package var guide: Guide
  package var examples: [RunExample]

  package init(guide: Guide, examples: [RunExample]) {
    self.guide = guide
    self.examples = examples
  }
}
