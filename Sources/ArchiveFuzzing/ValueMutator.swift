import KeyedArchive

import struct Foundation.Data

/// Damages what a file says and not its bytes, at random and the same way for the same seed.
///
/// Damaged bytes are mostly refused before anything is made of them. Here the file stays a property
/// list, in which references lead elsewhere, classes have other names and values other types.
struct ValueMutator {
  private var numbers: FuzzNumbers

  /// Everything in the whole file, to be put where it does not belong.
  private let pool: [PropertyListValue]

  /// - Parameter pool: The values of the whole file, `Self.values(in:)`.
  init(seed: UInt64, pool: [PropertyListValue]) {
    numbers = FuzzNumbers(seed: seed)
    self.pool = pool
  }

  /// A value with everything that it contains, at any depth.
  static func values(in value: PropertyListValue) -> [PropertyListValue] {
    switch value {
    case .array(let elements), .set(let elements): [value] + elements.flatMap(values(in:))
    case .dictionary(let entries): [value] + entries.flatMap { values(in: $0.value) }
    default: [value]
    }
  }

  /// The value with one to three damages.
  ///
  /// Mostly with one, or else what is damaged inside is never reached.
  mutating func damaged(_ value: PropertyListValue) -> PropertyListValue {
    var value = value
    for _ in 0..<numbers.element(of: [1, 1, 1, 2, 3]) {
      var place = numbers.number(below: Self.count(value))
      value = damaged(value, at: &place)
    }
    return value
  }

  private static func count(_ value: PropertyListValue) -> Int {
    switch value {
    case .array(let elements), .set(let elements): elements.reduce(1) { $0 + count($1) }
    case .dictionary(let entries): entries.reduce(1) { $0 + count($1.value) }
    default: 1
    }
  }

  /// Damages the value that is met as `place` others have been.
  private mutating func damaged(
    _ value: PropertyListValue, at place: inout Int
  ) -> PropertyListValue {
    place -= 1
    if place == -1 { return damage(value) }
    guard place >= 0 else { return value }
    switch value {
    case .array(let elements): return .array(elements.map { damaged($0, at: &place) })
    case .set(let elements): return .set(elements.map { damaged($0, at: &place) })
    case .dictionary(let entries):
      return .dictionary(entries.map { .init($0.key, damaged($0.value, at: &place)) })
    default: return value
    }
  }

  private mutating func damage(_ value: PropertyListValue) -> PropertyListValue {
    switch numbers.number(below: 16) {
    case 0: return numbers.element(of: pool)
    case 1: return numbers.element(of: Self.oddities)
    case 2: return nested(value)
    default: break
    }
    switch value {
    case .uid: return .uid(UInt32(numbers.number(below: pool.count / 2 + 1)))
    case .integer: return .integer(numbers.element(of: Self.integers))
    case .real, .date: return .real(numbers.element(of: Self.reals))
    case .string: return numbers.element(of: strings)
    case .array(let elements): return .array(damaged(elements))
    case .set(let elements): return .set(damaged(elements))
    case .dictionary(let entries): return .dictionary(damaged(entries))
    case .null, .bool, .unsigned, .data: return numbers.element(of: pool)
    }
  }

  private var strings: [PropertyListValue] {
    pool.filter { if case .string = $0 { true } else { false } } + Self.oddities
  }

  private mutating func damaged(_ elements: [PropertyListValue]) -> [PropertyListValue] {
    guard !elements.isEmpty else { return [numbers.element(of: pool)] }
    var elements = elements
    let place = numbers.number(below: elements.count)
    switch numbers.number(below: 5) {
    case 0: elements.remove(at: place)
    case 1: elements += Array(repeating: elements[place], count: 1 + numbers.number(below: 40))
    case 2: elements.swapAt(place, numbers.number(below: elements.count))
    case 3: elements.reverse()
    default: elements[place] = numbers.element(of: elements)
    }
    return elements
  }

  private mutating func damaged(
    _ entries: [PropertyListValue.Entry]
  ) -> [PropertyListValue.Entry] {
    guard !entries.isEmpty else { return [.init("$class", numbers.element(of: pool))] }
    var entries = entries
    let place = numbers.number(below: entries.count)
    let other = numbers.number(below: entries.count)
    switch numbers.number(below: 6) {
    case 0: entries.remove(at: place)
    case 1: entries.append(entries[place])
    case 2: entries[place].key = entries[other].key
    case 3:
      (entries[place].value, entries[other].value) = (entries[other].value, entries[place].value)
    case 4: entries[place].key = numbers.element(of: Self.keys)
    default: entries[place].value = entries[other].value
    }
    return entries
  }

  private mutating func nested(_ value: PropertyListValue) -> PropertyListValue {
    var value = value
    for _ in 0..<numbers.element(of: [1, 2, 100, 600]) { value = .array([value]) }
    return value
  }

  private static let integers: [Int64] = [
    0, 1, -1, 2, 255, 1 << 31, 1 << 32, .min, .max, -(1 << 31), 100_000,
  ]

  private static let reals: [Double] = [
    0, -0.0, 1e308, -1e308, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, 0.5, 1e18, -1e18,
  ]

  private static let keys = [
    "", "$class", "$classname", "$classes", "$0", "NS.keys", "NS.objects", "NS.string", "NS.time",
    "NS.object.0", "NS.uuidbytes", "NS.relative", "NS.base", "path", "next", "note", "root",
  ]

  /// What is found in no proper file at such a place, and classes that exist and were not saved.
  private static let oddities: [PropertyListValue] = [
    .null, .bool(true), .integer(-1), .unsigned(.max), .real(.nan), .date(1e300), .data(Data()),
    .data(Data(repeating: 0xFF, count: 17)), .uid(0), .uid(1), .uid(.max), .array([]), .set([]),
    .dictionary([]), .string(""), .string("$null"), .string("/"), .string("../.."),
    .string("a/b//:[0]:/"), .string(":[-1]:"), .string(":[99999999999999999999]:"),
    .string(String(repeating: "long/", count: 2_000)), .string("\u{0}"), .string("👩‍👩‍👧‍👦"),
    .string("\(FuzzedClass.gadget)"), .string("\(FuzzedClass.note)"), .string("NSObject"),
    .string("NSDictionary"), .string("NSMutableArray"), .string("NSKeyedUnarchiver"),
    .string("NSAttributedString"), .string("NSIndexPath"), .string("NSDateComponents"),
    .string("NSCalendar"), .string("NSTimeZone"), .string("NSLocale"), .string("NSDecimalNumber"),
    .string("NSValue"), .string("NSIndexSet"), .string("UIView"), .string("UIColor"),
    .string("UIImage"), .string("UIWindow"), .string("UIViewController"),
    .string("UINavigationController"), .string("UIStateRestorationPathProxy"),
    .string("Foundation.NSObject"), .string("Swift.Int"), .string("Any"), .string("$s4main1AC"),
    .string("Swift.Array<Swift.Int>"), .string("UIKit.UIViewController.Type"),
  ]
}
