import Foundation
import KeyedArchive
import RunRecord
import Testing

/// Keyed archivers that an app makes itself, in files that import Foundation as well as UIKit.
@Suite struct KeyedArchiverTests {
  private static let code = """
    import Foundation
    final class Note: NSObject, NSSecureCoding {
      static var supportsSecureCoding: Bool { true }
      let text: String
      init(_ text: String) { self.text = text }
      init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "text") else { return nil }
        self.text = text as String
      }
      func encode(with coder: NSCoder) { coder.encode(text, forKey: "text") }
    }
    final class Old: NSObject, NSCoding {
      override init() {}
      init?(coder: NSCoder) {}
      func encode(with coder: NSCoder) {}
    }
    final class Counting: NSKeyedArchiver {
      var count = 0
      override func encode(_ object: Any?, forKey key: String) {
        count += 1
        super.encode(object, forKey: key)
      }
    }
    struct Plan: Codable { var days: Int }

    """

  private func output(_ statements: String) async throws -> String {
    let run = try await AppProgram(
      root: "UIViewController()", code: Self.code, launches: [statements]
    ).run()
    return run.launches[0].output
  }

  @Test func makeArchivesWhoseObjectsComeBack() async throws {
    let output = try await output(
      """
      let data = try NSKeyedArchiver.archivedData(withRootObject: [Note("a"), Note("b")], requiringSecureCoding: true)
      print(try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: Note.self, from: data)!.map(\\.text), try NSKeyedUnarchiver.unarchivedObject(ofClass: NSString.self, from: try NSKeyedArchiver.archivedData(withRootObject: "x", requiringSecureCoding: false))!)
      print((try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as! [Note]).count, (NSKeyedUnarchiver.unarchiveObject(with: data) as! [Note]).count)
      let archiver = Counting(requiringSecureCoding: false)
      archiver.encode(1, forKey: "number")
      archiver.encode("one", forKey: "text")
      archiver.encode(CGPoint(x: 1, y: 2), forKey: "point")
      try archiver.encodeEncodable(Plan(days: 3), forKey: "plan")
      archiver.setClassName("Remark", for: Note.self)
      archiver.encode(Note("renamed"), forKey: "note")
      archiver.finishEncoding()
      let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      unarchiver.requiresSecureCoding = false
      unarchiver.setClass(Note.self, forClassName: "Remark")
      print(archiver.count, unarchiver.decodeInteger(forKey: "number"), unarchiver.decodeObject(forKey: "text")!, unarchiver.decodeCGPoint(forKey: "point").y, unarchiver.decodeDecodable(Plan.self, forKey: "plan")!.days, (unarchiver.decodeObject(forKey: "note") as! Note).text)
      """)
    #expect(
      output == """
        ["a", "b"] x
        2 2
        5 1 one 2.0 3 renamed

        """)
  }

  // 3c: where Foundation's class would end the process.
  @Test func bearMissingKeysAndDamagedArchives() async throws {
    let output = try await output(
      """
      let archiver = NSKeyedArchiver(requiringSecureCoding: false)
      archiver.encode(5, forKey: "five")
      let unarchiver = NSKeyedUnarchiver(forReadingWith: archiver.encodedData)
      print(unarchiver.decodeObject(forKey: "-") as Any, unarchiver.decodeObject(forKey: "five") as Any, unarchiver.decodeInteger(forKey: "five"), unarchiver.error == nil)
      print((try? NSKeyedUnarchiver(forReadingFrom: Data("bplist00".utf8))) == nil, NSKeyedUnarchiver.unarchiveObject(with: Data()) as Any)
      let data = try NSKeyedArchiver.archivedData(withRootObject: Note("a"), requiringSecureCoding: false)
      do { _ = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSString.self, from: data) } catch { print("refused") }
      do { _ = try NSKeyedArchiver.archivedData(withRootObject: Old(), requiringSecureCoding: true) } catch { print("refused") }
      do { _ = try NSKeyedArchiver.archivedData(withRootObject: [Plan(days: 1)], requiringSecureCoding: false) } catch { print("refused") }
      let failing = try NSKeyedUnarchiver(forReadingFrom: data)
      print(failing.decodeObject(of: NSNumber.self, forKey: NSKeyedArchiveRootObjectKey) as Any, failing.error != nil, failing.decodeObject(of: Note.self, forKey: NSKeyedArchiveRootObjectKey) as Any)
      """)
    #expect(
      output == """
        nil nil 5 true
        true nil
        refused
        refused
        refused
        nil true nil

        """)
  }

  @Test func findWhatFoundationDeclaresUnavailableOrTwice() async throws {
    let output = try await output(
      """
      let archiver = NSKeyedArchiver(requiringSecureCoding: false)
      archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
      archiver.encode(CGSize(width: 1, height: 2), forKey: "size")
      archiver.encode(UIOffset(horizontal: 1, vertical: 2), forKey: "offset")
      let coder: NSCoder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      print(coder.decodeCGRect(forKey: "rect").maxX, coder.decodeCGSize(forKey: "size").height, coder.decodeUIOffset(forKey: "offset").vertical)
      print(try coder.decodeTopLevelObject(forKey: "-") as Any, NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue.y)
      """)
    #expect(output == "4.0 2.0 2.0\nnil 2.0\n")
  }

  @Test func workOnOtherThreads() async throws {
    let output = try await output(
      """
      let text = await Task.detached {
        let tree = ["notes": [Note("far")], "names": NSDictionary(dictionary: [1: "one"])] as [String: Any]
        let data = try! NSKeyedArchiver.archivedData(withRootObject: tree, requiringSecureCoding: true)
        let classes: [AnyClass] = [NSDictionary.self, NSArray.self, Note.self, NSString.self, NSNumber.self]
        let copy = try! NSKeyedUnarchiver.unarchivedObject(ofClasses: classes, from: data) as! [String: Any]
        return (copy["notes"] as! [Note])[0].text
      }.value
      print(text)
      """)
    #expect(output == "far\n")
  }

  // Values without keys are read in the order in which they were written, with any of the methods.
  @Test func readValuesWithoutKeysInTheirOrder() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      launches: [
        """
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encodeBycopyObject("copied")
        archiver.encodeByrefObject("referred to")
        archiver.encodeRootObject("root")
        archiver.encode("plain" as Any?)
        archiver.encodePropertyList(["list"])
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        for _ in 1...4 { print(coder.decodeObject()!) }
        print(coder.decodePropertyList()!)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "copied\nreferred to\nroot\nplain\n[\"list\"]\n")
  }
}
