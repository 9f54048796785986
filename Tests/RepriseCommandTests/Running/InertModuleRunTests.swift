import Foundation
import Testing

/// Apps that ask frameworks for what exists on a phone alone.
struct InertModuleRunTests {
  private static let app = """
    import CoreLocation
    import UIKit
    import UserNotifications

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
      ) -> Bool {
        let map = MapViewController()
        map.restorationIdentifier = "Map"
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = map
        window?.makeKeyAndVisible()
        return true
      }
      func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
      func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    }

    class MapViewController: UIViewController {
      private let manager = CLLocationManager()
      // With a time of its own: that of the run would be another in each.
      var place = CLLocation(
        coordinate: CLLocationCoordinate2D(latitude: 48, longitude: 11), altitude: 0,
        horizontalAccuracy: 5, verticalAccuracy: 5, timestamp: Date(timeIntervalSince1970: 0))

      override func viewDidLoad() {
        super.viewDidLoad()
        manager.delegate = self
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
        manager.startUpdatingLocation()
        CLGeocoder().reverseGeocodeLocation(place) { places, error in
          print("places", places?.count ?? 0, (error as? CLError)?.code == .network)
        }
        let center = UNUserNotificationCenter.current()
        center.requestAuthorization(options: [.alert, .sound]) { granted, _ in print("granted", granted) }
        let content = UNMutableNotificationContent()
        content.title = "Home"
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
        center.add(UNNotificationRequest(identifier: "home", content: content, trigger: trigger))
        center.getPendingNotificationRequests { print("pending", $0.map(\\.content.title)) }
      }

      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(place, forKey: "place")
      }

      override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        place = coder.decodeObject(of: CLLocation.self, forKey: "place")!
        print("restored", place.coordinate.latitude)
      }
    }

    extension MapViewController: CLLocationManagerDelegate {
      func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        print("failed", (error as NSError).code)
      }
      func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
      ) {
        print("status", status == .denied)
      }
    }

    """

  @Test func sayOnceWhatTheyAskForAndAreRestored() async throws {
    try await GuideProject.with([:]) { project in
      try project.folder.write(Self.app, to: "Where/App.swift")
      let finished = try await project.reprise("run", "--app", "Where")
      #expect(finished.findings == "")
      #expect(finished.exitCode == 0)
      let launches = 2
      for (framework, line) in [
        ("CoreLocation", "requestWhenInUseAuthorization()"),
        ("CoreLocation", "startUpdatingLocation()"),
        ("CoreLocation", "reverseGeocodeLocation(_:completionHandler:)"),
        ("UserNotifications", "requestAuthorization(options:)"),
        ("UserNotifications", "add(_:withCompletionHandler:)"),
      ] {
        let lines = finished.output.split(separator: "\n")
          .filter { $0.contains(" \(framework) ") && $0.contains(" \(line) ") }
        #expect(lines.count == launches, "\(framework) \(line)")
      }
      #expect(finished.output.contains(#/startUpdatingLocation\(\) +nothing is delivered here/#))
      #expect(finished.output.contains("restored 48.0"))
      #expect(finished.output.contains("status true"))
      #expect(finished.output.contains("failed 1"))
      #expect(finished.output.contains("places 0 true"))
      #expect(finished.output.contains("granted false"))
      #expect(finished.output.contains(#"pending ["Home"]"#))
    }
  }

  @Test func refuseAMicrophoneAShortcutAndAFinger() async throws {
    let app = """
      import CoreImage
      import IntentsUI
      import LocalAuthentication
      import MediaPlayer
      import Speech
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate, SFSpeechRecognizerDelegate {
        let engine = AVAudioEngine()
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
          SFSpeechRecognizer.requestAuthorization { print("speech", $0 == .denied, SFSpeechRecognizer.authorizationStatus() == .denied) }
          do { try engine.start() } catch { print("microphone", (error as NSError).code) }
          _ = SFSpeechRecognizer()!.recognitionTask(with: SFSpeechAudioBufferRecognitionRequest()) { result, error in
            print("task", result == nil, error != nil)
          }
          MPMediaLibrary.requestAuthorization { print("library", $0 == .denied, MPMediaQuery.songs().items?.count ?? -1) }
          MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Song"]
          print(MPNowPlayingInfoCenter.default().nowPlayingInfo!.count, MPMusicPlayerController.systemMusicPlayer.playbackState == .stopped)
          let activity = NSUserActivity(activityType: "order")
          activity.suggestedInvocationPhrase = "Order soup"
          print(INShortcut(userActivity: activity).userActivity === activity, INUIAddVoiceShortcutButton(style: .black).currentTitle!)
          LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "") { _, error in
            switch error! as NSError {
            case LAError.biometryNotAvailable: print("no sensor")
            case LAError.passcodeNotSet: print("no passcode")
            default: print("another error")
            }
          }
          let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3)).image { _ in }
          let filter = CIFilter(name: "CISepiaTone")!
          filter.setValue(CIImage(image: image), forKey: kCIInputImageKey)
          let made = CIContext().createCGImage(filter.outputImage!, from: filter.outputImage!.extent)!
          print(made.width == image.cgImage!.width, CIImage(data: Data()) == nil, UIImage(ciImage: CIImage()).size.width)
          return true
        }
      }
      """
    try await GuideProject.with([:]) { project in
      try project.folder.write(app, to: "Voice/App.swift")
      let finished = try await project.reprise("run", "--app", "Voice")
      #expect(finished.findings == "")
      #expect(finished.exitCode == 0)
      for line in [
        "microphone -10868", "1 true", "true Add to Siri", "true true 0.0", "speech true true",
        "task true true", "library true 0", "no passcode",
      ] {
        #expect(finished.output.contains("\n\(line)\n"), "\(line)")
      }
      #expect(finished.output.contains(#/MediaPlayer +nowPlayingInfo +kept/#))
      #expect(finished.output.contains(#/Speech +requestAuthorization\(_:\) +not permitted here/#))
    }
  }

  @Test func showAnEmptyViewWhereAStoryboardHasAMap() async throws {
    let app = """
      import MapKit
      import UIKit

      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }
        func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { true }
      }

      class MapViewController: UIViewController, MKMapViewDelegate {
        @IBOutlet private weak var map: MKMapView!

        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          map.delegate = self
          let center = CLLocationCoordinate2D(latitude: 48, longitude: 11)
          map.setRegion(
            MKCoordinateRegion(center: center, latitudinalMeters: 1_000, longitudinalMeters: 1_000),
            animated: false)
          let place = MKPointAnnotation()
          place.coordinate = map.centerCoordinate
          place.title = "Here"
          map.addAnnotation(place)
        }

        func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
          print("center", mapView.region.center.latitude, mapView.annotations.compactMap(\\.title))
        }
      }
      """
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="map">
      <scenes><scene sceneID="s"><objects>
      <viewController restorationIdentifier="Map" id="map" customClass="MapViewController" customModule="Where" sceneMemberID="viewController">
      <view key="view" id="view"><subviews><mapView id="m"><rect key="frame" x="0" y="0" width="300" height="400"/></mapView></subviews></view>
      <connections><outlet property="map" destination="m" id="o"/></connections>
      </viewController></objects></scene></scenes></document>
      """
    let list = """
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      """
    try await GuideProject.with([:]) { project in
      try project.folder.write(app, to: "Where/App.swift")
      try project.folder.write(storyboard, to: "Where/Base.lproj/Main.storyboard")
      try project.folder.write(list, to: "Where/Info.plist")
      let finished = try await project.reprise("run", "--app", "Where")
      #expect(finished.findings == "")
      #expect(finished.exitCode == 0)
      #expect(finished.output.contains(#"center 48.0 ["Here"]"#))
      #expect(finished.output.contains(#/MapKit +MKMapView +an empty view here/#))
    }
  }

  @Test func areImportedInGuidesToo() async throws {
    let guide = """
      # Guide

      ```swift run
      import CoreLocation

      let here = CLLocation(latitude: 0, longitude: 0)
      print(Int(here.distance(from: CLLocation(latitude: 0, longitude: 1)) / 1_000))  // Prints "111"
      ```

      ```swift run
      import CoreLocation

      let monitor = CLMonitor()  // Prints "1"
      ```

      """
    let verified = try await GuideProject.with(guide: guide) { try await $0.reprise("verify") }
    #expect(
      verified.findings.hasPrefix(
        "Content/guide.md:13:15: error: cannot find 'CLMonitor' in scope"))
    #expect(!verified.findings.contains("guide.md:7"))
  }
}
