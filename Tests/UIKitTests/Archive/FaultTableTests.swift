import Testing

/// Whether the table of what breaks saved state names tests that exist.
@Suite struct FaultTableTests {
  @Test func everyLineNamesATestThatExistsOrAReason() throws {
    let table = try TestTable("Archive/faults.md")
    #expect(table.sections.map(\.count) == [9, 9, 23, 17, 21, 13])
    try table.expectTestsThatExist()
  }
}
