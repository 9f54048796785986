/// A collection of the standard library whose order can differ from launch to launch.
private protocol UnorderedCollection {
  /// The texts of the members, in the order that they have in this launch.
  var memberTexts: [String] { get }
}

extension Set: UnorderedCollection {
  fileprivate var memberTexts: [String] { map { String(reflecting: $0) } }
}

extension Dictionary: UnorderedCollection {
  fileprivate var memberTexts: [String] {
    map { "\(String(reflecting: $0.key)): \(String(reflecting: $0.value))" }
  }
}

extension Dictionary.Keys: UnorderedCollection {
  fileprivate var memberTexts: [String] { map { String(reflecting: $0) } }
}

extension Dictionary.Values: UnorderedCollection {
  fileprivate var memberTexts: [String] { map { String(reflecting: $0) } }
}

/// Finds what a value's text could be in another launch, because a set or dictionary in it has another order there.
struct OtherOrder {
  private let first: String
  private var text: String

  /// How many values in the value are still looked at.
  private var remaining = 1_000

  private static let deepest = 12

  private init(_ text: String) {
    first = text
    self.text = text
  }

  /// Returns such a text; nil for a value whose text shows no set or dictionary with two different members.
  static func text(of value: Any, describedAs text: String) -> String? {
    var order = OtherOrder(text)
    order.look(at: value, depth: 0)
    return order.text == order.first ? nil : order.text
  }

  private mutating func look(at value: Any, depth: Int) {
    guard depth < Self.deepest, remaining > 0 else { return }
    remaining -= 1
    if let collection = value as? any UnorderedCollection {
      exchange(collection.memberTexts, between: ("[", ", ", "]"))
    }
    guard Self.canBeReflected(value) else { return }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .set, !(value is any UnorderedCollection) {
      // Foundation's `NSSet`; its dictionaries list their keys in order.
      exchange(
        mirror.children.map { String(describing: $0.value) },
        between: ("{(\n    ", ",\n    ", "\n)}"))
    }
    var next: Mirror? = mirror
    while let current = next {
      for child in current.children { look(at: child.value, depth: depth + 1) }
      next = current.superclassMirror
    }
  }

  /// Whether asking for the parts of a value runs no code of the author's that describing it does not run.
  private static func canBeReflected(_ value: Any) -> Bool {
    guard value is any CustomReflectable,
      value is any CustomStringConvertible || value is any CustomDebugStringConvertible
    else { return true }
    let name = _typeName(type(of: value), qualified: true)
    return name.hasPrefix("Swift.") || name.hasPrefix("Foundation.")
  }

  /// Puts the members of a collection into another order, wherever the text shows them.
  private mutating func exchange(
    _ members: [String], between marks: (start: String, separator: String, end: String)
  ) {
    var others = Array(members.reversed())
    // Members with the same texts may be the same in reverse.
    if others == members, let last = others.popLast() { others.insert(last, at: 0) }
    guard others != members else { return }
    func joined(_ texts: [String]) -> [UInt8] {
      Array((marks.start + texts.joined(separator: marks.separator) + marks.end).utf8)
    }
    text = Self.replacing(joined(members), with: joined(others), in: text)
  }

  /// `replacing(_:with:)`, which is in a module that this one does not import.
  private static func replacing(_ old: [UInt8], with new: [UInt8], in text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.count >= old.count else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count {
      if bytes[place] == old[0], bytes[place...].starts(with: old) {
        result += new
        place += old.count
      } else {
        result.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
