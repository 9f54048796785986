import Testing

/// Whether the table of the peers' cases names tests that exist.
@Suite struct PeerCasesTests {
  @Test func everyCaseNamesATestThatExistsOrAReason() throws {
    try TestTable("Peers/cases.md").expectTestsThatExist()
  }

  /// The number of cases that each of the peers' files was found to have (safety 1.1 to 1.3).
  @Test func everyCaseOfThePeersHasARow() throws {
    let counts = try TestTable("Peers/cases.md").sections.map(\.count)
    #expect(counts == [23, 9, 11, 19, 2, 8, 7, 30, 18, 10, 14, 30])
  }
}
