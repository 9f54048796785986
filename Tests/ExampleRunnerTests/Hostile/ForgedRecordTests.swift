import Diagnostics
import ExampleRunner
import RunRecord
import Testing

/// What a program writes into the record of itself is untrusted text: it never ends the tool, nor takes its memory.
struct ForgedRecordTests {
  /// A script that adds an entry to its record, and is killed.
  private static func script(_ code: String) -> String {
    ##"""
    import Glibc
    let record = open(String(cString: getenv("REPRISE_RECORD")!), O_WRONLY | O_APPEND)
    func add(_ text: String) { _ = (text + "\n").withCString { write(record, $0, strlen($0)) } }
    func step(_ name: String, at places: String = "") -> String {
      #"{"event":{"_0":{"phase":"active","kind":"step","step":""# + name
        + #"","callSites":["# + places + "]}}}"
    }
    func ending(at place: String) -> String {
      #"{"termination":{"_0":{"signalled":{"signal":9,"message":"x","callSites":["# + place + "]}}}}"
    }
    \##(code)
    kill(getpid(), SIGKILL)
    """##
  }

  private static func termination(line: Int, column: Int) -> String {
    ##"add(ending(at: #"{"path":"Content/test.md","line":\##(line),"column":\##(column)}"#))"##
  }

  private static let programs: [String: String] = [
    "the least column": termination(line: 11, column: .min),
    "the largest column": termination(line: 11, column: .max),
    "the largest line": termination(line: .max, column: 1),
    "a wide name": #"add(step(String(repeating: "a", count: 2 << 20)))"#,
    "calls in the ending of an event": ##"""
    add(#"{"event":{"_0":{"phase":"end","kind":"life","callSites":[],"life":{"processEnds":{"termination":"#
      + #"{"signalled":{"signal":9,"message":"x","callSites":[{"path":"a","line":1,"column":1}]}}}}}}}"#)
    """##,
    "a picture that is a page": #"""
    add(#"{"picture":{"_0":{"name":"0123456789abcdef","data":"PHN2ZyB3aWR0aD0nMScgaGVpZ2h0PScxJz4="}}}"#)
    """#,
    // The first bytes of a PNG file, with a name that is not made of them.
    "a picture with another's name": #"""
    add(#"{"picture":{"_0":{"name":"0123456789abcdef","data":"iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAAAAAAA"}}}"#)
    """#,
    "images in images in images": #"""
    func image(_ parts: String) -> String { #"{"source":"data","frame":[0,0,1,1],"parts":["# + parts + "]}" }
    let deep = image(#"{"image":"# + image(#"{"image":"# + image("") + "}") + "}")
    add(#"{"drawing":{"_0":{"width":1,"height":1,"elements":[{"role":"image","frame":[0,0,1,1],"image":"#
      + deep + #"}]},"moment":{"settled":{}}}}"#)
    """#,
    // Each line would be compared with each other: verify took more than seven minutes.
    "many lines in many boxes": ##"""
    let text = ##"{"text":"a","x":1,"baseline":9,"width":0,"size":0,"color":"#ff0000ff"}"##
    let texts = Array(repeating: text, count: 100).joined(separator: ",")
    let box = #"{"role":"box","frame":[0,0,1,1],"texts":["# + texts + "]}"
    add(#"{"drawing":{"_0":{"width":393,"height":852,"elements":["#
      + Array(repeating: box, count: 100).joined(separator: ",")
      + #"]},"moment":{"settled":{}}}}"#)
    """##,
    // A page would make an integer of it.
    "a border wider than any number": ##"""
    add(#"{"drawing":{"_0":{"width":1,"height":1,"elements":[{"role":"box","frame":[0,0,1,1],"look":{"borderWidth":1e300}}]},"#
      + #""moment":{"settled":{}}}}"#)
    """##,
    "many places": ##"""
    let places = (1...1000).map { #"{"address":\#($0),"line":0,"column":0}"# }
    add(step("a", at: places.joined(separator: ",")))
    """##,
  ]

  @Test(arguments: programs.keys.sorted())
  func isLostWhereItHoldsWhatTheEngineNeverWrites(_ name: String) async throws {
    let program = try #require(Self.programs[name])
    let outcome = try await TestCache.shared().runner().run([.script(Self.script(program))])[0]
    #expect(outcome.diagnostics.map(\.rule) == ["run.record"])
    #expect(
      outcome.diagnostics.first?.summary.hasSuffix(
        "it holds an event that is larger than any that UIKit makes") == true)
  }
}
