public import Foundation
import KeyedArchive

extension NSKeyedUnarchiver {
  /// The object of an archive, if it is of a class; throws what cannot be read.
  public class func unarchivedObject<Object: NSObject & NSCoding>(
    ofClass cls: Object.Type, from data: Data
  ) throws -> Object? {
    try unarchivedObject(ofClasses: [cls], from: data) as? Object
  }

  /// The object of an archive, if it is of one of the classes; throws what cannot be read.
  public class func unarchivedObject(ofClasses classes: [AnyClass], from data: Data) throws -> Any?
  {
    try NSKeyedUnarchiver(forReadingFrom: data)
      .decodeTopLevelObject(of: classes, forKey: NSKeyedArchiveRootObjectKey)
  }

  /// The array of an archive, whose elements are of a class; throws what cannot be read.
  public class func unarchivedArrayOfObjects<Object: NSObject & NSCoding>(
    ofClass cls: Object.Type, from data: Data
  ) throws -> [Object]? {
    try unarchivedObject(ofClasses: [NSArray.self, cls], from: data) as? [Object]
  }

  /// The object of an archive, whatever classes it has; throws what cannot be read.
  public class func unarchiveTopLevelObjectWithData(_ data: Data) throws -> Any? {
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    return try unarchiver.decodeTopLevelObject(forKey: NSKeyedArchiveRootObjectKey)
  }

  /// The object of an archive, in the spelling of before iOS 12; nil if it cannot be read.
  public class func unarchiveObject(with data: Data) -> Any? {
    NSKeyedUnarchiver(forReadingWith: data).decodeObject(forKey: NSKeyedArchiveRootObjectKey)
  }

  /// The object of an archive in a file; nil if it cannot be read.
  public class func unarchiveObject(withFile path: String) -> Any? {
    FileManager.default.contents(atPath: path).flatMap(unarchiveObject(with:))
  }

  /// Reads an archive in the manner of before iOS 12: objects of all classes are made.
  ///
  /// An archive that cannot be read is an empty one.
  public convenience init(forReadingWith data: Data) {
    let archive = (try? KeyedArchiveReader().archive(of: data)) ?? Self.emptyArchive
    self.init(archive: archive, fields: archive.top, requiresSecureCoding: false)
  }

  private static var emptyArchive: KeyedArchive {
    let data = KeyedArchiveBuilder().data(topFields: [])
    do {
      return try KeyedArchiveReader().archive(of: data)
    } catch {
      fatalError("What the builder of archives wrote cannot be read: \(error)")
    }
  }

  /// Has archived objects of a class name become objects of a class, in every archive.
  public class func setClass(_ cls: AnyClass?, forClassName codedName: String) {
    ClassNamesForCoding.setType(cls, for: codedName)
  }

  /// The class that archived objects of a name become in every archive, if one was set.
  public class func `class`(forClassName codedName: String) -> AnyClass? {
    ClassNamesForCoding.type(for: codedName)
  }
}
