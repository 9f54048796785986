import KeyedArchive

import struct Foundation.Data

/// A property list in letters that Swift and Python write alike.
enum PortableText {
  static func text(of value: PropertyListValue) -> String {
    switch value {
    case .bool(let isTrue): isTrue ? "T" : "F"
    case .integer(let number): "i\(number)"
    case .unsigned(let number): "i\(number)"
    case .real(let number): "r" + String(number.bitPattern, radix: 16)
    case .date(let seconds): "d\(Int(seconds))"
    case .data(let data): "b" + hex(data)
    case .string(let text): "s" + hex(Data(text.utf8))
    case .uid(let uid): "u\(uid)"
    case .array(let elements): "[" + elements.map(text).joined(separator: ",") + "]"
    case .dictionary(let entries):
      "{"
        + entries.map { "\(hex(Data($0.key.utf8))):\(text(of: $0.value))" }
        .joined(separator: ",") + "}"
    case .null, .set: "?"
    }
  }

  private static func hex(_ data: Data) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(data.count * 2)
    for byte in data { bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads files as `PlistlibCampaign` lists them; prints what is read differently than listed, and last
  /// how many files there were.
  static let pythonReader = """
    import datetime, plistlib, struct, sys
    def text(v):
      if v is True: return "T"
      if v is False: return "F"
      if isinstance(v, plistlib.UID): return "u%d" % v.data
      if isinstance(v, int): return "i%d" % v
      if isinstance(v, float): return "r%x" % struct.unpack(">Q", struct.pack(">d", v))
      if isinstance(v, datetime.datetime): return "d%d" % ((v - datetime.datetime(2001, 1, 1)) / datetime.timedelta(seconds=1))
      if isinstance(v, bytes): return "b" + v.hex()
      if isinstance(v, str): return "s" + v.encode("utf-8").hex()
      if isinstance(v, list): return "[" + ",".join(map(text, v)) + "]"
      return "{" + ",".join(k.encode("utf-8").hex() + ":" + text(x) for k, x in v.items()) + "}"
    count = 0
    with open(sys.argv[1], "rb") as files, open(sys.argv[2]) as expected:
      while head := files.read(16):
        seed, length = struct.unpack(">QQ", head)
        line = expected.readline().rstrip()
        count += 1
        try:
          value = plistlib.loads(files.read(length), fmt=plistlib.FMT_BINARY)
          if line and text(value) != line: print("seed %d: plistlib reads it otherwise" % seed)
        except Exception as error:
          print("seed %d: plistlib refuses it: %r" % (seed, error))
    print(count)
    """
}
