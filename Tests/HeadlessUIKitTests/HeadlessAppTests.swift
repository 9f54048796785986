import Foundation
import HeadlessUIKit
import Testing
import UIKit

struct HeadlessAppTests {
  private let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path

  @Test func savesAndRestoresInProcessesOfItsOwn() async {
    await #expect(processExitsWith: .success) { [home = home as String] in
      try await HeadlessApp.launch(ControllerDelegate.init, home: home) { app in
        (app.rootViewController as? PageController)?.page = 7
        let before = try app.savedState
        app.enterBackground()
        let after = try app.savedState
        #expect(before == nil && after?.contains("page") == true)
      }
    }
    await #expect(processExitsWith: .success) { [home = home as String] in
      try await HeadlessApp.launch(ControllerDelegate.init, home: home) { app in
        #expect((app.rootViewController as? PageController)?.page == 7)
        #expect(app.trace.contains("decodeRestorableState(with:)"))
      }
    }
  }

  /// Which methods a class has decides what UIKit asks it: this delegate never says that state may be saved.
  @Test func savesNothingWithoutTheDelegateMethods() async {
    await #expect(processExitsWith: .success) { [home = home as String] in
      try await HeadlessApp.launch(BareDelegate.init, home: home) { app in
        app.enterBackground()
        let saved = try app.savedState
        #expect(saved == nil)
        #expect(app.trace.contains("didFinishLaunchingWithOptions") == false)
      }
    }
  }

  @Test func showsTheHooksOfEachClassOfAHierarchy() async {
    await #expect(processExitsWith: .success) { [home = home as String] in
      try await HeadlessApp.launch(ControllerDelegate.init, home: home) { app in
        // Of the generic class that it inherits from, and of the class itself.
        #expect(app.trace.contains("viewDidLoad()"))
        app.enterBackground()
        #expect(app.trace.contains("encodeRestorableState(with:)"))
      }
    }
  }

  /// scenes-and-ios-27: an app of the 27 SDK without scenes isn't launched.
  @Test func endsAnAppOfTheNewestSDKWithoutScenes() async {
    let end = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [home = home as String] in
      try await HeadlessApp.launch(ControllerDelegate.init, home: home, sdk: "27") { _ in }
    }
    #expect(message(of: end).contains("UIScene life cycle"))
  }

  @Test func launchesOnceInAProcess() async {
    let end = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [home = home as String] in
      try await HeadlessApp.launch(ControllerDelegate.init, home: home) { _ in }
      try await HeadlessApp.launch(ControllerDelegate.init, home: home) { _ in }
    }
    #expect(message(of: end).contains("launch each in an exit test"))
  }

  private func message(of end: ExitTest.Result?) -> String {
    String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func keepsUserDefaultsAndFilesInTheHome() async {
    await #expect(processExitsWith: .success) { [home = home as String] in
      try await HeadlessApp.launch(ControllerDelegate.init, home: home) { _ in
        UserDefaults.standard.set("Momo", forKey: "book")
        #expect(NSHomeDirectory() == home)
      }
    }
    await #expect(processExitsWith: .success) { [home = home as String] in
      try await HeadlessApp.launch(ControllerDelegate.init, home: home) { _ in
        #expect(UserDefaults.standard.string(forKey: "book") == "Momo")
      }
    }
  }

  /// Without a launch, a window shows what it holds when it becomes visible, as in a test that has no app on a phone.
  @MainActor
  @Test func aWindowShowsItsControllerWithoutALaunch() {
    let controller = PageController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    #expect(!controller.isViewLoaded)
    window.makeKeyAndVisible()
    #expect(controller.view.frame == window.bounds && controller.appearances == 1)
    window.isHidden = true
    #expect(controller.disappearances == 1)
  }
}

@MainActor
private final class ControllerDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let controller = PageController()
    controller.restorationIdentifier = "Page"
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { true }

  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { true }
}

@MainActor
private final class BareDelegate: UIResponder, UIApplicationDelegate {}

private class LoadingController<Value>: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}

private final class PageController: LoadingController<Int> {
  var page = 1
  var appearances = 0
  var disappearances = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances += 1
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    disappearances += 1
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(page, forKey: "page")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    page = coder.decodeInteger(forKey: "page")
  }
}
