import Diagnostics
import KeyedArchive
import RunRecord
import Testing

/// What cannot be encoded ends the launch, as an exception does on a phone; where it is left out, that is
/// told with its key and the app's line (uikit-restoration 8, ios-code-in-the-wild 5, pattern 13).
@Suite struct UnsavedValueTests {
  /// A launch that goes on without the value.
  static let lost = LaunchConditions(
    arguments: ["-StateRestorationPolicy.valueThatCannotBeSaved", "isLost"])

  private static var app: AppProgram {
    var app = values
    app.conditions = [lost, lost]
    return app
  }

  private static let classes = """
    class Detail: NSObject {}
    struct Point { var x: Int }
    class Plain {}
    class Old: NSObject, NSCoding {
      override init() {}
      required init?(coder: NSCoder) {}
      func encode(with coder: NSCoder) {}
    }
    """

  @Test(
    .pins("8.24", "8.26"),
    arguments: [
      (
        false, "Detail()",
        "Detail does not conform to NSCoding. On a device, NSKeyedArchiver raises an exception: "
          + "-[App.Detail encodeWithCoder:]: unrecognized selector"
      ),
      (
        true, "Point(x: 1)",
        "Point does not conform to NSCoding. On a device, NSKeyedArchiver raises an exception: "
          + "-[__SwiftValue encodeWithCoder:]: unrecognized selector"
      ),
      (
        false, "Plain()",
        "Plain does not conform to NSCoding. On a device, NSKeyedArchiver raises an exception: "
          + "-[App.Plain encodeWithCoder:]: unrecognized selector"
      ),
      (
        true, "Old()",
        "App.Old does not support secure coding. On a device, NSKeyedArchiver raises an exception: "
          + "it encodes only classes that adopt NSSecureCoding"
      ),
    ])
  func endsTheLaunch(secure: Bool, value: String, message: String) async throws {
    let outcome = try await AppProgram(
      secure: secure, encode: #"coder.encode(\#(value), forKey: "value")"#, decode: "",
      code: Self.classes
    ).termination()
    guard case .signalled(_, let text, _) = outcome else {
      Issue.record("ended otherwise: \(outcome)")
      return
    }
    #expect(text == "Fatal error: value: " + message)
  }

  // Apple's page of `failWithError(_:)`: an object says so in its `init(coder:)`.
  @Test(arguments: [
    (#"NSError(domain: "Torn", code: 7)"#, "Torn 7"),
    (
      #"NSError(domain: "Torn", code: 7, userInfo: [NSLocalizedDescriptionKey: "a page is torn"])"#,
      "a page is torn"
    ),
    ("PageError.torn", "torn"), ("CocoaError(.coderInvalidValue)", "CocoaError 4866"),
  ])
  func whatAnObjectCannotReadOfItselfIsTold(error: String, text: String) async throws {
    let run = try await AppProgram(
      secure: true, encode: #"coder.encode(Torn(), forKey: "torn")"#,
      decode: """
        print(coder.decodeObject(of: Torn.self, forKey: "torn") as Any)
        print(coder.error != nil)
        """,
      code: """
        enum PageError: Error { case torn }
        class Torn: NSObject, NSSecureCoding {
          static var supportsSecureCoding: Bool { true }
          override init() {}
          required init?(coder: NSCoder) {
            coder.failWithError(\(error))
            return nil
          }
          func encode(with coder: NSCoder) {}
        }
        """
    ).run()
    #expect(run.launches[1].output == "nil\ntrue\n")
    #expect(
      run.launches[1].decisions.filter { $0.contains("not decoded") } == [
        "root: value not decoded, \(text)"
      ])
  }

  // Under the old pair it is saved as what it is.
  @Test(.pins("6.5.4")) func theOldPairAsksForNoSecureCoding() async throws {
    let run = try await AppProgram(
      encode: #"coder.encode(Old(), forKey: "old")"#,
      decode: #"print(coder.decodeObject(forKey: "old")!)"#,
      code: Self.classes
    ).run()
    #expect(run.launches[1].output.contains("Old"))
  }

  private static let values = AppProgram(
    encode: """
      coder.encode(Detail(title: "t"), forKey: "detail")
      coder.encode(Point(x: 1), forKey: "point")
      coder.encode(["list": [1, Plain()]] as [String: Any], forKey: "tree")
      coder.encode(Holder(), forKey: "holder")
      coder.encode(URLComponents(string: "https://example.com")!, forKey: "components")
      coder.encode("kept", forKey: "kept")
      """,
    decode: """
      print(coder.decodeObject(forKey: "detail") as Any, (coder.decodeObject(forKey: "tree") as! [String: [Any]])["list"]!, (coder.decodeObject(forKey: "holder") as! Holder).text, coder.decodeObject(forKey: "kept")!)
      """,
    code: """
      class Detail: NSObject, Codable {
        var title: String
        init(title: String) { self.title = title }
      }
      struct Point { var x: Int }
      class Plain {}
      class Holder: NSObject, NSCoding {
        let text: String
        override init() { text = "held" }
        required init?(coder: NSCoder) { text = coder.decodeObject(forKey: "text") as! String }
        func encode(with coder: NSCoder) {
          coder.encode(text, forKey: "text")
          coder.encode(Plain(), forKey: "plain")
        }
      }
      """)

  @Test func theRestIsSavedAndReadBack() async throws {
    let (run, _) = try await Self.app.runWithFindings()
    #expect(run.launches[1].output == "nil [1] held kept\n")
  }

  @Test func theTraceNamesTheObjectTheKeysAndTheReason() async throws {
    let (run, _) = try await Self.app.runWithFindings()
    let events = run.launches[0].events.filter { event in
      if case .valueNotSaved? = event.warning { true } else { false }
    }
    #expect(events.map(\.kind) == Array(repeating: .warning, count: 5))
    #expect(events.map { $0.object?.description } == Array(repeating: "root", count: 5))
    #expect(
      events.map(\.text.detail) == [
        "detail: Detail does not conform to NSCoding; it conforms to Codable: encode it with "
          + "encodeEncodable(_:forKey:)",
        "point: Point does not conform to NSCoding",
        #"tree["list"][1]: Plain does not conform to NSCoding"#,
        "holder.plain: Plain does not conform to NSCoding",
        "components: URLComponents does not conform to NSCoding; it conforms to Codable: encode it "
          + "with encodeEncodable(_:forKey:)",
      ])
  }

  @Test func aBuildWarnsAtTheAppsLine() async throws {
    let (_, findings) = try await Self.app.runWithFindings()
    #expect(findings.map(\.rule) == Array(repeating: "run.value-not-saved", count: 5))
    #expect(!findings.hasErrors)
    #expect(
      findings.map { $0.excerpt?.text.drop { $0 == " " } } == [
        #"coder.encode(Detail(title: "t"), forKey: "detail")"#,
        #"coder.encode(Point(x: 1), forKey: "point")"#,
        #"coder.encode(["list": [1, Plain()]] as [String: Any], forKey: "tree")"#,
        #"coder.encode(Plain(), forKey: "plain")"#,
        #"coder.encode(URLComponents(string: "https://example.com")!, forKey: "components")"#,
      ])
  }

  // What iOS could save is told apart from what no system can.
  @Test func whatOnlyIOSSavesIsAnotherFinding() async throws {
    let (run, findings) = try await AppProgram(
      encode: """
        coder.encode(Measurement(value: 2, unit: UnitLength.meters), forKey: "height")
        coder.encode(try! NSRegularExpression(pattern: "a"), forKey: "pattern")
        """,
      decode: #"print(coder.decodeObject(forKey: "height") as Any)"#
    ).runWithFindings()
    #expect(run.launches[1].output == "nil\n")
    #expect(
      run.launches[0].decisions.filter { $0.contains("not supported") } == [
        "root: value not supported, height: NSMeasurement has no archived form on Linux",
        "root: value not supported, pattern: NSRegularExpression has no archived form on Linux",
      ])
    #expect(findings.map(\.rule) == Array(repeating: "run.value-not-supported", count: 2))
  }

  // Numbers are not objects on iOS either, and a scalar is read as what it was written.
  @Test func aScalarReadAsSomethingElseIsNilOrZeroAndToldOf() async throws {
    let run = try await AppProgram(
      encode: """
        coder.encode(5, forKey: "int")
        coder.encode(1.5, forKey: "double")
        coder.encode(NSNumber(value: 7), forKey: "object")
        coder.encode("text", forKey: "text")
        coder.encode(Int.max, forKey: "large")
        """,
      decode: """
        print(coder.decodeObject(forKey: "int") as? Int as Any, coder.decodeInteger(forKey: "int"))
        print(coder.decodeInteger(forKey: "double"), coder.decodeDouble(forKey: "int"), coder.decodeBool(forKey: "int"))
        print(coder.decodeInteger(forKey: "object"), coder.decodeObject(forKey: "object") as! Int)
        print(coder.decodeInteger(forKey: "text"), coder.decodeObject(forKey: "text") as? Int as Any, coder.decodeInt32(forKey: "large"))
        print((coder.error as? CocoaError)?.code == .coderReadCorrupt)
        """
    ).run()
    #expect(
      run.launches[1].output == """
        nil 5
        0 0.0 false
        0 7
        0 nil 0
        true

        """)
    #expect(
      run.launches[1].decisionsWhicheverPair.dropFirst() == [
        "root: value not decoded, the value of int is an integer and no object: decode it with "
          + "decodeInteger(forKey:)",
        "root: value not decoded, the value of double is a real number and not an integer",
        "root: value not decoded, the value of int is an integer and not a real number",
        "root: value not decoded, the value of int is an integer and not a Boolean",
        "root: value not decoded, the value of object is a number object and not an integer",
        "root: value not decoded, the value of text is a string and not an integer",
        "root: value not decoded, the value of large, 9223372036854775807, does not fit into 32 bits",
      ])
  }
}
