import Testing

/// Whether the table of what Xcode's code and interface files hold names tests that exist.
@Suite struct CorpusTests {
  @Test func everyRowNamesATestThatExistsOrAReason() throws {
    try TestTable("Corpus/corpus.md").expectTestsThatExist()
  }

  /// The rows of the reference's sections 4 and 5, and of what Xcode writes.
  @Test func everyRowOfTheReferenceIsThere() throws {
    let counts = try TestTable("Corpus/corpus.md").sections.map(\.count)
    #expect(counts.prefix(2) == [7, 24])
    #expect(counts.count == 5)
  }
}
