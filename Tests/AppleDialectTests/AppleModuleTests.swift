import AppleDialect
import Testing

/// Imports of modules that only Apple's systems have.
@Suite struct AppleModuleTests {
  @Test(arguments: [
    ("import WebKit; import Foundation", "import UIKit ; import Foundation"),
    ("@preconcurrency import SafariServices // é", "@preconcurrency import UIKit          // é"),
    ("import os", "import UIKit"),
    ("import os.log", "import UIKit "),
    ("import class WebKit.WKWebView", "import class UIKit.WKWebView"),
    (
      "#if hasFeature(X)\nimport CoreGraphics\n#endif",
      "#if hasFeature(X)\nimport UIKit       \n#endif"
    ),
    ("import Alamofire", "import Alamofire"),
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit                            "),
    ("import Foundation.NSURL // é", "import Foundation       // é"),
    ("import struct Foundation.URL", "import struct Foundation.URL"),
    ("import CoreLocation.CLLocation", "import CoreLocation           "),
    ("import Charts\nimport Foundation", "import Charts\nimport Foundation"),
  ])
  func importsUIKitInTheirPlace(text: String, adapted: String) {
    #expect(adapt(text).authoredText == adapted)
  }

  @Test func launchesImportUIKitInTheirPlace() {
    let adapted = adapt(
      "@main class A: UIResponder, UIApplicationDelegate {}", launches: ["import WebKit\nprint(1)"])
    #expect(adapted.diagnostics.isEmpty)
    #expect(adapted.files[0].text.hasPrefix("import UIKit \n"))
    #expect(!adapted.files[0].text.contains("WebKit"))
  }

  @Test func aModuleWhoseSourcesAreTheAppsBringsNothing() {
    let program = adapt(
      [
        "App.swift":
          "import UIKit\nimport Drawer\n@main class App: UIResponder, UIApplicationDelegate {}"
      ], launches: [nil], emptyMainFile: true, mergedModules: ["Drawer"])
    #expect(program.diagnostics.isEmpty)
    #expect(!program.files.contains { $0.text.contains("import Drawer") })
    #expect(program.files[1].text.contains("\nimport UIKit \n@main"))
  }
}
