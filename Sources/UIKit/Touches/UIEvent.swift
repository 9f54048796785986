public import Foundation

/// Something that the user did with the device.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What an event is about.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches
    /// A movement of the device.
    case motion
    /// A command from afar.
    case remoteControl
    /// A button.
    case presses
    /// A turn of a wheel.
    case scroll = 10
    /// A pointer over a view.
    case hover
    /// A change of size or angle.
    case transform = 14
  }

  /// What an event is about, more exactly.
  public enum EventSubtype: Int, Sendable {
    /// Nothing more.
    case none
    /// The device was shaken.
    case motionShake
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause
    /// Stop.
    case remoteControlStop
    /// Play or pause.
    case remoteControlTogglePlayPause
    /// The next track.
    case remoteControlNextTrack
    /// The previous track.
    case remoteControlPreviousTrack
  }

  /// What the event is about.
  open var type: EventType { .touches }

  /// What the event is about, more exactly.
  open var subtype: EventSubtype { .none }

  /// When the event was, in seconds since the system started.
  open private(set) var timestamp = ProcessInfo.processInfo.systemUptime

  /// The touches of the event.
  open private(set) var allTouches: Set<UITouch>?

  /// Delivers the event to views and gesture recognizers; nil after that.
  private var delivery: (() -> Void)?

  /// Sends the event through the app and its windows.
  ///
  /// - Returns: Whether it came to the views: an override may keep it.
  func send(_ delivery: @escaping () -> Void) -> Bool {
    self.delivery = delivery
    UIApplication.shared.sendEvent(self)
    defer { self.delivery = nil }
    return self.delivery == nil
  }

  /// Delivers the event to views and gesture recognizers, once.
  func reachesViews() {
    let delivery = self.delivery
    self.delivery = nil
    delivery?()
  }

  /// An event without anything that was done.
  package static func nothing() -> UIEvent { UIEvent(touches: []) }

  init(touches: Set<UITouch>) {
    allTouches = touches
  }

  /// The touches of a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  /// The touches of a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }
}
