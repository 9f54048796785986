extension MissingFramework {
  /// The frameworks that apps with restoration import, and their neighbors.
  static let all: [MissingFramework] =
    prefixed.map { MissingFramework(name: $0.0, prefixes: $0.1) } + [
      MissingFramework(
        name: "SQLite3",
        symbols: [
          "SQLITE_DONE", "SQLITE_OK", "SQLITE_OPEN_READWRITE", "SQLITE_ROW", "SQLITE_TRANSIENT",
          "sqlite3_bind_double", "sqlite3_bind_int", "sqlite3_bind_text", "sqlite3_close",
          "sqlite3_column_double", "sqlite3_column_int", "sqlite3_column_text", "sqlite3_errmsg",
          "sqlite3_exec", "sqlite3_finalize", "sqlite3_open", "sqlite3_open_v2", "sqlite3_prepare",
          "sqlite3_prepare_v2", "sqlite3_step",
        ]),
      MissingFramework(
        name: "SwiftData",
        symbols: [
          "FetchDescriptor", "Model", "ModelConfiguration", "ModelContainer", "ModelContext",
        ]
      ),
      MissingFramework(
        name: "PDFKit",
        symbols: ["PDFDocument", "PDFPage", "PDFSelection", "PDFThumbnailView", "PDFView"]),
      MissingFramework(
        name: "WidgetKit",
        symbols: ["TimelineEntry", "TimelineProvider", "Widget", "WidgetBundle", "WidgetCenter"]),
    ]

  /// What an app that is in SwiftUI as a whole needs; one of UIKit's that hosts views has an inert module.
  static let wholeSwiftUI = MissingFramework(
    name: "SwiftUI",
    symbols: [
      "AnyView", "AppStorage", "Binding", "Button", "ContentView", "EnvironmentObject",
      "ForEach", "Form", "GeometryReader", "HStack", "LazyVStack", "NavigationLink",
      "NavigationStack", "NavigationView", "ObservedObject", "SceneStorage", "StateObject",
      "UIHostingController", "UIViewControllerRepresentable", "UIViewRepresentable", "VStack",
      "View", "ViewBuilder", "WindowGroup", "ZStack",
    ])

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
    ("CoreNFC", ["NFC"]),
    ("CoreTelephony", ["CT"]), ("CoreVideo", ["CV"]),
    ("EventKit", ["EK"]), ("EventKitUI", ["EK"]), ("ExternalAccessory", ["EA"]), ("GLKit", ["GLK"]),
    ("GameController", ["GC"]), ("GameKit", ["GK"]), ("HealthKit", ["HK"]),
    ("HomeKit", ["HM"]), ("ImageIO", ["CGImage"]),
    ("JavaScriptCore", ["JS"]), ("LinkPresentation", ["LP"]),
    ("Messages", ["MS"]),
    ("Metal", ["MTL"]), ("MetalKit", ["MTK"]), ("MetricKit", ["MX"]),
    ("MultipeerConnectivity", ["MC"]), ("NaturalLanguage", ["NL"]),
    ("NotificationCenter", ["NC"]), ("OpenGLES", ["EAGL", "GL"]), ("PassKit", ["PK"]),
    ("PencilKit", ["PK"]), ("PushKit", ["PK"]),
    ("ReplayKit", ["RP"]), ("SceneKit", ["SCN"]),
    ("Social", ["SL"]), ("SpriteKit", ["SK"]),
    ("UserNotificationsUI", ["UN"]), ("Vision", ["VN"]),
    ("iAd", ["AD"]),
  ]
}
