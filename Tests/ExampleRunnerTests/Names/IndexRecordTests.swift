import Foundation
import Testing

@testable import ExampleRunner

@Suite("What the compiler notes of names")
struct IndexRecordTests {
  @Test("Takes numbers of any width from bytes, and none from behind their end")
  func bits() {
    var bits = BitReader([0b1011_0110, 0xff])
    #expect(bits.read(3) == 0b110)
    #expect(bits.read(7) == 0b11_10110)
    #expect(bits.left == 6)
    #expect(bits.read(7) == nil)
    #expect(bits.read(6) == 0b11_1111)
    #expect(bits.isAtEnd)
    // Two pieces of three bits: 101, of which the first says that another follows, and 001.
    var pieces = BitReader([0b0000_1101, 0])
    #expect(pieces.readVariable(3) == 0b101)
    var endless = BitReader([UInt8](repeating: 0xff, count: 64))
    #expect(endless.readVariable(2) == nil)
  }

  @Test("Reads a record that the compiler wrote")
  func record() async throws {
    let bytes = try await Self.compiled("let one = 1\nfunc two(_ x: Int) {}\ntwo(one)\n")
    let record = try #require(IndexRecord(bytes))
    let told = record.occurrences.map { occurrence in
      "\(occurrence.line):\(occurrence.column) \(record.symbols[occurrence.symbol].name)"
        + (occurrence.isDefinition ? " defined" : "")
    }
    #expect(
      told.sorted() == [
        "1:5 one defined", "2:12 x defined", "2:15 Int", "2:6 two(_:) defined", "3:1 two(_:)",
        "3:5 one",
      ])
  }

  @Test("Refuses what is not a record or a part of one, and reads no damaged one beyond its end")
  func damage() async throws {
    let bytes = try await Self.compiled("struct One { var two = [1: \"a\"] }\nprint(One().two)\n")
    #expect(IndexRecord(bytes) != nil)
    #expect(IndexRecord([]) == nil)
    #expect(IndexRecord(Array("IDXR".utf8) + [UInt8](repeating: 0xff, count: 400)) == nil)
    for length in stride(from: 0, to: bytes.count - 1, by: 7) {
      #expect(IndexRecord(Array(bytes.prefix(length))) == nil || length % 4 == 0)
    }
    for place in stride(from: 4, to: bytes.count, by: 3) {
      for mask: UInt8 in [0x01, 0x10, 0xff] {
        var damaged = bytes
        damaged[place] ^= mask
        // Whatever it makes of it, it names only symbols that it has.
        guard let record = IndexRecord(damaged) else { continue }
        #expect(record.occurrences.allSatisfy { record.symbols.indices.contains($0.symbol) })
      }
    }
  }

  @Test("Refuses arrays whose elements take no bits: they could fill the memory")
  func emptyElements() {
    var bits = Bits("IDXR")
    bits.add(1, 2)  // A block begins at the outermost, where kinds have two bits:
    bits.add(20, 8)  // its number,
    bits.add(4, 4)  // how many bits kinds have in it,
    bits.align()
    bits.add(0, 32)  // and its length.
    bits.add(2, 4)  // Records of a kind have
    bits.add(3, 5)  // three parts:
    bits.add(1, 1)
    bits.add(1, 8)  // a code that is always 1,
    bits.add(0, 1)
    bits.add(3, 3)  // an array,
    bits.add(1, 1)
    bits.add(0, 8)  // and its elements, which are always 0.
    let start = bits
    for count in [3, 31] {
      bits = start
      for _ in 0..<200 {
        bits.add(4, 4)
        bits.add(count, 6)
      }
      bits.add(0, 4)
      bits.align()
      #expect((IndexRecord(bits.bytes) == nil) == (count == 31))
    }
  }

  private static func compiled(_ text: String) async throws -> [UInt8] {
    try await TestCache.with { cache in
      let source = "\(cache.path)/main.swift"
      try Data(text.utf8).write(to: URL(filePath: source))
      let toolchain = try await Toolchain.find(shared: TestCache.work)
      let folder = "\(cache.path)/compiled"
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      let command = Command(
        executable: toolchain.program("swift-frontend"),
        arguments: [
          "-frontend", "-typecheck", source, "-target", toolchain.triple,
          "-resource-dir", toolchain.resourceFolder, "-index-unit-output-path", "main.o",
        ] + ProgramIndex.arguments,
        environment: ["PATH": "/usr/bin:/bin"], folder: folder)
      _ = try await command.runSuccessfully()
      let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
      let record = try #require(names?.first { $0.contains("main.swift-") })
      return [UInt8](try Data(contentsOf: URL(filePath: "\(folder)/\(record)")))
    }
  }
}

/// Bits, least first.
private struct Bits {
  private(set) var bytes: [UInt8]
  private var count: Int

  init(_ text: String) {
    bytes = Array(text.utf8)
    count = bytes.count * 8
  }

  mutating func add(_ number: Int, _ width: Int) {
    for bit in 0..<width {
      if count % 8 == 0 { bytes.append(0) }
      bytes[count / 8] |= UInt8(number >> bit & 1) << UInt8(count % 8)
      count += 1
    }
  }

  mutating func align() {
    while count % 32 != 0 { add(0, 1) }
  }
}
