/// The name of a Swift module.
package enum ModuleName {
  /// Whether a name can be that of a module: an identifier of ASCII letters, digits and `_`.
  package static func isValid(_ name: String) -> Bool {
    guard let first = name.first, first.isASCII, first.isLetter || first == "_" else {
      return false
    }
    return name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }

  /// Whether an example cannot have the name, because it imports a module of that name, or because
  /// the language has another meaning for it.
  static func isTaken(_ name: String) -> Bool { taken.contains(name) }

  private static let taken: Set<String> = [
    // What every example is linked with.
    "ConstraintSolver", "ExampleSupport", "KeyedArchive", "RunRecord", "ScriptSupport",
    "TextLayout", "UIKit",
    // The toolchain's.
    "CoreFoundation", "Cxx", "CxxStdlib", "Dispatch", "Distributed", "Foundation",
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "Glibc", "Musl", "Observation", "RegexBuilder", "Swift", "Synchronization",
    "Testing", "XCTest", "_Concurrency", "_StringProcessing",
    // Apple's that guides import.
    "AVFoundation", "AVKit", "Accounts", "Combine", "Contacts", "CoreBluetooth", "CoreData",
    "CoreGraphics", "CoreImage", "CoreLocation", "CoreMotion", "CoreSpotlight", "CoreText",
    "CryptoKit", "Darwin", "EventKit", "GameKit", "HealthKit", "HomeKit", "ImageIO", "Intents",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal",
    "MobileCoreServices", "MultipeerConnectivity", "Network", "ObjectiveC", "OSLog", "PDFKit",
    "PassKit", "Photos", "PhotosUI", "QuartzCore", "QuickLook", "SafariServices", "SceneKit",
    "Security", "Social", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI",
    "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications", "Vision",
    "WatchConnectivity", "WebKit", "WidgetKit", "os",
    // The language's.
    "Any", "AnyObject", "Protocol", "Self", "Type", "main", "_",
  ]
}
