// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The number of a text's encoding in Core Foundation.
public typealias CFStringEncoding = UInt32

public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

/// The encoding that has a name on the Internet, among the usual ones.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
  let name = theString.map { $0.lowercased } ?? ""
  return encodings.first { $0.names.contains(name) }?.number ?? kCFStringEncodingInvalidId
}

/// The number of an encoding in `String.Encoding`.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  encodings.first { $0.number == encoding }?.encoding.rawValue ?? String.Encoding.utf8.rawValue
}

private let encodings: [(names: [String], number: CFStringEncoding, encoding: String.Encoding)] = [
  (["utf-8", "utf8"], 0x0800_0100, .utf8),
  (["us-ascii", "ascii"], 0x0600, .ascii),
  (["iso-8859-1", "latin1"], 0x0201, .isoLatin1),
  (["iso-8859-2"], 0x0202, .isoLatin2),
  (["windows-1252"], 0x0500, .windowsCP1252),
  (["utf-16"], 0x0100, .utf16),
  (["utf-16be"], 0x1000_0100, .utf16BigEndian),
  (["utf-16le"], 0x1400_0100, .utf16LittleEndian),
  (["shift_jis"], 0x0A01, .shiftJIS),
  (["euc-jp"], 0x0920, .japaneseEUC),
]
