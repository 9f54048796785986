import AppleDialect
import Diagnostics
import Foundation
import Testing

/// Imports of frameworks that have inert modules.
@Suite struct InertModulesTests {
  private static let delegate = "@main class App: UIResponder, UIApplicationDelegate {}\n"

  @Test func staysAnImportWhateverIsUsed() {
    let text =
      "import UIKit\nimport CoreLocation\n" + Self.delegate + "let manager = CLLocationManager()\n"
    let adapted = adapt(text)
    #expect(adapted.diagnostics == [])
    #expect(adapted.authoredText == text)
  }

  @Test func canBeImported() {
    let adapted = adapt(
      "import UIKit\n" + Self.delegate
        + "#if canImport(CoreLocation)\nlet a = 1\n#else\nlet a = 2\n#endif\n")
    #expect(adapted.authoredText.contains("let a = 1"))
    #expect(!adapted.authoredText.contains("let a = 2"))
  }

  // Foundation brings Combine on a phone.
  @Test func importsCombineWhereFoundationBringsIt() {
    let model = "import Foundation\nclass Model: ObservableObject { @Published var name = 1 }\n"
    let own = "protocol ObservableObject {}\nstruct Published {}\n"
    func text(_ files: [String: String]) -> String {
      adapt(files.merging(["A.swift": "import UIKit\n" + Self.delegate]) { $1 }).files
        .first { $0.name == "M.swift" }?.text ?? ""
    }
    #expect(text(["M.swift": model]).hasPrefix("import Combine\n"))
    for other in ["import SwiftUI\n" + model, "import Foundation\nlet a = Notes.Published\n"] {
      #expect(!text(["M.swift": other]).contains("import Combine"), "\(other)")
    }
    #expect(!text(["M.swift": model, "O.swift": own]).contains("import Combine"))
  }

  // UIKit brings Core Image on a phone, and a part of Foundation is a module of its own on Linux.
  @Test(arguments: [
    ("import UIKit\nlet a = CIFilter(name: \"b\")\n", "CoreImage"),
    ("import Foundation\nlet a = XMLParser(data: Data())\n", "FoundationXML"),
    ("import UIKit\nclass A: NSObject, XMLParserDelegate {}\n", "FoundationXML"),
  ])
  func importsWhatAnotherModuleBringsOnAPhone(text: String, module: String) {
    func adapted(_ text: String) -> String {
      adapt(["A.swift": "import UIKit\n" + Self.delegate, "M.swift": text]).files
        .first { $0.name == "M.swift" }?.text ?? ""
    }
    #expect(adapted(text).hasPrefix("import \(module)\n"))
    #expect(!adapted("import \(module)\n" + text).contains("import \(module)\nimport \(module)"))
    #expect(!adapted("import Foundation\nlet a = Notes.CIFilter\n").contains("import CoreImage"))
  }

  @Test func letsAnAppOfUIKitsHostViewsOfSwiftUIs() {
    let text =
      "import SwiftUI\n" + Self.delegate
        + """
        struct ContentView: View { var body: some View { Text("a") } }
        #if canImport(SwiftUI)
        #Preview("é") {
          ContentView()
        }
        #endif
        let hosting = UIHostingController(rootView: ContentView())

        """
    let adapted = adapt(text)
    #expect(adapted.diagnostics == [])
    let blank = adapted.authoredText.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(blank.count == text.split(separator: "\n", omittingEmptySubsequences: false).count)
    #expect(blank[0] == "import SwiftUI" && !adapted.authoredText.contains("Preview"))
  }

  @Test(arguments: ["struct Notes: App", "struct Notes: SwiftUI.App", "enum Notes: Kind, App"])
  func refusesAnAppThatIsInSwiftUIAsAWhole(type: String) {
    let adapted = adapt(
      "import SwiftUI\n@main \(type) { var body: some Scene { WindowGroup { Text(\"a\") } } }\n")
    #expect(
      adapted.diagnostics.first?.summary
        == "SwiftUI is unavailable here, and the app uses `WindowGroup` from it")
  }

  @Test func hasAFolderForEachNameAndANameForEachFolder() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appending(path: "Sources/InertModules").path
    let folders = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { !$0.contains(".") }
    #expect(Set(folders) == InertModules.names)
    let page = try String(
      contentsOf: root.appending(path: "Content/reference/frameworks-without-hardware.md"),
      encoding: .utf8)
    #expect(InertModules.names.sorted().filter { !page.contains("| `\($0)` |") } == [])
  }
}
