package import GuideMarkup

/// A fence that shows code of an example of another guide, as translations do.
package struct SharedCode: Hashable, Sendable {
  /// The empty fence.
  package var fence: Fence

  /// The guide of the example, and its name.
  package var guide: String
  package var example: String

  /// The fence of that guide with the code.
  package var source: Fence
}
