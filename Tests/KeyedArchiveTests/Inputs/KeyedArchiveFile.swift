import Foundation
import KeyedArchive

/// A keyed archive put together value by value, so that it can be wrong.
struct KeyedArchiveFile {
  var objects: [PropertyListValue]
  var archiver: PropertyListValue? = .string("NSKeyedArchiver")
  var version: PropertyListValue? = .integer(100_000)
  var top: PropertyListValue? = .dictionary([.init("root", .uid(1))])

  /// An archive whose root object follows `$null`.
  init(_ objects: PropertyListValue...) {
    self.objects = [.string("$null")] + objects
  }

  /// An archive of one object of a class, with what else it needs.
  init(
    root className: String, _ fields: [PropertyListValue.Entry], others: [PropertyListValue] = []
  ) {
    let root = PropertyListValue.dictionary(fields + [.init("$class", .uid(2))])
    objects = [.string("$null"), root, Self.record(className)] + others
  }

  static func record(_ names: String...) -> PropertyListValue {
    .dictionary([
      .init("$classname", .string(names[0])),
      .init("$classes", .array((names + ["NSObject"]).map { .string($0) })),
    ])
  }

  var data: Data {
    let members: [(String, PropertyListValue?)] = [
      ("$version", version), ("$archiver", archiver), ("$top", top), ("$objects", .array(objects)),
    ]
    return data(members)
  }

  /// The file with something else for its objects.
  func data(objects: PropertyListValue?) -> Data {
    data([("$version", version), ("$archiver", archiver), ("$top", top), ("$objects", objects)])
  }

  private func data(_ members: [(String, PropertyListValue?)]) -> Data {
    let entries = members.compactMap { key, value in
      value.map { PropertyListValue.Entry(key, $0) }
    }
    return BinaryPropertyListWriter().data(of: .dictionary(entries))
  }
}
