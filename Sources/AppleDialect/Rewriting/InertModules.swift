/// The frameworks of Apple's for which this project has inert modules: an import of one stays as it is.
///
/// Their declarations are in `Sources/InertModules`, a folder for each name here.
package enum InertModules {
  package static let names: Set<String> = [
    "AVFoundation", "AVKit", "AudioToolbox", "Combine", "CoreImage", "CoreLocation", "CoreMedia",
    "CoreMotion", "CoreSpotlight", "CoreText", "CryptoKit", "GameplayKit", "Intents", "IntentsUI",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Network", "Photos", "PhotosUI",
    "QuickLook", "Security", "Speech", "StoreKit", "SwiftUI", "SystemConfiguration",
    "UserNotifications",
    "WatchConnectivity",
  ]
}
