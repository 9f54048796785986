import KeyedArchive
import RunRecord
import Testing

/// What an object's coder takes and gives back (uikit-restoration 2.2 P5, 3.4, 6.5).
@Suite struct CoderTests {
  private func run(
    secure: Bool = false, encode: String, decode: String, code: String = ""
  ) async throws -> RunRecord {
    try await AppProgram(secure: secure, encode: encode, decode: decode, code: code).run()
  }

  @Test(.pins("3.4.9", "8.25"))
  func returnsScalarsAndZeroForMissingOnes() async throws {
    let run = try await run(
      encode: """
        coder.encode(true, forKey: "bool")
        coder.encode(Int.min, forKey: "int")
        coder.encode(Int32.max, forKey: "int32")
        coder.encodeCInt(-3, forKey: "cint")
        coder.encode(Int64(5), forKey: "int64")
        coder.encode(Float(0.5), forKey: "float")
        coder.encode(0.1, forKey: "double")
        coder.encode(3, forKey: "twice")
        coder.encode(4, forKey: "twice")
        """,
      decode: """
        print(coder.decodeBool(forKey: "bool"), coder.decodeInteger(forKey: "int"), coder.decodeInt32(forKey: "int32"), coder.decodeCInt(forKey: "cint"))
        print(coder.decodeInt64(forKey: "int64"), coder.decodeFloat(forKey: "float"), coder.decodeDouble(forKey: "double"), coder.decodeInteger(forKey: "twice"))
        print(coder.decodeBool(forKey: "-"), coder.decodeInteger(forKey: "-"), coder.decodeInt32(forKey: "-"), coder.decodeCInt(forKey: "-"), coder.decodeInt64(forKey: "-"), coder.decodeFloat(forKey: "-"), coder.decodeDouble(forKey: "-"), coder.decodeObject(forKey: "-") == nil)
        print(coder.containsValue(forKey: "bool"), coder.containsValue(forKey: "-"), coder.allowsKeyedCoding)
        print(coder.decodeInteger(forKey: "int32"), coder.decodeInt64(forKey: "int"), coder.decodeFloat(forKey: "double"), coder.decodeDouble(forKey: "float"))
        """)
    #expect(
      run.launches[1].output == """
        true -9223372036854775808 2147483647 -3
        5 0.5 0.1 4
        false 0 0 0 0 0.0 0.0 true
        true false true
        2147483647 -9223372036854775808 0.1 0.5

        """)
    #expect(
      run.launches[1].decisionsWhicheverPair == ["root: found, existing object with this path"])
  }

  @Test func returnsValuesOfFoundation() async throws {
    let run = try await run(
      encode: """
        coder.encode("text", forKey: "string")
        coder.encode(NSString("old"), forKey: "nsstring")
        coder.encode(URL(string: "part?q=1", relativeTo: URL(string: "https://example.com/a/"))!, forKey: "url")
        coder.encode(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!, forKey: "uuid")
        coder.encode(Date(timeIntervalSinceReferenceDate: 1.5), forKey: "date")
        coder.encode(Data([1, 2, 3]), forKey: "data")
        coder.encode(Set(["b", "a"]), forKey: "set")
        coder.encode(["k": [1, 2.5, true, "s"] as [Any], "e": [Int]()] as [String: Any], forKey: "tree")
        coder.encode(NSNull(), forKey: "null")
        coder.encode(CGPoint(x: 1, y: 2), forKey: "point")
        coder.encode(CGSize(width: 3, height: 4.5), forKey: "size")
        coder.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
        coder.encodeBytes([7, 8], length: 2, forKey: "bytes")
        """,
      decode: """
        print(coder.decodeObject(forKey: "string") as! String, coder.decodeObject(forKey: "nsstring") as! NSString, coder.decodeObject(of: NSString.self, forKey: "string")!)
        print(coder.decodeObject(forKey: "url") as! URL == URL(string: "part?q=1", relativeTo: URL(string: "https://example.com/a/")), (coder.decodeObject(forKey: "url") as! URL).absoluteString)
        print(coder.decodeObject(forKey: "uuid") as! UUID, (coder.decodeObject(forKey: "date") as! Date).timeIntervalSinceReferenceDate, Array(coder.decodeObject(forKey: "data") as! Data))
        print((coder.decodeObject(forKey: "set") as! Set<String>).sorted(), (coder.decodeObject(forKey: "tree") as! [String: [Any]])["k"]!, coder.decodeObject(forKey: "null") is NSNull)
        print(NSStringFromPoint(coder.decodeCGPoint(forKey: "point")), NSStringFromSize(coder.decodeCGSize(forKey: "size")), NSStringFromRect(coder.decodeCGRect(forKey: "rect")), NSStringFromRect(coder.decodeCGRect(forKey: "-")))
        var length = 0
        let bytes = coder.decodeBytes(forKey: "bytes", returnedLength: &length)
        print(length, bytes![1], coder.decodeBytes(forKey: "-", returnedLength: &length) == nil, length)
        print(coder.withDecodedUnsafeBytes(forKey: "bytes") { $0!.count }, coder.decodePropertyList(forKey: "tree") != nil)
        print(coder.decodeObject(forKey: "string") as? Int as Any, coder.decodeInteger(forKey: "string"), coder.decodeCGPoint(forKey: "data") == .zero)
        """)
    #expect(
      run.launches[1].output == """
        text old text
        true https://example.com/a/part?q=1
        E621E1F8-C36C-495A-93FC-0C247A3E6E5F 1.5 [1, 2, 3]
        ["a", "b"] [1, 2.5, 1, "s"] true
        {1.0, 2.0} {3.0, 4.5} {{1.0, 2.0}, {3.0, 4.0}} {{0.0, 0.0}, {0.0, 0.0}}
        2 8 true 0
        2 true
        nil 0 true

        """)
  }

  @Test func returnsOptionalsAndNumbers() async throws {
    let run = try await run(
      encode: """
        let some: Int? = 5
        let none: Int? = nil
        let words: [String?] = ["a", nil]
        coder.encode(some, forKey: "some")
        coder.encode(none, forKey: "none")
        coder.encode(words, forKey: "words")
        coder.encode(["a": 1, "b": nil] as [String: Int?], forKey: "prices")
        coder.encode(NSNumber(value: Int8(-7)), forKey: "int8")
        coder.encode(NSNumber(value: true), forKey: "true")
        coder.encode(NSNumber(value: UInt64.max), forKey: "unsigned")
        coder.encode(CGFloat(1.25), forKey: "cgfloat")
        coder.encode(Optional("x"), forKey: "optional text")
        """,
      decode: """
        print(coder.decodeObject(forKey: "some") as? Int as Any, coder.decodeObject(forKey: "none") as? Int as Any, coder.containsValue(forKey: "none"))
        let words = coder.decodeObject(forKey: "words") as! [Any]
        print(words.count, words[0], words[1] is NSNull)
        let prices = coder.decodeObject(forKey: "prices") as! [String: Any]
        print(prices.count, prices["b"] is NSNull)
        print(coder.decodeObject(forKey: "int8") as! Int, coder.decodeObject(forKey: "true") as! Bool, coder.decodeObject(forKey: "unsigned") as! UInt64)
        print(coder.decodeObject(forKey: "cgfloat") as! Double, coder.decodeObject(forKey: "optional text") as! String)
        """)
    #expect(
      run.launches[1].output == """
        Optional(5) nil true
        2 a true
        2 true
        -7 true 18446744073709551615
        1.25 x

        """)
  }

  // 2.2, P5: any other object is archived by value; within one coder it stays one object.
  @Test(.pins("P5.4"))
  func returnsTheAppsObjectsOncePerCoder() async throws {
    let run = try await run(
      encode: """
        let shared = Note("shared", [])
        coder.encode(Note("first", [shared]), forKey: "first")
        coder.encode([Note("second", [shared]), shared], forKey: "list")
        coder.encode(Special("own", []), forKey: "special")
        """,
      decode: """
        let first = coder.decodeObject(forKey: "first") as! Note
        let list = coder.decodeObject(forKey: "list") as! [Note]
        print(first.text, list[0].text, first.notes[0] === list[0].notes[0], list[1] === first.notes[0], list[1].text)
        print(type(of: coder.decodeObject(forKey: "special")!), coder.decodeObject(of: Note.self, forKey: "special")!.text, coder.containsValue(forKey: "text"))
        """, code: Self.note)
    #expect(
      run.launches[1].output == """
        first second true true shared
        Special own false

        """)
    #expect(
      run.launches[0].savedValues("root")["special"]
        == .object(
          className: "App.(Main.swift).Special",
          fields: [
            .init(key: "notes", value: .array([])), .init(key: "text", value: .string("own")),
          ]))
  }

  private static let note = """
    class Note: NSObject, NSCoding {
      let text: String
      let notes: [Note]
      init(_ text: String, _ notes: [Note]) {
        self.text = text
        self.notes = notes
      }
      required init?(coder: NSCoder) {
        text = coder.decodeObject(forKey: "text") as! String
        notes = coder.decodeObject(forKey: "notes") as! [Note]
      }
      func encode(with coder: NSCoder) {
        coder.encode(text, forKey: "text")
        coder.encode(notes, forKey: "notes")
      }
    }
    private class Special: Note {}
    """

  // 6.5: property lists decode without a class; others only as a class that was asked for.
  @Test(.pins("6.5.5", "6.5.6", "8.24"))
  func secureCodingAsksForClasses() async throws {
    var program = AppProgram(
      secure: true,
      encode: """
        coder.encode("text", forKey: "text")
        coder.encode(["a", "b"], forKey: "tree")
        coder.encode(Safe(3), forKey: "safe")
        coder.encode([Safe(4)], forKey: "list")
        coder.encode(Unsafe(), forKey: "unsafe")
        coder.encode(Guarded(), forKey: "guarded")
        """,
      decode: """
        print(coder.requiresSecureCoding, coder.decodeObject(forKey: "text")!, coder.decodeObject(forKey: "tree")!)
        print(coder.decodeObject(forKey: "safe") == nil, coder.decodeObject(of: Safe.self, forKey: "safe")!.value)
        print((coder.decodeObject(of: [NSArray.self, Safe.self], forKey: "list") as! [Safe])[0].value, coder.decodeObject(of: NSNumber.self, forKey: "text") == nil, coder.decodeObject(of: [NSArray.self], forKey: "text") == nil)
        print(coder.decodingFailurePolicy == .raiseException)
        print(coder.error == nil, coder.decodeObject(of: Unsafe.self, forKey: "unsafe") == nil, (coder.error as? CocoaError)?.code == .coderReadCorrupt, coder.decodeObject(of: Safe.self, forKey: "guarded") == nil)
        """,
      code: """
        class Safe: NSObject, NSSecureCoding {
          static var supportsSecureCoding: Bool { true }
          let value: Int
          init(_ value: Int) { self.value = value }
          required init?(coder: NSCoder) { value = coder.decodeInteger(forKey: "value") }
          func encode(with coder: NSCoder) { coder.encode(value, forKey: "value") }
        }
        class Unsafe: NSObject, NSCoding {
          override init() {}
          required init?(coder: NSCoder) {}
          func encode(with coder: NSCoder) {}
        }
        class Guarded: NSObject, NSSecureCoding {
          static var supportsSecureCoding: Bool { false }
          override init() {}
          required init?(coder: NSCoder) {}
          func encode(with coder: NSCoder) {}
        }
        """)
    program.conditions = [UnsavedValueTests.lost, LaunchConditions()]
    let run = try await program.run()
    #expect(
      run.launches[1].output == """
        true text ["a", "b"]
        true 3
        4 true true
        true
        false true true true

        """)
    #expect(
      run.launches[1].decisionsWhicheverPair.dropFirst() == [
        "root: App.Safe not decoded, it is not among the classes that were asked for",
        "root: value not decoded, the value of text is of none of the classes asked for",
        "root: value not decoded, the value of text is of none of the classes asked for",
        "root: App.Unsafe not decoded, it does not support secure coding",
        "root: App.Guarded not decoded, it is not among the classes that were asked for",
      ])
  }
}
