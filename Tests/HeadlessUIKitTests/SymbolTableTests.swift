import Foundation
import Testing

@testable import HeadlessUIKit

struct SymbolTableTests {
  @Test func hasTheMethodsOfTheRunningProgram() throws {
    let table = try SymbolTable.ofThisProgram()
    let prefix = "$s18HeadlessUIKitTests"
    let names = table.names(withPrefix: prefix)
    #expect(!table.isStripped && !names.isEmpty)
    #expect(names.allSatisfy { $0.hasPrefix(prefix) })
    #expect(table.names(withPrefix: "$s no such name").isEmpty)
  }

  @Test func isStrippedInAnyOtherFile() {
    #expect(SymbolTable(file: Data()).isStripped)
    #expect(SymbolTable(file: Data("\u{7F}ELF".utf8)).isStripped)
    #expect(SymbolTable(file: Data(repeating: 0xFF, count: 4096)).isStripped)
  }

  /// A header that names sections behind the end of the file, or none that fits.
  @Test func readsNothingOutsideOfADamagedFile() throws {
    let program = try Data(contentsOf: URL(filePath: "/proc/self/exe"), options: .alwaysMapped)
    let header = program.prefix(64)
    for position in header.indices {
      var damaged = Data(header)
      damaged[position] = 0xFF
      #expect(SymbolTable(file: damaged).names(withPrefix: "$s").isEmpty)
    }
  }
}
