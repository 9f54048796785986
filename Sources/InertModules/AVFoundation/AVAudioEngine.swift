// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_spi(InertModules) @_exported import UIKit

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioNodeBus = Int
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

open class AVAudioTime: NSObject {}

open class AVAudioFormat: NSObject {
  public let sampleRate: Double
  public let channelCount: UInt32

  public init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
    self.sampleRate = sampleRate
    channelCount = channels
  }
}

/// Sound that is not heard.
open class AVAudioPCMBuffer: NSObject {
  public let format: AVAudioFormat
  public let frameCapacity: AVAudioFrameCount
  open var frameLength: AVAudioFrameCount = 0

  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    self.format = format
    self.frameCapacity = frameCapacity
  }
}

open class AVAudioNode: NSObject {
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
    AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 1)!
  }

  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { outputFormat(forBus: bus) }

  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) { InertFramework.asked(.nothingComes) }

  open func removeTap(onBus bus: AVAudioNodeBus) {}
}

open class AVAudioInputNode: AVAudioNode {}
open class AVAudioOutputNode: AVAudioNode {}

open class AVAudioMixerNode: AVAudioNode {
  open var outputVolume: Float = 1
}

open class AVAudioPlayerNode: AVAudioNode {
  open private(set) var isPlaying = false
  open var volume: Float = 1

  open func play() {
    InertFramework.asked(.notPlayed)
    isPlaying = true
  }

  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
}

/// The device has no microphone: the engine does not start while a node asks for one.
open class AVAudioEngine: NSObject {
  open private(set) lazy var inputNode = AVAudioInputNode()
  open private(set) lazy var outputNode = AVAudioOutputNode()
  open private(set) lazy var mainMixerNode = AVAudioMixerNode()
  open private(set) var isRunning = false

  open func prepare() {}

  open func start() throws {
    InertFramework.asked(.notAvailable)
    throw NSError(domain: "com.apple.coreaudio.avfaudio", code: -10_868)
  }

  open func pause() { isRunning = false }
  open func stop() { isRunning = false }
  open func reset() {}
  open func attach(_ node: AVAudioNode) {}
  open func detach(_ node: AVAudioNode) {}
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
}
