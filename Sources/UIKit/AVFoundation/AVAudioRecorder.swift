public import Foundation

/// The object that is notified about a recording.
@preconcurrency @MainActor
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  /// Says that a recording has ended.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)

  /// Says that something went wrong.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  {}

  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// Records silence: a file that `AVAudioPlayer` takes for as long as the recording went on.
@preconcurrency @MainActor
open class AVAudioRecorder: NSObject {
  /// The file.
  public let url: URL

  /// What it is recorded as.
  public let settings: [String: Any]

  /// The object that is notified about the recording.
  open weak var delegate: (any AVAudioRecorderDelegate)?

  /// Whether how loud it is is measured.
  open var isMeteringEnabled = false

  private var clock = SoundClock()

  /// Creates a recorder for a file.
  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    self.settings = settings
  }

  /// Whether it records.
  open var isRecording: Bool { clock.isRunning }

  /// How long it has recorded, in seconds.
  open var currentTime: TimeInterval { clock.time }

  /// Makes the file.
  @discardableResult
  open func prepareToRecord() -> Bool { write() }

  /// Begins, or goes on.
  @discardableResult
  open func record() -> Bool {
    guard write() else { return false }
    clock.start()
    return true
  }

  /// Begins, and ends after some seconds.
  @discardableResult
  open func record(forDuration duration: TimeInterval) -> Bool {
    guard record() else { return false }
    let recorder = SameThread(self)
    _ = Timer.scheduledTimer(withTimeInterval: duration, repeats: false) { _ in
      MainActor.assumeIsolated { recorder.value.stop() }
    }
    return true
  }

  /// Waits.
  open func pause() { clock.stop() }

  /// Ends, and closes the file.
  open func stop() {
    guard isRecording || currentTime > 0 else { return }
    clock.stop()
    let isWritten = write()
    clock = SoundClock()
    delegate?.audioRecorderDidFinishRecording(self, successfully: isWritten)
  }

  /// Removes the file.
  @discardableResult
  open func deleteRecording() -> Bool {
    // What is not there need not be removed.
    (try? FileManager.default.removeItem(at: url)) != nil
  }

  /// Measures how loud it is.
  open func updateMeters() {}

  /// How loud it is, in decibels: silent.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }

  /// How loud it was at most, in decibels: silent.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  private func write() -> Bool {
    // The caller is told by the answer, as on iOS.
    (try? SilentSound(seconds: currentTime).data.write(to: url)) != nil
  }
}
