import ArchiveFuzzing
import Foundation
import KeyedArchive
import Testing

/// Trees of values at random, written and read; `make fuzz` is the long run of this.
struct RandomTreeTests {
  @Test(.timeLimit(.minutes(1)))
  func comeBackAsTheyWere() {
    let outcome = TreeCampaign(seeds: 0..<1_000).run()
    #expect(outcome.differences == [])
    #expect(outcome.values > 50_000)
  }

  // Each line is a tree in letters that both languages write alike.
  @Test(.timeLimit(.minutes(1)))
  func areReadAlikeByPlistlib() throws {
    let folder = try ScratchFolder()
    let seeds = 0..<300 as Range<UInt64>
    var lines: [String] = []
    for seed in seeds {
      var tree = RandomTree(seed: seed, isPortable: true)
      let value = tree.value()
      let data = BinaryPropertyListWriter().data(of: value)
      try data.write(to: URL(fileURLWithPath: folder.path("\(seed)")))
      lines.append(Self.letters(of: value))
    }
    let read = try ProcessOutput.text("python3", "-c", Self.program, folder.path, "\(seeds.count)")
      .split(separator: "\n").map(String.init)
    #expect(read.count == lines.count)
    for (seed, pair) in zip(lines, read).enumerated() {
      #expect(pair.0 == pair.1, "seed \(seed)")
    }
  }

  private static func letters(of value: PropertyListValue) -> String {
    switch value {
    case .bool(let isTrue): isTrue ? "T" : "F"
    case .integer(let number): "i\(number)"
    case .unsigned(let number): "i\(number)"
    case .real(let number): "r" + String(number.bitPattern, radix: 16)
    case .date(let seconds): "d\(Int(seconds))"
    case .data(let data): "b" + hex(data)
    case .string(let text): "s" + hex(Data(text.utf8))
    case .uid(let uid): "u\(uid)"
    case .array(let elements): "[" + elements.map(letters).joined(separator: ",") + "]"
    case .dictionary(let entries):
      "{"
        + entries.map { "\(hex(Data($0.key.utf8))):\(letters(of: $0.value))" }
        .joined(separator: ",") + "}"
    case .null, .set: "?"
    }
  }

  private static func hex(_ data: Data) -> String {
    data.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static let program = """
    import datetime, os, plistlib, struct, sys
    def letters(v):
      if v is True: return "T"
      if v is False: return "F"
      if isinstance(v, plistlib.UID): return "u%d" % v.data
      if isinstance(v, int): return "i%d" % v
      if isinstance(v, float): return "r%x" % struct.unpack(">Q", struct.pack(">d", v))
      if isinstance(v, datetime.datetime): return "d%d" % ((v - datetime.datetime(2001, 1, 1)) / datetime.timedelta(seconds=1))
      if isinstance(v, bytes): return "b" + v.hex()
      if isinstance(v, str): return "s" + v.encode("utf-8").hex()
      if isinstance(v, list): return "[" + ",".join(map(letters, v)) + "]"
      return "{" + ",".join(k.encode("utf-8").hex() + ":" + letters(x) for k, x in v.items()) + "}"
    for seed in range(int(sys.argv[2])):
      with open(os.path.join(sys.argv[1], str(seed)), "rb") as file:
        print(letters(plistlib.load(file, fmt=plistlib.FMT_BINARY)))
    """
}
