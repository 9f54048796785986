import Foundation
import KeyedArchive

/// Adds plain values to an archive.
struct FoundationArchiveWriter {
  let builder: KeyedArchiveBuilder

  /// The place of a value in the archive's table.
  ///
  /// - Parameter place: The keys that lead to the value, the outermost first.
  func uid(for anything: Any, at place: [String]) throws -> ObjectUID {
    let value = unwrapped(anything)
    return switch value {
    case is NSNull: builder.addNull()
    case let string as String: builder.add(string: string)
    case let isTrue as Bool where type(of: value) == Bool.self: builder.add(bool: isTrue)
    case let number as NSNumber: uid(for: number)
    // On Linux it is not bridged to a number.
    case let number as CGFloat: builder.add(real: Double(number))
    case let data as Data: builder.add(data: data)
    case let date as Date: builder.add(date: date.timeIntervalSinceReferenceDate)
    case let url as URL: try uid(for: url, at: place)
    case let uuid as UUID: builder.add(uuid: withUnsafeBytes(of: uuid.uuid, Array.init))
    case let array as [Any]: builder.add(array: try array.map { try uid(for: $0, at: place) })
    // Without an order of their own, sets and dictionaries have that of their descriptions, so that
    // equal states make equal files.
    case let set as Set<AnyHashable>:
      builder.add(
        set: try set.sorted { "\($0)" < "\($1)" }.map { try uid(for: $0.base, at: place) })
    case let dictionary as [AnyHashable: Any]: try uid(for: dictionary, at: place)
    default: throw UnsupportedValue(place: place, typeName: "\(type(of: value))")
    }
  }

  /// What an optional holds; `NSNull` for one that holds nothing, as Swift hands it to Objective-C.
  private func unwrapped(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value ?? NSNull()
  }

  private func uid(for number: NSNumber) -> ObjectUID {
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "B"): builder.add(bool: number.boolValue)
    // What Objective-C calls BOOL has the type code of a char.
    case UInt8(ascii: "c") where 0...1 ~= number.int8Value: builder.add(bool: number.boolValue)
    case UInt8(ascii: "f"), UInt8(ascii: "d"): builder.add(real: number.doubleValue)
    case UInt8(ascii: "Q"): builder.add(unsigned: number.uint64Value)
    default: builder.add(integer: number.int64Value)
    }
  }

  private func uid(for url: URL, at place: [String]) throws -> ObjectUID {
    builder.add(
      url: url.relativeString, base: try url.baseURL.map { try uid(for: $0, at: place) } ?? .null)
  }

  private func uid(for dictionary: [AnyHashable: Any], at place: [String]) throws -> ObjectUID {
    let entries = dictionary.sorted { "\($0.key)" < "\($1.key)" }
    return builder.add(
      dictionary: try entries.map { entry in
        let place = place + ["\(entry.key.base)"]
        return (
          key: try uid(for: entry.key.base, at: place), value: try uid(for: entry.value, at: place)
        )
      })
  }
}
