/// A new body for a fence.
package struct ResultEdit: Hashable, Sendable {
  /// The fence as it was parsed.
  package var fence: Fence

  /// The new body, its lines separated by `\n`; empty for a fence without lines.
  package var body: String

  package init(fence: Fence, body: String) {
    self.fence = fence
    self.body = body
  }
}
