extension MissingFramework {
  /// The frameworks that apps with restoration import, and their neighbors.
  static let all: [MissingFramework] =
    prefixed.map { MissingFramework(name: $0.0, prefixes: $0.1) } + [
      MissingFramework(
        name: "Combine",
        symbols: [
          "AnyCancellable", "AnyPublisher", "AnySubscriber", "Cancellable", "CurrentValueSubject",
          "Deferred", "Empty", "Fail", "Future", "Just", "ObservableObject", "PassthroughSubject",
          "Published", "Publisher", "Publishers", "Record", "Subject", "Subscriber", "Subscribers",
          "Subscription", "Subscriptions",
        ]),
      MissingFramework(
        name: "CryptoKit",
        symbols: [
          "AES", "ChaChaPoly", "Curve25519", "HKDF", "HMAC", "Insecure", "P256", "P384", "P521",
          "SHA256", "SHA384", "SHA512", "SymmetricKey",
        ]),
      MissingFramework(
        name: "SwiftData",
        symbols: [
          "FetchDescriptor", "Model", "ModelConfiguration", "ModelContainer", "ModelContext",
        ]
      ),
      MissingFramework(
        name: "SwiftUI",
        symbols: [
          "AnyView", "AppStorage", "Binding", "Button", "ContentView", "EnvironmentObject",
          "ForEach", "Form", "GeometryReader", "HStack", "LazyVStack", "NavigationLink",
          "NavigationStack", "NavigationView", "ObservedObject", "SceneStorage", "StateObject",
          "UIHostingController", "UIViewControllerRepresentable", "UIViewRepresentable", "VStack",
          "View", "ViewBuilder", "WindowGroup", "ZStack",
        ]),
      MissingFramework(
        name: "PDFKit",
        symbols: ["PDFDocument", "PDFPage", "PDFSelection", "PDFThumbnailView", "PDFView"]),
      MissingFramework(
        name: "WidgetKit",
        symbols: ["TimelineEntry", "TimelineProvider", "Widget", "WidgetBundle", "WidgetCenter"]),
    ]

  private static let prefixed: [(String, [String])] = [
    ("ARKit", ["AR"]),
    ("Accelerate", ["vDSP", "vImage"]),
    ("Accounts", ["AC"]), ("AdSupport", ["AS"]), ("AddressBook", ["AB"]),
    ("AddressBookUI", ["AB"]), ("AssetsLibrary", ["AL"]),
    ("AuthenticationServices", ["AS"]), ("BackgroundTasks", ["BG"]), ("CallKit", ["CX"]),
    ("CloudKit", ["CK"]), ("Contacts", ["CN"]), ("ContactsUI", ["CN"]), ("CoreBluetooth", ["CB"]),
    (
      "CoreData",
      [
        "NSAttribute", "NSBatch", "NSEntity", "NSFetch", "NSFetched", "NSManaged", "NSMerge",
        "NSPersistent", "NSRelationship",
      ]
    ),
    ("CoreHaptics", ["CH"]), ("CoreML", ["ML"]),
    ("CoreMotion", ["CM"]), ("CoreNFC", ["NFC"]),
    ("CoreTelephony", ["CT"]), ("CoreText", ["CT"]), ("CoreVideo", ["CV"]),
    ("EventKit", ["EK"]), ("EventKitUI", ["EK"]), ("ExternalAccessory", ["EA"]), ("GLKit", ["GLK"]),
    ("GameController", ["GC"]), ("GameKit", ["GK"]), ("GameplayKit", ["GK"]), ("HealthKit", ["HK"]),
    ("HomeKit", ["HM"]), ("ImageIO", ["CGImage"]), ("Intents", ["IN"]), ("IntentsUI", ["IN"]),
    ("JavaScriptCore", ["JS"]), ("LinkPresentation", ["LP"]),
    ("MediaPlayer", ["MP"]), ("Messages", ["MS"]),
    ("Metal", ["MTL"]), ("MetalKit", ["MTK"]), ("MetricKit", ["MX"]),
    ("MultipeerConnectivity", ["MC"]), ("NaturalLanguage", ["NL"]), ("Network", ["NW"]),
    ("NotificationCenter", ["NC"]), ("OpenGLES", ["EAGL", "GL"]), ("PassKit", ["PK"]),
    ("PencilKit", ["PK"]), ("PushKit", ["PK"]),
    ("ReplayKit", ["RP"]), ("SceneKit", ["SCN"]),
    ("Security", ["Sec", "kSec"]), ("Social", ["SL"]), ("Speech", ["SF"]), ("SpriteKit", ["SK"]),
    ("SystemConfiguration", ["SC"]),
    ("UserNotificationsUI", ["UN"]), ("Vision", ["VN"]), ("WatchConnectivity", ["WC"]),
    ("iAd", ["AD"]),
  ]
}
