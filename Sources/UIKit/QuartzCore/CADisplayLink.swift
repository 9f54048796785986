// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Calls a method each time the screen is drawn: sixty times a second, though nothing is drawn.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private let target: AnyObject
  private let selector: Selector
  private var timer: Timer?

  /// Whether nothing is called for now.
  open var isPaused = false

  /// How often it is called at most in a second; 0 for as often as the screen is drawn.
  open var preferredFramesPerSecond = 0

  /// When the last call was due.
  open private(set) var timestamp: CFTimeInterval = 0

  /// The seconds between two drawings.
  open var duration: CFTimeInterval { 1.0 / 60 }

  /// When the next call is due.
  open var targetTimestamp: CFTimeInterval { timestamp + interval }

  /// Creates a link that calls a method of an object, which it keeps alive.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  /// Lets it begin.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard timer == nil else { return }
    let link = SameThread(self)
    let timer = Timer(timeInterval: interval, repeats: true) { _ in
      MainActor.assumeIsolated { link.value.fire() }
    }
    self.timer = timer
    runloop.add(timer, forMode: mode)
  }

  /// Ends it in one run loop.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Ends it.
  open func invalidate() {
    timer?.invalidate()
    timer = nil
  }

  private var interval: CFTimeInterval {
    preferredFramesPerSecond > 0 ? 1.0 / Double(preferredFramesPerSecond) : duration
  }

  private func fire() {
    guard !isPaused else { return }
    timestamp = CACurrentMediaTime()
    SelectorMethods.send(selector, to: target, [self])
  }
}

/// The seconds since the system began.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
