// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// In a recorder's settings: which form the sound has.
public let AVFormatIDKey = "AVFormatIDKey"
/// In a recorder's settings: how many samples a second has.
public let AVSampleRateKey = "AVSampleRateKey"
/// In a recorder's settings: how many channels there are.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// In a recorder's settings: how good the sound is.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// In a recorder's settings: how many bits a second has.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// In a recorder's settings: how many bits a sample has.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"

/// How good a sound is.
public enum AVAudioQuality: Int, Sendable {
  /// As small as can be.
  case min = 0
  /// Small.
  case low = 0x20
  /// Between.
  case medium = 0x40
  /// Good.
  case high = 0x60
  /// As good as can be.
  case max = 0x7F
}

/// Which form a sound has: a number.
public typealias AudioFormatID = UInt32

/// AAC.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// Samples.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// Apple Lossless.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
/// MP3.
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033

/// The name of `AVAudioSession.Category.playAndRecord` before Swift 4.2.
public let AVAudioSessionCategoryPlayAndRecord = "AVAudioSessionCategoryPlayAndRecord"
/// The name of `AVAudioSession.Category.playback` before Swift 4.2.
public let AVAudioSessionCategoryPlayback = "AVAudioSessionCategoryPlayback"
/// The name of `AVAudioSession.Category.record` before Swift 4.2.
public let AVAudioSessionCategoryRecord = "AVAudioSessionCategoryRecord"
/// The name of `AVAudioSession.Category.ambient` before Swift 4.2.
public let AVAudioSessionCategoryAmbient = "AVAudioSessionCategoryAmbient"
/// The name of `AVAudioSession.Category.soloAmbient` before Swift 4.2.
public let AVAudioSessionCategorySoloAmbient = "AVAudioSessionCategorySoloAmbient"
