import RunRecord
import Testing
import UIKit

/// What an app is told of its device, the same in every run; and what it asks of the system.
@Suite struct DeviceTests {
  @Test func anApplicationBeginsWithItsUsualValues() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      launches: [
        """
        let application = UIApplication.shared
        print(application.isNetworkActivityIndicatorVisible, application.applicationIconBadgeNumber)
        print(application.applicationSupportsShakeToEdit, application.isIgnoringInteractionEvents)
        let bar = application.statusBarFrame
        print(bar.origin == .zero, bar.width == UIScreen.main.bounds.width, bar.height > 20)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "false 0\ntrue false\ntrue true true\n")
  }

  @Test func areTheSameInEveryLaunch() async throws {
    let statements = """
      let device = UIDevice.current
      print(device.name, device.model, device.localizedModel, device.systemName, device.systemVersion)
      print(device.identifierForVendor!, device.isMultitaskingSupported, device.userInterfaceIdiom == .phone)
      print(device.orientation == .unknown, device.batteryState == .unknown, device.batteryLevel)
      device.beginGeneratingDeviceOrientationNotifications()
      device.isBatteryMonitoringEnabled = true
      print(device.orientation.isPortrait, device.batteryState == .unplugged, device.batteryLevel)
      device.endGeneratingDeviceOrientationNotifications()
      print(device.isGeneratingDeviceOrientationNotifications, device === UIDevice.current)
      """
    let run = try await AppProgram(root: "UIViewController()", launches: [statements, statements])
      .run()
    #expect(
      run.launches[0].output == """
        iPhone iPhone iPhone iOS 18.0
        5E0C9C0B-6F5A-4B7B-9E0E-0D3A52C1F001 true true
        true true -1.0
        true true 1.0
        false true

        """)
    #expect(run.launches[0].output == run.launches[1].output)
  }

  // Each orientation of the device, and of an interface.
  @Test func knowsHowItStands() {
    let all = (0...6).compactMap(UIDeviceOrientation.init)
    #expect(all.filter(\.isPortrait) == [.portrait, .portraitUpsideDown])
    #expect(all.filter(\.isLandscape) == [.landscapeLeft, .landscapeRight])
    #expect(all.filter(\.isFlat) == [.faceUp, .faceDown])
    #expect(all.filter { !$0.isValidInterfaceOrientation } == [.unknown, .faceUp, .faceDown])
    let interface = (0...4).compactMap(UIInterfaceOrientation.init)
    #expect(interface.filter(\.isPortrait) == [.portrait, .portraitUpsideDown])
    #expect(interface.filter(\.isLandscape) == [.landscapeRight, .landscapeLeft])
  }

  @Test func openURLs() async throws {
    let run = try await AppProgram(
      root: #"named(UIViewController(), "root")"#,
      delegate: """
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
            print("opens", url, options[.sourceApplication] ?? "-", app.applicationState == .active)
            return true
          }
        """,
      launches: [
        """
        let application = UIApplication.shared
        application.isIdleTimerDisabled = true
        print(application.isIdleTimerDisabled, application.canOpenURL(URL(string: "https://a.example")!), application.canOpenURL(URL(string: "unknown:1")!))
        application.open(URL(string: "unknown:1")!) { print("unknown", $0) }
        application.open(URL(string: "https://a.example")!) { print("known", $0) }
        print("later")
        await app.settle()
        print(application.applicationState == .background)
        app.open(URL(string: "notes:7")!)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        true true false
        later
        unknown false
        known true
        true
        opens notes:7 com.apple.mobilesafari true

        """)
    #expect(run.launches[0].decisions.contains("archive written, 1 object"))
  }
}
