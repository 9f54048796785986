import Foundation
import KeyedArchive
import Testing

struct KeyedArchiveTests {
  @Test func readsWhatWasBuilt() throws {
    let builder = KeyedArchiveBuilder()
    let name = builder.add(string: "é")
    let note = builder.reserve()
    builder.fill(
      note, className: "App.Note", superclasses: ["App.Item", "NSObject"], hints: ["NSDictionary"],
      fields: [
        ("isDone", .bool(true)), ("count", .integer(-3)), ("ratio", .real(0.5)),
        ("bytes", .data(Data([1]))), ("name", .reference(name)), ("self", .reference(note)),
        ("all", .references([name, note])), ("inline", .string("text")),
        ("when", .plain(.date(4))),
      ])
    let archive = try KeyedArchiveReader().archive(of: builder.data(top: [("root", note)]))

    guard case .reference(let root)? = archive.top["root"],
      case .instance(let instance) = archive[root],
      case .reference(let nameUID)? = instance.fields["name"]
    else {
      Issue.record("the root was expected to be an object with a name")
      return
    }
    #expect(instance.className == "App.Note")
    #expect(instance.classNames == ["App.Note", "App.Item", "NSObject"])
    #expect(instance.archivedClass.hints == ["NSDictionary"])
    #expect(archive[nameUID] == .string("é"))
    #expect(
      instance.fields.all == [
        "isDone": .bool(true), "count": .integer(-3), "ratio": .real(0.5),
        "bytes": .data(Data([1])), "name": .reference(nameUID), "self": .reference(root),
        "all": .references([nameUID, root]), "inline": .string("text"), "when": .plain(.date(4)),
      ])
  }

  @Test func addsEachScalarAndEachClassOnce() throws {
    let builder = KeyedArchiveBuilder()
    #expect(builder.add(string: "a") == builder.add(string: "a"))
    #expect(builder.add(string: "\u{E9}") != builder.add(string: "e\u{301}"))
    #expect(builder.add(integer: 1) == builder.add(integer: 1))
    #expect(builder.add(integer: 1) != builder.add(real: 1))
    #expect(builder.add(integer: 1) != builder.add(bool: true))
    #expect(builder.add(date: 1) != builder.add(date: 1))
    let root = builder.add(array: [builder.add(date: 2)])
    let archive = try KeyedArchiveReader().archive(of: builder.data(top: [("root", root)]))
    let classes = archive.objects.compactMap { object in
      if case .classRecord(let record) = object { record.name } else { nil }
    }
    #expect(classes == ["NSDate", "NSArray"])
  }

  @Test func keepsAnObjectThatWasNeverFilledAsNil() throws {
    let builder = KeyedArchiveBuilder()
    let uid = builder.reserve()
    let archive = try KeyedArchiveReader().archive(of: builder.data(top: [("root", uid)]))
    #expect(archive[uid] == .null)
  }

  @Test func keepsTheTextThatStandsForNilApartFromNil() throws {
    let builder = KeyedArchiveBuilder()
    let root = builder.add(array: [builder.add(string: "$null"), .null])
    let data = builder.data(top: [("root", root)])
    let decoded = try #require(try FoundationUnarchiver.root(of: data) as? NSArray)
    #expect(decoded.firstObject as? String == "$null")
    let texts = try KeyedArchiveReader().archive(of: data).texts(at: root)
    #expect(texts == ["$null", nil])
  }

  @Test(arguments: ["a/b", "a$b", "$class", "$$", "", String(repeating: "k", count: 10_000)])
  func keepsEveryKey(key: String) throws {
    let builder = KeyedArchiveBuilder()
    let uid = builder.reserve()
    builder.fill(uid, className: "Note", fields: [(key, .integer(1))])
    let archive = try KeyedArchiveReader().archive(of: builder.data(top: [("root", uid)]))
    guard case .instance(let instance) = archive[uid] else {
      Issue.record("an object was expected")
      return
    }
    #expect(instance.fields.all == [key: .integer(1)])
  }

  @Test func keepsTheLastValueOfAKey() throws {
    let builder = KeyedArchiveBuilder()
    let uid = builder.reserve()
    builder.fill(
      uid, className: "Note", fields: [("k", .integer(1)), ("a", .bool(true)), ("k", .integer(2))])
    let archive = try KeyedArchiveReader().archive(of: builder.data(top: [("root", uid)]))
    guard case .instance(let instance) = archive[uid] else {
      Issue.record("an object was expected")
      return
    }
    #expect(instance.fields.all == ["k": .integer(2), "a": .bool(true)])
  }

  @Test func readsOneObjectForTwoKeys() throws {
    let builder = KeyedArchiveBuilder()
    let shared = builder.reserve()
    builder.fill(shared, className: "Note", fields: [])
    let data = builder.data(top: [("a", shared), ("b", shared)])
    let archive = try KeyedArchiveReader().archive(of: data)
    #expect(archive.top.all == ["a": .reference(shared), "b": .reference(shared)])
  }

  @Test(.timeLimit(.minutes(5)))
  func readsAHundredThousandObjects() throws {
    let builder = KeyedArchiveBuilder()
    let notes = (0..<100_000).map { index in
      let note = builder.reserve()
      builder.fill(note, className: "Note", fields: [("index", .integer(Int64(index)))])
      return note
    }
    let root = builder.add(array: notes)
    let archive = try KeyedArchiveReader().archive(of: builder.data(top: [("root", root)]))
    guard case .array(let read)? = try archive.foundationObject(at: root) else {
      Issue.record("an array was expected")
      return
    }
    #expect(read == notes)
  }

  @Test func writesWhatFoundationReads() throws {
    let builder = KeyedArchiveBuilder()
    let base = builder.add(url: "http://example.com/")
    let values: [(String, ObjectUID)] = [
      ("string", builder.add(string: "é")), ("integer", builder.add(integer: -5)),
      ("unsigned", builder.add(unsigned: 1 << 63)), ("real", builder.add(real: 2.5)),
      ("bool", builder.add(bool: true)), ("data", builder.add(data: Data([1, 2]))),
      ("date", builder.add(date: 60)), ("url", builder.add(url: "page", base: base)),
      ("uuid", builder.add(uuid: Array(0...15))), ("null", builder.addNull()),
      ("array", builder.add(array: [builder.add(integer: 1), builder.add(string: "é")])),
      ("set", builder.add(set: [builder.add(integer: 1)])),
      ("plain", builder.add(plain: .dictionary([.init("a", .array([.date(1)]))]))),
    ]
    let root = builder.add(dictionary: values.map { (builder.add(string: $0.0), $0.1) })
    let expected: NSDictionary = [
      "string": "é", "integer": -5, "unsigned": UInt64(1) << 63, "real": 2.5, "bool": true,
      "data": Data([1, 2]), "date": Date(timeIntervalSinceReferenceDate: 60),
      "url": URL(string: "http://example.com/page")!,
      "uuid": UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)),
      "null": NSNull(), "array": [1, "é"] as [Any], "set": Set([1]),
      "plain": ["a": [Date(timeIntervalSinceReferenceDate: 1)]],
    ]
    let decoded = try #require(
      try FoundationUnarchiver.root(of: builder.data(top: [("root", root)])) as? NSDictionary)
    for case (let key as String, let value as NSObject) in expected {
      let found = decoded[key] as Any
      let same = (found as? URL)?.absoluteURL == (value as? NSURL)?.absoluteURL
      #expect(key == "url" ? same : value.isEqual(found), "\(key): \(found)")
    }
    #expect(decoded.count == expected.count)
  }

  @Test func readsWhatFoundationWrites() throws {
    let root: NSArray = [
      "text", NSMutableString(string: "mutable"), 5, 2.5, true, Data([1]) as NSData,
      Date(timeIntervalSinceReferenceDate: 7) as NSDate, NSURL(string: "http://example.com")!,
      UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)) as NSUUID,
      NSSet(array: ["one"]), NSOrderedSet(array: ["first", "second"]), ["key": "value"], NSNull(),
    ]
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: root, requiringSecureCoding: false)
    let archive = try KeyedArchiveReader().archive(of: data)
    guard case .reference(let uid)? = archive.top["root"],
      case .array(let elements)? = try archive.foundationObject(at: uid)
    else {
      Issue.record("the root was expected to be an array")
      return
    }
    #expect(
      try elements.map { try archive.summary(at: $0) } == [
        "text", "mutable", "5", "2.5", "true", "1 bytes", "date 7.0", "url http://example.com",
        "uuid 000102030405060708090a0b0c0d0e0f", "set one",
        "ordered first second", "key=value", "null",
      ])
  }
}

extension KeyedArchive {
  fileprivate func texts(at uid: ObjectUID) throws -> [String?] {
    guard case .array(let elements)? = try foundationObject(at: uid) else { return [] }
    return try elements.map { $0 == .null ? nil : try summary(at: $0) }
  }

  /// An object in a word, the way the tests compare it.
  fileprivate func summary(at uid: ObjectUID) throws -> String {
    switch self[uid] {
    case .bool(let isTrue): return "\(isTrue)"
    case .integer(let number): return "\(number)"
    case .real(let number): return "\(number)"
    case .string(let text): return text
    case .data(let data): return "\(data.count) bytes"
    case .instance: break
    case let other: return other.kind
    }
    func words(_ uids: [ObjectUID]) throws -> String {
      try uids.map { try summary(at: $0) }.joined(separator: " ")
    }
    switch try foundationObject(at: uid) {
    case .null?: return "null"
    case .string(let text)?: return text
    case .data(let data)?: return "\(data.count) bytes"
    case .date(let seconds)?: return "date \(seconds)"
    case .url(let relative, base: .null)?: return "url \(relative)"
    case .url(let relative, _)?: return "url \(relative) with a base"
    case .uuid(let bytes)?:
      return "uuid " + bytes.map { "0" + String($0, radix: 16) }.joined()
    case .array(let uids)?: return "array \(try words(uids))"
    case .set(let uids)?: return "set \(try words(uids))"
    case .orderedSet(let uids)?: return "ordered \(try words(uids))"
    case .dictionary(let pairs)?:
      return try pairs.map { "\(try summary(at: $0.key))=\(try summary(at: $0.value))" }
        .joined(separator: " ")
    case nil: return self[uid].kind
    }
  }
}
