import KeyedArchive
import RunRecord
import Testing

/// Every kind of value that apps give to a coder comes back from it
/// (ios-code-in-the-wild 3).
@Suite struct CodedValueTests {
  @Test func returnsGeometryUnderItsOwnMethodsAndAsObjects() async throws {
    let run = try await AppProgram(
      encode: """
        coder.encode(CGPoint(x: 1, y: 2), forKey: "point")
        coder.encode(CGSize(width: 3, height: 4), forKey: "size")
        coder.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
        coder.encode(CGVector(dx: 5, dy: 6), forKey: "vector")
        coder.encode(CGAffineTransform(scaleX: 2, y: 3), forKey: "transform")
        coder.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
        coder.encode(UIOffset(horizontal: 7, vertical: 8), forKey: "offset")
        coder.encode(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), forKey: "directional")
        coder.encode(NSValue(cgPoint: CGPoint(x: 1, y: 2)), forKey: "point object")
        coder.encode(NSValue(cgSize: CGSize(width: 3, height: 4)), forKey: "size object")
        coder.encode(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), forKey: "rect object")
        coder.encode(NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)), forKey: "insets object")
        coder.encode(NSValue(cgVector: CGVector(dx: 5, dy: 6)), forKey: "vector object")
        coder.encode(NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 3)), forKey: "transform object")
        coder.encode(NSRange(location: 2, length: 5), forKey: "range")
        coder.encode([CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2)], forKey: "path")
        coder.encode(["frame": CGRect(x: 0, y: 0, width: 1, height: 1), "offset": UIOffset(horizontal: 1, vertical: 2)] as [String: Any], forKey: "layout")
        """,
      decode: """
        print(NSStringFromPoint(coder.decodeCGPoint(forKey: "point")), NSStringFromSize(coder.decodeCGSize(forKey: "size")), NSStringFromRect(coder.decodeCGRect(forKey: "rect")), coder.decodeCGVector(forKey: "vector"))
        print(coder.decodeCGAffineTransform(forKey: "transform") == CGAffineTransform(scaleX: 2, y: 3), coder.decodeUIEdgeInsets(forKey: "insets") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), coder.decodeUIOffset(forKey: "offset") == UIOffset(horizontal: 7, vertical: 8), coder.decodeDirectionalEdgeInsets(forKey: "directional") == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        print(NSStringFromPoint((coder.decodeObject(forKey: "point object") as! NSValue).cgPointValue), NSStringFromPoint(coder.decodeObject(forKey: "point object") as! CGPoint), coder.decodeObject(forKey: "point object") as? CGSize as Any)
        print(NSStringFromSize((coder.decodeObject(forKey: "size object") as! NSValue).cgSizeValue), NSStringFromRect((coder.decodeObject(forKey: "rect object") as! NSValue).cgRectValue), (coder.decodeObject(forKey: "insets object") as! NSValue).uiEdgeInsetsValue.left)
        print((coder.decodeObject(forKey: "vector object") as! NSValue).cgVectorValue.dy, (coder.decodeObject(forKey: "transform object") as! NSValue).cgAffineTransformValue.d)
        print(coder.decodeObject(forKey: "range") as! NSRange, (coder.decodeObject(forKey: "path") as! [CGPoint]).map(NSStringFromPoint))
        let layout = coder.decodeObject(forKey: "layout") as! [String: Any]
        print(NSStringFromRect(layout["frame"] as! CGRect), (layout["offset"] as! UIOffset).vertical)
        print(coder.decodeCGVector(forKey: "-") == .zero, coder.decodeCGAffineTransform(forKey: "-").isIdentity, coder.decodeUIEdgeInsets(forKey: "-") == .zero, coder.decodeUIOffset(forKey: "-") == .zero, coder.decodeDirectionalEdgeInsets(forKey: "-") == .zero)
        """
    ).run()
    #expect(
      run.launches[1].output == """
        {1.0, 2.0} {3.0, 4.0} {{1.0, 2.0}, {3.0, 4.0}} CGVector(dx: 5.0, dy: 6.0)
        true true true true
        {1.0, 2.0} {1.0, 2.0} nil
        {3.0, 4.0} {{1.0, 2.0}, {3.0, 4.0}} 2.0
        6.0 3.0
        {2, 5} ["{1.0, 1.0}", "{2.0, 2.0}"]
        {{0.0, 0.0}, {1.0, 1.0}} 2.0
        true true true true true

        """)
    #expect(
      run.launches[1].decisionsWhicheverPair == ["root: found, existing object with this path"])
  }

  @Test(arguments: [false, true])
  func returnsTheOtherValuesOfFoundation(secure: Bool) async throws {
    let run = try await AppProgram(
      secure: secure,
      encode: """
        coder.encode(IndexPath(row: 3, section: 1), forKey: "index path")
        coder.encode(IndexSet([0, 1, 2, 7]), forKey: "index set")
        coder.encode(NSIndexSet(indexesIn: NSRange(location: 4, length: 3)), forKey: "NSIndexSet")
        coder.encode(NSOrderedSet(array: ["b", "a"]), forKey: "ordered set")
        coder.encode(NSDecimalNumber(string: "12.345"), forKey: "decimal number")
        coder.encode(Decimal(string: "-0.1"), forKey: "decimal")
        coder.encode(Locale(identifier: "de_DE"), forKey: "locale")
        coder.encode(TimeZone(identifier: "Europe/Berlin")!, forKey: "time zone")
        coder.encode(DateComponents(year: 2020, month: 5), forKey: "components")
        var calendar = Calendar(identifier: .gregorian)
        calendar.firstWeekday = 2
        coder.encode(calendar, forKey: "calendar")
        let text = NSMutableAttributedString(string: "bold text")
        text.setAttributes([NSAttributedString.Key("weight"): 700, NSAttributedString.Key("colour"): UIColor.red], range: NSRange(location: 0, length: 4))
        coder.encode(text, forKey: "text")
        coder.encode(NSAttributedString(string: "plain"), forKey: "plain")
        coder.encode(NSAttributedString(string: "all", attributes: [NSAttributedString.Key("weight"): 300]), forKey: "whole")
        coder.encode(UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1), forKey: "colour")
        coder.encode(DateInterval(start: Date(timeIntervalSinceReferenceDate: 1), duration: 2), forKey: "interval")
        coder.encode(DateInterval(start: Date(timeIntervalSinceReferenceDate: 1), duration: 0), forKey: "instant")
        var name = PersonNameComponents()
        name.givenName = "Ada"
        coder.encode(name, forKey: "name")
        coder.encode(NSMutableArray(array: [1, "x"]), forKey: "array")
        coder.encode(NSMutableDictionary(dictionary: ["k": NSNull()]), forKey: "dictionary")
        """,
      decode: """
        print(coder.decodeObject(of: NSIndexPath.self, forKey: "index path")! as IndexPath, (coder.decodeObject(of: [NSIndexSet.self], forKey: "index set") as! IndexSet).map { $0 }, coder.decodeObject(of: NSIndexSet.self, forKey: "NSIndexSet")!.count)
        print(coder.decodeObject(of: NSOrderedSet.self, forKey: "ordered set")!.array, coder.decodeObject(of: NSDecimalNumber.self, forKey: "decimal number")!, coder.decodeObject(of: [NSDecimalNumber.self], forKey: "decimal") as! Decimal)
        print((coder.decodeObject(of: [NSLocale.self], forKey: "locale") as! Locale).identifier, coder.decodeObject(of: NSTimeZone.self, forKey: "time zone")!.name)
        let components = coder.decodeObject(of: [NSDateComponents.self], forKey: "components") as! DateComponents
        print(components.year!, components.month!, components.day as Any)
        print((coder.decodeObject(of: [NSCalendar.self, NSTimeZone.self, NSLocale.self], forKey: "calendar") as! Calendar).firstWeekday)
        let text = coder.decodeObject(of: NSMutableAttributedString.self, forKey: "text")!
        print(text.string, text.attribute(.init("weight"), at: 3, effectiveRange: nil) as! Int, text.attribute(.init("colour"), at: 0, effectiveRange: nil) as! UIColor == UIColor.red, text.attributes(at: 4, effectiveRange: nil).isEmpty)
        print(coder.decodeObject(of: NSAttributedString.self, forKey: "plain")!.string, coder.decodeObject(of: UIColor.self, forKey: "colour")! == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
        let whole = coder.decodeObject(of: NSAttributedString.self, forKey: "whole")!
        print(whole.string, whole.attribute(.init("weight"), at: 2, effectiveRange: nil) ?? "none")
        print((coder.decodeObject(of: [NSDateInterval.self], forKey: "interval") as! DateInterval).duration, (coder.decodeObject(of: [NSPersonNameComponents.self], forKey: "name") as! PersonNameComponents).givenName!)
        print((coder.decodeObject(of: [NSDateInterval.self], forKey: "instant") as! DateInterval).duration)
        print(coder.decodeObject(forKey: "array") as! [Any], (coder.decodeObject(forKey: "dictionary") as! [String: Any])["k"] is NSNull)
        """
    ).run()
    #expect(
      run.launches[1].output == """
        [1, 3] [0, 1, 2, 7] 3
        [b, a] 12.345 -0.1
        de_DE Europe/Berlin
        2020 5 nil
        2
        bold text 700 true true
        plain true
        all 300
        2.0 Ada
        0.0
        [1, "x"] true

        """)
    #expect(
      run.launches[1].decisionsWhicheverPair == ["root: found, existing object with this path"])
  }

  // 5, pattern 14: values without keys come back in their order, beside those with keys.
  @Test func areMutableWhereTheAppNamesAMutableClass() async throws {
    let run = try await AppProgram(
      secure: true,
      encode: """
        coder.encode(NSMutableString(string: "text"), forKey: "text")
        coder.encode(NSMutableArray(array: [1]), forKey: "array")
        coder.encode(NSMutableDictionary(dictionary: ["k": 1]), forKey: "dictionary")
        coder.encode(NSMutableSet(array: ["a"]), forKey: "set")
        coder.encode(NSMutableData(data: Data([1, 2])), forKey: "data")
        """,
      decode: """
        let text = coder.decodeObject(of: NSMutableString.self, forKey: "text")!
        text.append("!")
        let array = coder.decodeObject(of: [NSMutableArray.self, NSNumber.self], forKey: "array") as! NSMutableArray
        array.add(2)
        let dictionary = coder.decodeObject(of: [NSMutableDictionary.self, NSString.self, NSNumber.self], forKey: "dictionary") as! NSMutableDictionary
        dictionary["l"] = 2
        let set = coder.decodeObject(of: [NSMutableSet.self, NSString.self], forKey: "set") as! NSMutableSet
        set.add("b")
        let data = coder.decodeObject(of: NSMutableData.self, forKey: "data")!
        data.append(Data([3]))
        print(text, array.count, dictionary.count, set.count, data.length)
        print(coder.decodeObject(of: NSString.self, forKey: "text")!)
        """
    ).run()
    #expect(run.launches[1].output == "text! 2 2 2 3\ntext\n")
  }

  // Apps that archive a mutable collection take one out again without naming its class.
  @Test func areMutableWhereMutableOnesWereArchived() async throws {
    let run = try await AppProgram(
      encode: """
        coder.encode(NSMutableArray(array: ["a"]), forKey: "array")
        coder.encode(NSMutableDictionary(dictionary: ["k": 1]), forKey: "dictionary")
        coder.encode(["a"], forKey: "plain")
        """,
      decode: """
        let array = coder.decodeObject(forKey: "array") as? NSMutableArray
        array?.add("b")
        let dictionary = coder.decodeObject(forKey: "dictionary") as? NSMutableDictionary
        dictionary?["l"] = 2
        print(array?.count ?? 0, dictionary?.count ?? 0, coder.decodeObject(forKey: "plain") is NSMutableArray)
        print(coder.decodeObject(forKey: "array") as? [String] ?? [])
        """
    ).run()
    #expect(run.launches[1].output == "2 2 false\n[\"a\", \"b\"]\n")
  }

  @Test func returnsValuesWithoutKeysInTheirOrder() async throws {
    let run = try await AppProgram(
      encode: """
        coder.encode("first")
        coder.encode("keyed", forKey: "key")
        coder.encode(Data([1, 2]))
        coder.encode(nil)
        coder.encodePropertyList(["a": 1])
        coder.encodeRootObject(Pair(1, "one"))
        coder.encodeBytes([7, 8, 9] as [UInt8], length: 3)
        var number: Int32 = 42
        coder.encodeValue(ofObjCType: "i", at: &number)
        var real = 1.5
        coder.encodeValue(ofObjCType: "d", at: &real)
        coder.encode(7)
        """,
      decode: """
        print(coder.decodeObject() as! String, coder.decodeObject(forKey: "key") as! String, Array(coder.decodeData()!), coder.decodeObject() as Any)
        let pair = { coder.decodeObject() as! Pair }
        print(coder.decodePropertyList() as! [String: Int], { ($0.number, $0.text) }(pair()))
        var length = 0
        let bytes = coder.decodeBytes(withReturnedLength: &length)!
        print(length, bytes.load(fromByteOffset: 2, as: UInt8.self))
        var number: Int32 = 0
        coder.decodeValue(ofObjCType: "i", at: &number)
        var real = 0.0
        coder.decodeValue(ofObjCType: "d", at: &real)
        print("error:", coder.error as Any)
        print(number, real, coder.decodeObject() as! Int, coder.decodeObject() as Any)
        """,
      code: """
        final class Pair: NSObject, NSCoding {
          let number: Int
          let text: String
          init(_ number: Int, _ text: String) { (self.number, self.text) = (number, text) }
          init?(coder: NSCoder) {
            var number = 0
            coder.decodeValue(ofObjCType: "q", at: &number)
            self.number = number
            text = coder.decodeObject() as! String
          }
          func encode(with coder: NSCoder) {
            var number = number
            coder.encodeValue(ofObjCType: "q", at: &number)
            coder.encode(text)
          }
        }
        """
    ).run()
    #expect(
      run.launches[1].output == """
        first keyed [1, 2] nil
        ["a": 1] (1, "one")
        3 9
        error: nil
        42 1.5 7 nil

        """)
  }

  // 6.5: the coder is a keyed archiver, so code that casts it to one finds the helpers for Codable.
  @Test(.pins("6.5.1", "6.5.2"))
  func castsToKeyedArchiversWhichTakeCodableValues() async throws {
    let run = try await AppProgram(
      secure: true,
      encode: """
        try! (coder as! NSKeyedArchiver).encodeEncodable(Trip(title: "Alps", stops: [.init(name: "Bern", day: 2)], photo: Data([9])), forKey: "trip")
        if let archiver = coder as? NSKeyedArchiver { try? archiver.encodeEncodable(Mood.calm, forKey: "mood") }
        """,
      decode: """
        let unarchiver = coder as! NSKeyedUnarchiver
        print(unarchiver.decodeDecodable(Trip.self, forKey: "trip")!)
        print(unarchiver.decodeDecodable(Mood.self, forKey: "mood")!, unarchiver.decodeDecodable(Trip.self, forKey: "-") as Any, unarchiver.decodeDecodable(Trip.self, forKey: "mood") as Any)
        do { print(try unarchiver.decodeTopLevelDecodable(Int.self, forKey: "trip") as Any) } catch { print(error is DecodingError) }
        """,
      code: """
        struct Trip: Codable {
          struct Stop: Codable { var name: String; var day: Int }
          var title: String
          var stops: [Stop]
          var photo: Data?
        }
        enum Mood: String, Codable { case calm, busy }
        """
    ).run()
    #expect(
      run.launches[1].output == """
        Trip(title: "Alps", stops: [App.Trip.Stop(name: "Bern", day: 2)], photo: Optional(1 bytes))
        calm nil nil
        true

        """)
    #expect(run.launches[0].savedValues("root")["mood"] == .string("calm"))
  }

  @Test func returnsAnObjectOnceAndAConditionalOneOnlyIfSomethingElseEncodesIt() async throws {
    let run = try await AppProgram(
      encode: """
        let parent = Node("parent")
        let child = Node("child")
        parent.children = [child]
        child.parent = parent
        coder.encode(parent, forKey: "parent")
        let orphan = Node("orphan")
        let unsaved = Node("unsaved")
        orphan.parent = unsaved
        withExtendedLifetime(unsaved) { coder.encode(orphan, forKey: "orphan") }
        let late = Node("late")
        coder.encodeConditionalObject(late, forKey: "early")
        coder.encode(late, forKey: "late")
        """,
      decode: """
        let parent = coder.decodeObject(forKey: "parent") as! Node
        print(parent.children[0].name, parent.children[0].parent?.name as Any)
        print((coder.decodeObject(forKey: "orphan") as! Node).savedParent as Any)
        print(coder.decodeObject(forKey: "early") as AnyObject === coder.decodeObject(forKey: "late") as AnyObject, coder.containsValue(forKey: "early"))
        """,
      code: """
        final class Node: NSObject, NSCoding {
          let name: String
          weak var parent: Node?
          var savedParent: Node?
          var children: [Node] = []
          init(_ name: String) { self.name = name }
          init?(coder: NSCoder) {
            name = coder.decodeObject(forKey: "name") as! String
            super.init()
            savedParent = coder.decodeObject(forKey: "parent") as? Node
            children = coder.decodeObject(forKey: "children") as! [Node]
            for child in children { child.parent = self }
          }
          func encode(with coder: NSCoder) {
            coder.encode(name, forKey: "name")
            coder.encodeConditionalObject(parent, forKey: "parent")
            coder.encode(children, forKey: "children")
          }
        }
        """
    ).run()
    #expect(
      run.launches[1].output == """
        child Optional("parent")
        nil
        true true

        """)
  }

  // Another archiver may write a range of which nothing is left, where this one writes none.
  @Test func readsAnIndexSetWithAnEmptyRange() async throws {
    let run = try await AppProgram(
      encode: """
        (coder as! NSKeyedArchiver).setClassName("NSIndexSet", for: EmptyRange.self)
        coder.encode(EmptyRange(), forKey: "indexes")
        """,
      decode: #"print((coder.decodeObject(forKey: "indexes") as? IndexSet)?.isEmpty as Any)"#,
      code: """
        class EmptyRange: NSObject, NSCoding {
          override init() {}
          required init?(coder: NSCoder) {}
          func encode(with coder: NSCoder) {
            coder.encode(1, forKey: "NSRangeCount")
            coder.encode(3, forKey: "NSLocation")
            coder.encode(0, forKey: "NSLength")
          }
        }
        """
    ).run()
    #expect(run.launches[1].output == "Optional(true)\n")
  }

  @Test func returnsTypedArraysAndThrowsFromTopLevelMethods() async throws {
    let run = try await AppProgram(
      secure: true,
      encode: """
        coder.encode(["a", "b"], forKey: "words")
        coder.encode(["k": NSNumber(value: 1)], forKey: "counts")
        coder.encode(UIColor.red, forKey: "colour")
        """,
      decode: """
        print(coder.decodeArrayOfObjects(ofClass: NSString.self, forKey: "words")!, coder.decodeArrayOfObjects(ofClass: NSNumber.self, forKey: "words") as Any, coder.decodeArrayOfObjects(ofClasses: [NSString.self], forKey: "words")!.count)
        print(coder.decodeDictionary(withKeysOfClass: NSString.self, objectsOfClass: NSNumber.self, forKey: "counts")!["k"]!)
        print(try! coder.decodeTopLevelObject(of: UIColor.self, forKey: "colour")! == .red, try! coder.decodeTopLevelObject(forKey: "-") as Any)
        do { _ = try coder.decodeTopLevelObject(forKey: "colour") } catch { print("refused", coder.error == nil, coder.decodingFailurePolicy == .setErrorAndReturn) }
        """
    ).run()
    #expect(
      run.launches[1].output == """
        [a, b] nil 2
        1
        true nil
        refused false false

        """)
  }
}
