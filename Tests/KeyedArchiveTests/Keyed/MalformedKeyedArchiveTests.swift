import Foundation
import KeyedArchive
import Testing

/// Every way in which an archive can be wrong has its own error, with the object that is to blame.
struct MalformedKeyedArchiveTests {
  @Test func namesAFileThatIsNoPropertyList() {
    #expect(
      error(Data("not one, but long enough to be one by its length".utf8))
        == "the file does not begin with bplist00 (at byte 0)")
    let array = BinaryPropertyListWriter().data(of: .array([]))
    #expect(error(array) == "a keyed archive is a dictionary, and this is an array")
  }

  @Test func namesAnotherArchiver() {
    var file = KeyedArchiveFile(.bool(true))
    file.archiver = .string("OtherArchiver")
    #expect(
      error(file.data) == "the archive was written by OtherArchiver, not by NSKeyedArchiver")
    file.archiver = nil
    #expect(
      error(file.data) == "the archive was written by an unknown one, not by NSKeyedArchiver")
  }

  @Test(
    arguments: [
      (.integer(0), "0"), (.integer(1 << 31), "2147483648"), (.string("100000"), "100000"),
      (.real(100_000), "a real number"), (nil, "an unknown one"),
    ] as [(PropertyListValue?, String)])
  func namesAnotherVersion(version: PropertyListValue?, text: String) {
    var file = KeyedArchiveFile(.bool(true))
    file.version = version
    #expect(error(file.data) == "the archive's version is \(text), not 100000")
  }

  @Test func namesATopThatIsNoDictionary() {
    var file = KeyedArchiveFile(.bool(true))
    for top in [nil, .array([]), .uid(1)] as [PropertyListValue?] {
      file.top = top
      #expect(error(file.data) == "the archive's $top is not a dictionary")
    }
  }

  @Test func namesMissingObjects() {
    let file = KeyedArchiveFile()
    for objects in [nil, .dictionary([]), .set([])] as [PropertyListValue?] {
      #expect(error(file.data(objects: objects)) == "the archive's $objects is not an array")
    }
    for objects in [.array([]), .array([.bool(true)])] as [PropertyListValue] {
      #expect(error(file.data(objects: objects)) == "the archive's first object is not $null")
    }
  }

  @Test func namesReferencesThatLeadNowhere() {
    var file = KeyedArchiveFile(.bool(true))
    file.top = .dictionary([.init("root", .uid(2))])
    #expect(error(file.data) == "a reference to object 2, and there are 2")
    let member = KeyedArchiveFile(root: "A", [.init("a", .uid(9))])
    #expect(error(member.data) == "a reference to object 9, and there are 3 (in object 1)")
    let elements = KeyedArchiveFile(root: "A", [.init("a", .array([.uid(0), .uid(.max)]))])
    #expect(
      error(elements.data) == "a reference to object 4294967295, and there are 3 (in object 1)")
  }

  @Test(
    arguments: [
      (.uid(7), "a reference to object 7, and there are 3 (in object 1)"),
      (.uid(0), "$class refers to nil, not to a class (in object 1)"),
      (.uid(2), "$class refers to a string, not to a class (in object 1)"),
      (.uid(1), "$class refers to a dictionary, not to a class (in object 1)"),
      (.string("NSArray"), "$class is a string, not a reference (in object 1)"),
    ] as [(PropertyListValue, String)])
  func namesAClassThatIsNone(reference: PropertyListValue, message: String) {
    let file = KeyedArchiveFile(.dictionary([.init("$class", reference)]), .string("text"))
    #expect(error(file.data) == message)
  }

  @Test func namesClassesThatAreOfAClass() {
    let file = KeyedArchiveFile(
      .dictionary([.init("$class", .uid(2))]), .dictionary([.init("$class", .uid(1))]))
    #expect(error(file.data) == "$class refers to a dictionary, not to a class (in object 1)")
  }

  @Test(
    arguments: [
      ([.init("$classes", .array([]))], "$classname"),
      ([.init("$classname", .integer(1)), .init("$classes", .array([]))], "$classname"),
      ([.init("$classname", .string("A"))], "$classes"),
      ([.init("$classname", .string("A")), .init("$classes", .string("A"))], "$classes"),
      ([.init("$classname", .string("A")), .init("$classes", .array([.uid(0)]))], "$classes"),
      (
        [
          .init("$classname", .string("A")), .init("$classes", .array([])),
          .init("$classhints", .string("B")),
        ], "$classhints"
      ),
    ] as [([PropertyListValue.Entry], String)])
  func namesWhatAClassLacks(record: [PropertyListValue.Entry], key: String) {
    let file = KeyedArchiveFile(.dictionary([.init("$class", .uid(2))]), .dictionary(record))
    #expect(error(file.data) == "a class has no proper \(key) (in object 2)")
  }

  @Test(
    arguments: [
      (.array([]), "an array"), (.set([]), "a set"), (.uid(0), "a reference"),
      (.dictionary([]), "a dictionary without $class"),
    ] as [(PropertyListValue, String)])
  func namesWhatIsNoObject(value: PropertyListValue, kind: String) {
    #expect(
      error(KeyedArchiveFile(value).data) == "\(kind) where an object is expected (in object 1)")
  }

  @Test(arguments: [
    ("NSDictionary", "NS.keys", "nothing is encoded for NS.keys"),
    ("NSArray", "NS.other", "nothing is encoded for NS.objects"),
    ("NSString", "NS.other", "nothing is encoded for NS.string"),
    ("NSDate", "NS.other", "nothing is encoded for NS.time"),
    ("NSUUID", "NS.other", "nothing is encoded for NS.uuidbytes"),
    ("NSURL", "NS.base", "nothing is encoded for NS.relative"),
    ("NSData", "NS.other", "nothing is encoded for NS.data"),
  ])
  func namesWhatAnObjectOfFoundationLacks(className: String, key: String, message: String) throws {
    let value = key == "NS.keys" ? [] : [PropertyListValue.Entry(key, .uid(0))]
    #expect(try foundationError(className, value) == message + " (in object 1)")
  }

  @Test(
    arguments: [
      ("NSString", "NS.string", .integer(1), "NS.string is an integer, not a string"),
      ("NSString", "NS.bytes", .data(Data([0xFF])), "NS.bytes is data, not a text in UTF-8"),
      ("NSDate", "NS.time", .string("today"), "NS.time is a string, not a number"),
      ("NSDate", "NS.time", .uid(0), "NS.time is nil, not a number"),
      ("NSUUID", "NS.uuidbytes", .data(Data([1, 2])), "a UUID has 2 bytes, not 16"),
      ("NSUUID", "NS.uuidbytes", .string("text"), "NS.uuidbytes is a string, not data"),
      ("NSURL", "NS.relative", .uid(0), "NS.relative is nil, not a string"),
      ("NSURL", "NS.relative", .uid(2), "NS.relative is a class, not a string"),
      ("NSData", "NS.data", .bool(true), "NS.data is a Boolean, not data"),
      (
        "NSArray", "NS.objects", .integer(3), "NS.objects is an integer, not an array of references"
      ),
      (
        "NSArray", "NS.objects", .array([.integer(3)]),
        "NS.objects is an array, not an array of references"
      ),
      ("NSSet", "NS.objects", .uid(0), "NS.objects is nil, not an array of references"),
      ("NSOrderedSet", "NS.object.0", .integer(1), "NS.object.0 is an integer, not a reference"),
    ] as [(String, String, PropertyListValue, String)])
  func namesWhatAnObjectOfFoundationHasInstead(
    className: String, key: String, value: PropertyListValue, message: String
  ) throws {
    #expect(try foundationError(className, [.init(key, value)]) == message + " (in object 1)")
  }

  @Test func namesKeysAndObjectsThatDifferInNumber() throws {
    let fields: [PropertyListValue.Entry] = [
      .init("NS.keys", .array([.uid(0), .uid(0)])), .init("NS.objects", .array([.uid(0)])),
    ]
    #expect(
      try foundationError("NSDictionary", fields)
        == "a dictionary has 2 keys and 1 objects (in object 1)")
  }

  private func error(_ data: Data) -> String {
    do throws(KeyedArchiveError) {
      _ = try KeyedArchiveReader().archive(of: data)
      return "no error"
    } catch {
      return error.description
    }
  }

  private func foundationError(
    _ className: String, _ fields: [PropertyListValue.Entry]
  ) throws -> String {
    let file = KeyedArchiveFile(root: className, fields)
    let archive = try KeyedArchiveReader().archive(of: file.data)
    guard case .reference(let root)? = archive.top["root"] else { return "no root" }
    do throws(KeyedArchiveError) {
      _ = try archive.foundationObject(at: root)
      return "no error"
    } catch {
      return error.description
    }
  }
}
