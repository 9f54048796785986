public import Foundation

/// The object that is notified about a sound.
@preconcurrency @MainActor
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// Says that a sound has ended by itself.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)

  /// Says that something went wrong.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}

  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound: nothing can be heard, but its time goes on.
@preconcurrency @MainActor
open class AVAudioPlayer: NSObject {
  /// The file; nil for a sound that is data.
  public let url: URL?

  /// The data; nil for a sound in a file.
  public let data: Data?

  /// How long the sound is, in seconds.
  public let duration: TimeInterval

  /// The object that is notified about the sound.
  open weak var delegate: (any AVAudioPlayerDelegate)?

  /// How loud it is, from 0 to 1.
  open var volume: Float = 1

  /// Where it is, from -1, the left, to 1.
  open var pan: Float = 0

  /// How often it begins again; negative for always.
  open var numberOfLoops = 0

  /// Whether `rate` counts.
  open var enableRate = false

  /// How fast it is.
  open var rate: Float = 1

  /// Whether how loud it is is measured.
  open var isMeteringEnabled = false

  private var clock = SoundClock()
  private var end: Timer?

  /// Creates a player for a file; throws where there is none, or an empty one.
  public init(contentsOf url: URL) throws {
    guard let sound = SilentSound(try Data(contentsOf: url)) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.url = url
    data = nil
    duration = sound.seconds
  }

  /// Creates a player for data; throws where they are empty.
  public init(data: Data) throws {
    guard let sound = SilentSound(data) else { throw CocoaError(.fileReadCorruptFile) }
    self.data = data
    url = nil
    duration = sound.seconds
  }

  /// Creates a player for a file of a kind.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  /// Whether it plays.
  open var isPlaying: Bool { clock.isRunning }

  /// How far it is, in seconds.
  open var currentTime: TimeInterval {
    get { min(clock.time, duration) }
    set {
      clock.time = min(newValue, duration)
      if isPlaying { awaitEnd() }
    }
  }

  /// How many channels the sound has.
  open var numberOfChannels: Int { 2 }

  /// Makes ready.
  @discardableResult
  open func prepareToPlay() -> Bool { true }

  /// Begins, or goes on.
  @discardableResult
  open func play() -> Bool {
    clock.start()
    awaitEnd()
    return true
  }

  /// Begins at a time of the device's; at once here.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool { play() }

  /// Waits.
  open func pause() {
    clock.stop()
    end?.invalidate()
  }

  /// Ends; the sound stays where it was.
  open func stop() { pause() }

  /// Changes how loud it is, at once.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

  /// Measures how loud it is.
  open func updateMeters() {}

  /// How loud it is, in decibels: silent.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }

  /// How loud it was at most, in decibels: silent.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  private func awaitEnd() {
    end?.invalidate()
    let player = SameThread(self)
    end = Timer.scheduledTimer(withTimeInterval: duration - currentTime, repeats: false) { _ in
      MainActor.assumeIsolated { player.value.reachedEnd() }
    }
  }

  private func reachedEnd() {
    clock = SoundClock()
    guard numberOfLoops == 0 else {
      numberOfLoops -= 1
      play()
      return
    }
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }
}
