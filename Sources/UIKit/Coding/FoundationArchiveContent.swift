import Foundation
import KeyedArchive

/// Makes plain values of what is in an archive; what is of another kind is left out.
///
/// Any process may have changed the file: values are made once however often they are referred
/// to, and not beyond a depth.
final class FoundationArchiveContent {
  private let archive: KeyedArchive
  private var made: [ObjectUID: Any] = [:]
  private var inProgress: Set<ObjectUID> = []

  /// How deep values may contain one another.
  private static let depthLimit = 512

  init(_ archive: KeyedArchive) {
    self.archive = archive
  }

  /// The value at a place of the archive's table; nil where there is none.
  func value(at uid: ObjectUID) -> Any? {
    if let value = made[uid] { return value }
    guard inProgress.count < Self.depthLimit, inProgress.insert(uid).inserted else { return nil }
    defer { inProgress.remove(uid) }
    let value = make(uid)
    made[uid] = value
    return value
  }

  private func make(_ uid: ObjectUID) -> Any? {
    switch archive[uid] {
    case .null, .classRecord: nil
    case .bool(let isTrue): NSNumber(value: isTrue)
    case .integer(let number): NSNumber(value: number)
    case .unsigned(let number): NSNumber(value: number)
    case .real(let number): NSNumber(value: number)
    case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
    case .string(let text): text
    case .data(let data): data
    case .instance: (try? archive.foundationObject(at: uid)).flatMap { $0.flatMap(make) }
    }
  }

  private func make(_ object: FoundationObject) -> Any? {
    switch object {
    case .null: NSNull()
    case .string(let text): text
    case .data(let data): data
    case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
    case .url(let relative, let base): URL(string: relative, relativeTo: value(at: base) as? URL)
    case .uuid(let bytes):
      bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    case .array(let elements): elements.compactMap(value(at:))
    case .orderedSet(let elements): elements.compactMap(value(at:))
    case .set(let elements): Set(elements.compactMap { value(at: $0) as? AnyHashable })
    case .dictionary(let pairs): dictionary(pairs)
    }
  }

  private func dictionary(
    _ pairs: [(key: ObjectUID, value: ObjectUID)]
  ) -> [AnyHashable: Any] {
    var result: [AnyHashable: Any] = [:]
    for pair in pairs {
      guard let key = value(at: pair.key) as? AnyHashable else { continue }
      result[key] = value(at: pair.value)
    }
    return result
  }
}
