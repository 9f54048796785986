import RunRecord
import Testing

/// The names that classes have in Objective-C's runtime.
@Suite struct RuntimeNameTests {
  @Test(arguments: ["import UIKit", "import UIKit\nimport Foundation"])
  func areThoseOfAPhone(imports: String) async throws {
    let run = try await AppProgram(
      code: """
        \(imports)

        class Detail: UIViewController {
          class Row: UIView {}
          class V: UIView {}
          struct Section { class DetailHeader: UIView {} }
        }

        @objc(OldDetail) class NewDetail: UIViewController {}

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
            class Local: NSObject {}
            for type in [UINavigationController.self, NSObject.self, NSURL.self, Detail.self, Detail.Row.self, Detail.V.self, Detail.Section.DetailHeader.self, NewDetail.self] as [AnyClass] {
              let name = NSStringFromClass(type)
              print(name, NSClassFromString(name) == type)
            }
            print(NSStringFromClass(Local.self).hasSuffix("Local"))
            print(NSClassFromString("_TtC3App6Detail") == Detail.self, NSClassFromString("_TtC3App9Det") == nil)
            print(NSClassFromString("Nothing") == nil, NSClassFromString("A.Nothing") == nil, NSClassFromString("UIKit.UIView") == nil)
            print(type(of: UINavigationController()))
            return true
          }
        }
        """, launches: [nil]
    ).run()
    #expect(
      run.launches.first?.output == """
        UINavigationController true
        NSObject true
        NSURL true
        App.Detail true
        _TtCC3App6Detail3Row true
        _TtCC3App6Detail1V true
        _TtCVC3App6Detail7Section12DetailHeader true
        OldDetail true
        true
        true true
        true true true
        UINavigationController

        """)
  }
}
