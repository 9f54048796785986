/// What a run of an example left behind: a record for each of its launches, in order.
package struct RunRecord: Hashable, Codable, Sendable {
  /// The example's name; of an anonymous one, `run-` and its number in the guide.
  package var example: String
  package var launches: [LaunchRecord]

  package init(example: String, launches: [LaunchRecord]) {
    self.example = example
    self.launches = launches
  }
}
