public import Foundation

/// How an app uses sound; nothing sounds here, so it is kept as data.
@preconcurrency @MainActor
open class AVAudioSession: NSObject {
  /// What an app uses sound for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Sounds that may be missing, beside others.
    public static let ambient = Self(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sounds that may be missing.
    public static let soloAmbient = Self(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Playing.
    public static let playback = Self(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording.
    public static let record = Self(rawValue: "AVAudioSessionCategoryRecord")
    /// Both.
    public static let playAndRecord = Self(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Both, to several places.
    public static let multiRoute = Self(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// What an app uses sound for, more closely.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Nothing in particular.
    public static let `default` = Self(rawValue: "AVAudioSessionModeDefault")
    /// Talking.
    public static let voiceChat = Self(rawValue: "AVAudioSessionModeVoiceChat")
    /// Films.
    public static let moviePlayback = Self(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Speech.
    public static let spokenAudio = Self(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Measuring.
    public static let measurement = Self(rawValue: "AVAudioSessionModeMeasurement")
    /// Filming.
    public static let videoRecording = Self(rawValue: "AVAudioSessionModeVideoRecording")
  }

  /// How an app shares sound with others.
  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Both can be heard.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// The others are softer.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Headsets without wires may be used.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// The loudspeaker is used.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }

  /// How an app lets others sound again.
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// They are told.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// Whether the user lets the app record.
  public enum RecordPermission: UInt, Sendable {
    /// The user was not asked.
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  /// What the app uses sound for.
  open private(set) var category = Category.soloAmbient

  /// What it uses sound for, more closely.
  open private(set) var mode = Mode.default

  /// How it shares sound with others.
  open private(set) var categoryOptions: CategoryOptions = []

  /// Whether the user lets the app record: a user who is asked does.
  open private(set) var recordPermission = RecordPermission.undetermined

  /// Whether another app sounds.
  open var isOtherAudioPlaying: Bool { false }

  /// How loud the device is, from 0 to 1.
  open var outputVolume: Float { 1 }

  private static let shared = AVAudioSession()

  /// The one there is.
  open class func sharedInstance() -> AVAudioSession { shared }

  /// Says what the app uses sound for.
  open func setCategory(_ category: Category) throws { self.category = category }

  /// Says what the app uses sound for, and how it shares it.
  open func setCategory(_ category: Category, options: CategoryOptions) throws {
    self.category = category
    categoryOptions = options
  }

  /// Says what the app uses sound for, and how it shares it.
  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {
    try setCategory(category, options: options)
    self.mode = mode
  }

  /// Says what the app uses sound for, by the name that it had before Swift 4.2.
  open func setCategory(_ category: String) throws {
    self.category = Category(rawValue: category)
  }

  /// Says what the app uses sound for, more closely.
  open func setMode(_ mode: Mode) throws { self.mode = mode }

  /// Begins or ends using sound.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  /// Asks the user whether the app may record; the answer, yes, comes in a later turn.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    recordPermission = .granted
    let response = SameThread(response)
    DispatchQueue.main.async { response.value(true) }
  }
}
