public import Foundation

/// The app: its windows, its delegate and its life.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// What a launch was caused by.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The URL that the app was launched to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// Whether the app is in front.
  public enum State: Int, Sendable {
    /// In front, with events.
    case active
    /// In front, without events: at launch, or about to leave.
    case inactive
    /// Not in front.
    case background
  }

  /// The app's only application object.
  open class var shared: UIApplication { storedShared }

  private static var storedShared = UIApplication()

  /// Makes another object, of a class of the app, the application object.
  static func becomeShared(_ application: UIApplication) {
    storedShared = application
  }

  /// Called once, when the launch of the app is over; for who drives the app.
  package static var didLaunch: (@MainActor (UIApplication) -> Void)?

  /// The object that UIKit asks and notifies about the app's life.
  open weak var delegate: (any UIApplicationDelegate)?

  /// Whether the app is in front.
  open internal(set) var applicationState = State.inactive {
    didSet {
      let isInBackground = applicationState == .background
      backgroundStart = isInBackground ? backgroundStart ?? Device.secondsSinceStart : nil
      SceneSystem.shared.applicationStateDidChange()
    }
  }

  /// Whether the system keeps the screen lit while the user does not touch it.
  open var isIdleTimerDisabled = false

  /// Whether nothing of the app runs until it comes to the front, or is woken.
  package internal(set) var isSuspended = false

  /// When the app went to the background, in seconds since the process began; nil in front.
  private(set) var backgroundStart: Double?

  /// The app's windows that are or were visible, in the order in which they first were.
  ///
  /// As on Apple's systems, it is the app that keeps them: a window without an owner is deallocated.
  open var windows: [UIWindow] { shownWindows.compactMap(\.window) }

  private struct ShownWindow {
    weak var window: UIWindow?
  }

  private var shownWindows: [ShownWindow] = []

  /// The window that takes keyboard events.
  open internal(set) weak var keyWindow: UIWindow?

  weak var firstResponder: UIResponder?

  /// What is kept as data.
  var attributes = ApplicationAttributes()

  /// How far the interface may come onto the screen.
  ///
  /// A window that is made visible loads its root's view at once, in `willFinishLaunching` too:
  /// published stacks go from `makeKeyAndVisible` to the root's `viewDidLoad`. What the root contains
  /// is loaded when it first appears: the stacks of a navigation controller's top begin at the first
  /// commit behind the launch (uikit-restoration 3.6).
  enum Showing: Comparable {
    case nothing
    case loadedViews
    case appearedViews
  }

  var showing = isRunByMain ? Showing.nothing : .appearedViews {
    didSet { showInterfaceIfReady() }
  }

  /// Whether the process is an app's own.
  ///
  /// In another one, such as the tests of a package, nothing launches the app, and what a window holds comes onto the
  /// screen when the window is made visible.
  static var isRunByMain = false

  open override var next: UIResponder? { delegate as? UIResponder }

  /// Hands an event of the user on to the window that was touched.
  ///
  /// An override that doesn't call this keeps the event from it.
  open func sendEvent(_ event: UIEvent) {
    let windows = Set((event.allTouches ?? []).compactMap(\.window))
    guard !windows.isEmpty else { return event.reachesViews() }
    for window in windows { window.sendEvent(event) }
  }

  func addWindow(_ window: UIWindow) {
    guard !windows.contains(where: { $0 === window }) else { return }
    shownWindows.removeAll { $0.window == nil }
    shownWindows.append(ShownWindow(window: window))
  }

  func removeWindows(where isRemoved: (UIWindow) -> Bool) {
    shownWindows.removeAll { $0.window.map(isRemoved) ?? true }
  }

  func showInterfaceIfReady() {
    for window in windows where window.showing > .nothing {
      window.showRootView(appearing: window.showing == .appearedViews)
    }
  }
}

extension UIApplication {
  /// In every coder of restoration: the bundle version of the app that saved, an `NSString`.
  public nonisolated class var stateRestorationBundleVersionKey: String {
    ReservedValues.bundleVersionKey
  }

  /// In every coder of restoration: the idiom of the device that saved, an `NSNumber`.
  public nonisolated class var stateRestorationUserInterfaceIdiomKey: String {
    ReservedValues.userInterfaceIdiomKey
  }

  /// In every coder of restoration: the moment of the save, an `NSDate`.
  public nonisolated class var stateRestorationTimestampKey: String {
    ReservedValues.timestampKey
  }

  /// In every coder of restoration: the version of the system that saved, an `NSString`.
  public nonisolated class var stateRestorationSystemVersionKey: String {
    ReservedValues.systemVersionKey
  }

  /// In the coders of controllers that came from a storyboard: the storyboard.
  public nonisolated class var stateRestorationViewControllerStoryboardKey: String {
    ReservedValues.storyboardKey
  }
}

extension UIApplication {
  /// Posted when the app came to the front.
  public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  }

  /// Posted when the app is about to leave the front.
  public nonisolated class var willResignActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  }

  /// Posted when the app is in the background.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  }

  /// Posted when the app is about to come back from the background.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  }

  /// Posted after the app finished launching.
  public nonisolated class var didFinishLaunchingNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
  }

  /// Posted when the app is closed while it runs.
  public nonisolated class var willTerminateNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillTerminateNotification")
  }
}
