import KeyedArchive
import RunRecord
import Testing
import UIKit

/// Objects of generic classes come back as what they were.
@Suite struct GenericClassTests {
  @Test func readsObjectsOfGenericAndNestedClasses() async throws {
    let run = try await AppProgram(
      encode: """
        coder.encode(Box(5), forKey: "int")
        coder.encode(Box(["a", "b"]), forKey: "list")
        coder.encode(Shelf.Slot<UUID, Shelf.Kind>(), forKey: "slot")
        coder.encode(Box(Box(true)), forKey: "box")
        func local() {
          class Local: NSObject, NSCoding {
            override init() {}
            required init?(coder: NSCoder) {}
            func encode(with coder: NSCoder) {}
          }
          coder.encode(Local(), forKey: "local")
        }
        local()
        """,
      decode: """
        print(type(of: coder.decodeObject(forKey: "int")!), type(of: coder.decodeObject(forKey: "list")!), type(of: coder.decodeObject(forKey: "slot")!), type(of: coder.decodeObject(forKey: "box")!))
        print(type(of: coder.decodeObject(forKey: "local")!))
        """,
      code: """
        class Box<Content>: NSObject, NSCoding {
          init(_ content: Content) {}
          required init?(coder: NSCoder) {}
          func encode(with coder: NSCoder) {}
        }
        struct Shelf {
          enum Kind {}
          class Slot<Key, Value>: NSObject, NSCoding {
            override init() {}
            required init?(coder: NSCoder) {}
            func encode(with coder: NSCoder) {}
          }
        }
        """
    ).run()
    #expect(
      run.launches[1].output == """
        Box<Int> Box<Array<String>> Slot<UUID, Kind> Box<Box<Bool>>
        Local

        """)
  }

  @Test(arguments: [
    "App.Box<", "App.Box<>", "App.Box<Swift.Int", "<Swift.Int>", "App.Box<Swift.Int>>",
    "App.Box<Si>", "App.B$x<Swift.Int>", "App.<Swift.Int>", "App.Box<,>",
    "App.Box<Swift.Array<Swift.Array<Swift.Array<Swift.Array<Swift.Int>>>>>",
  ])
  func aNameThatMeansNoClassIsRefused(name: String) async throws {
    #expect(AppClasses.type(named: name) == nil)
  }

  @Test func aNameOfMoreThan512BytesIsRefused() {
    typealias Pairs = [String: Int]
    let longest: AnyClass = Many<
      Pairs, Pairs, Pairs, Pairs, Pairs, Pairs, Pairs, Pairs, Pairs, Pairs, Pairs, [Int]
    >.self
    let tooLong: AnyClass = Many<
      Pairs, Pairs, Pairs, Pairs, Pairs, Pairs, Pairs, Pairs, Pairs, Pairs, Pairs, [Bool]
    >.self
    let names = [longest, tooLong].map { _typeName($0, qualified: true) }
    #expect(names.map(\.utf8.count) == [512, 513])
    #expect(AppClasses.type(named: names[0]) == longest)
    #expect(AppClasses.type(named: names[1]) == nil)
  }
}

/// Not private: the name of a private class is not one that the runtime finds it by.
class Many<A, B, C, D, E, F, G, H, I, J, K, L> {}
