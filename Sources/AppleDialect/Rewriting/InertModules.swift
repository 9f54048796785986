/// The frameworks of Apple's for which this project has inert modules: an import of one stays as it is.
///
/// Their declarations are in `Sources/InertModules`, a folder for each name here.
package enum InertModules {
  package static let names: Set<String> = [
    "AVFoundation", "AVKit", "AudioToolbox", "Combine", "CoreImage", "CoreLocation", "CoreMedia",
    "CoreSpotlight", "CryptoKit", "Intents", "IntentsUI", "LocalAuthentication", "MapKit",
    "MediaPlayer", "MessageUI", "Photos", "PhotosUI", "QuickLook", "Speech", "StoreKit", "SwiftUI",
    "UserNotifications",
  ]
}
