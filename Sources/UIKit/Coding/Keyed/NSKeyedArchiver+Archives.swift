public import Foundation

extension NSKeyedArchiver {
  /// The archive of an object; throws if a part of it cannot be archived.
  public class func archivedData(
    withRootObject object: Any, requiringSecureCoding requiresSecureCoding: Bool
  ) throws -> Data {
    let archiver = NSKeyedArchiver(requiringSecureCoding: requiresSecureCoding)
    archiver.throwsFailure = true
    archiver.encode(object, forKey: NSKeyedArchiveRootObjectKey)
    if let failure = archiver.failure { throw failure }
    return archiver.encodedData
  }

  /// The archive of an object, in the spelling of before iOS 12.
  public class func archivedData(withRootObject rootObject: Any) -> Data {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(rootObject, forKey: NSKeyedArchiveRootObjectKey)
    return archiver.encodedData
  }

  /// Writes the archive of an object to a file; false if that fails.
  public class func archiveRootObject(_ rootObject: Any, toFile path: String) -> Bool {
    let data = archivedData(withRootObject: rootObject)
    return (try? data.write(to: URL(fileURLWithPath: path), options: .atomic)) != nil
  }

  /// Has objects of a class archived under another name, in every archive.
  public class func setClassName(_ codedName: String?, for cls: AnyClass) {
    ClassNamesForCoding.setName(codedName, for: cls)
  }

  /// The name under which objects of a class are archived in every archive, if one was set.
  public class func className(for cls: AnyClass) -> String? { ClassNamesForCoding.name(for: cls) }
}
