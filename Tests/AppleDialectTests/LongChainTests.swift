import AppleDialect
import Testing

/// Members of members by the thousand: each holds all before it, so to write out each takes minutes.
@Suite struct LongChainTests {
  @Test(arguments: [".a\n", ".a()\n", ".a?(b)\n", ".window\n", ".windows\n", "!\n"])
  func takesAMoment(link: String) {
    let chain = String(repeating: link, count: 30_000)
    let time = ThreadClock.measure {
      let text =
        "import UIKit\nclass A: UIViewController {\n  func f() {\n    let b = c\n" + chain
        + "  }\n}\n"
      #expect(!adapt(text).files[0].text.isEmpty)
    }
    #expect(time < .seconds(15))
  }
}
