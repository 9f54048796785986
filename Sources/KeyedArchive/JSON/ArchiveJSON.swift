private import Foundation

/// An archive as JSON for other programs: the same text for the same archive.
///
/// Strings, integers, Booleans and arrays are themselves; every other kind of value is an object
/// with one member that names it: `{"real": 1.5}`, `{"data": "AQI="}` (Base64),
/// `{"date": "2014-07-06 16:05:18 +0000"}`, `{"url": …}`, `{"uuid": …}`, `{"reference": PATH}`,
/// `{"set": […]}`, `{"dictionary": [{"key": …, "value": …}]}`, `{"cycle": 12}`; an object of a class
/// is `{"class": NAME, "fields": {…}}`, and so is data that holds a property list; data that holds a
/// keyed archive is `{"byteCount": 245, "keyedArchive": {…}}`.
package enum ArchiveJSON {
  /// The text of what a file turned out to be, without a line end after the last line.
  package static func text(of file: ArchiveFile) throws -> String {
    switch file {
    case .restoration(let archive): try text(RestorationArchiveJSON(archive))
    case .keyedArchive(let tree): try text(KeyedArchiveJSON(tree))
    }
  }

  private static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

private struct RestorationArchiveJSON: Encodable {
  var topLevel: [String: ArchiveValueJSON]
  var objects: [SavedObjectJSON]

  init(_ archive: RestorationArchive) {
    topLevel = ArchiveValueJSON.values(archive.topLevel)
    objects = archive.objects.map {
      SavedObjectJSON($0, restorationClass: archive.restorationClasses[$0.path])
    }
  }
}

private struct SavedObjectJSON: Encodable {
  var kind: String
  var path: String
  var identifiers: [String]
  var `class`: String
  var restorationClass: String?
  var values: [String: ArchiveValueJSON]

  init(_ object: SavedObject, restorationClass: String?) {
    kind = object.kind.rawValue
    path = object.path
    identifiers = IdentifierPath(object.path).steps.map(\.identifier)
    `class` = object.className
    self.restorationClass = restorationClass
    values = ArchiveValueJSON.values(object.entries)
  }
}

private struct KeyedArchiveJSON: Encodable {
  var objectCount: Int
  var top: [String: ArchiveValueJSON]

  init(_ tree: KeyedArchiveTree) {
    objectCount = tree.objectCount
    top = ArchiveValueJSON.values(tree.top)
  }
}
