/// What a run of an example left behind: a record for each of its launches, in order.
package struct RunRecord: Hashable, Codable, Sendable {
  /// The example's name; of an anonymous one, `run-` and its number in the guide.
  package var example: String

  /// Empty where the example was only compiled.
  package var launches: [LaunchRecord]

  /// What the compiler said of the author's code.
  package var compilerMessages: [CompilerMessage]

  package init(
    example: String, launches: [LaunchRecord], compilerMessages: [CompilerMessage] = []
  ) {
    self.example = example
    self.launches = launches
    self.compilerMessages = compilerMessages
  }
}
