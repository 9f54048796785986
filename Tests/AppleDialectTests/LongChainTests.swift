import AppleDialect
import Testing

/// Members of members by the thousand: each holds all before it, so to write out each takes minutes.
@Suite struct LongChainTests {
  @Test(arguments: [".a\n", ".a()\n", ".a?(b)\n", ".window\n", ".windows\n"])
  func takesAMoment(link: String) {
    let chain = String(repeating: link, count: 8_000)
    let time = ThreadClock.measure {
      let text =
        "import UIKit\nclass A: UIViewController {\n  func f() {\n    let b = c\n" + chain
        + "  }\n}\n"
      #expect(adapt(text).files.first?.text.isEmpty == false)
    }
    #expect(time < .seconds(15))
  }
}
