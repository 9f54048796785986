"""What an app is made with, by its files: kinds that this engine does not run are counted apart."""

import re

# What decides, in order: the first that a file of the app has.
SIGNS = [
    ("SwiftUI", r"\bvar\s+body\s*:\s*some\s+Scene\b"),
    # The template of apps in SwiftUI that have a scene delegate.
    ("SwiftUI", r"\brootViewController\s*=\s*UIHostingController\b"),
    ("Core Data", r"(?m)^\s*import\s+CoreData\b"),
    ("game or 3D", r"(?m)^\s*import\s+(SpriteKit|SceneKit|ARKit|RealityKit|MetalKit)\b"),
]

# Apple's modules, which no package has to bring.
APPLES = set(
    """
    ARKit AVFAudio AppKit IOKit PackageDescription Cocoa AVFoundation AVKit Accelerate Accessibility Accounts ActivityKit AdSupport AddressBook AddressBookUI AppIntents
    AppTrackingTransparency AssetsLibrary AudioToolbox AudioUnit AuthenticationServices BackgroundTasks CFNetwork CallKit CarPlay
    Charts CloudKit Combine CommonCrypto Contacts ContactsUI CoreAudio CoreAudioKit CoreBluetooth CoreData CoreFoundation CoreGraphics
    CoreHaptics CoreImage CoreLocation CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText
    CoreVideo CreateML CryptoKit Darwin DeviceCheck Dispatch EventKit EventKitUI ExternalAccessory FileProvider Foundation GLKit
    GameController GameKit GameplayKit HealthKit HomeKit ImageIO Intents IntentsUI JavaScriptCore LinkPresentation
    LocalAuthentication MapKit MediaPlayer MessageUI Messages Metal MetalKit MetricKit MobileCoreServices MultipeerConnectivity
    NaturalLanguage Network NetworkExtension NotificationCenter OSLog ObjectiveC Observation OpenGLES PDFKit PassKit PencilKit Photos
    PhotosUI PushKit QuartzCore QuickLook QuickLookThumbnailing RealityKit ReplayKit SafariServices SceneKit Security Social Speech
    SpriteKit SQLite3 StoreKit Swift SwiftData SwiftUI SystemConfiguration UIKit UniformTypeIdentifiers UserNotifications
    UserNotificationsUI Vision VisionKit WatchConnectivity WatchKit WebKit WidgetKit XCTest iAd os simd zlib
    """.split()
)

IMPORT = re.compile(
    r"(?m)^\s*(?:@\w+(?:\([^)]*\))?\s+)*import\s+(?:(?:class|struct|enum|protocol|func|var|let|typealias)\s+)?(\w+)"
)

RESTORATION = re.compile(
    r"encodeRestorableState|shouldSave(Secure)?ApplicationState|stateRestorationActivity|restoreUserActivityState"
)


class Kind:
    """The kind of an app, and whether it restores state."""

    def __init__(self, name, restores, files):
        self.name = name
        self.restores = restores
        self.files = files


def of(folder):
    sources = [path for path in sorted(folder.rglob("*.swift")) if not is_other(path.relative_to(folder))]
    texts = [path.read_text(errors="replace") for path in sources]
    restores = any(RESTORATION.search(text) for text in texts)
    return Kind(name(folder, texts), restores, len(texts))


def is_other(path):
    """Whether a file is a test's, or one of another's code."""
    return any(part in ("Pods", "Carthage", "build") or part.endswith(("Tests", "UITests")) for part in path.parts[:-1])


def name(folder, texts):
    if not texts:
        return "Objective-C"
    for kind, sign in SIGNS:
        if any(re.search(sign, text) for text in texts):
            return kind
    if packages(folder, texts):
        return "package"
    # Xcode writes the version of the language since Swift 3.
    projects = [path.read_text(errors="replace") for path in folder.rglob("project.pbxproj")]
    if projects and not any("SWIFT_VERSION" in text for text in projects):
        return "Swift 2"
    return "UIKit"


def packages(folder, texts):
    """The modules that the app imports, and that are neither Apple's nor in its folder in Swift."""
    imported = {module for text in texts for module in IMPORT.findall(text)} - APPLES
    named = {
        path.stem
        for path in folder.rglob("*")
        if (path.is_dir() or path.suffix in (".modulemap", ".podspec")) and not is_objective_c(path, folder)
    }
    return sorted(imported - named - {module.replace(" ", "_") for module in named})


def is_objective_c(path, folder):
    """Whether a library that is in the folder has no Swift code."""
    if "Pods" not in path.relative_to(folder).parts[:-1]:
        return False
    return not path.is_dir() or not any(path.rglob("*.swift"))
