package import Foundation

/// What holds of the device and the app before a process starts, where a guide says so.
package struct LaunchConditions: Hashable, Codable, Sendable {
  /// The kind of device that the process runs on.
  package enum Idiom: String, Hashable, Codable, Sendable, CaseIterable {
    case phone
    case pad
  }

  /// The version of the app's bundle; nil for the one that its `Info.plist` has.
  package var bundleVersion: String?

  /// The version of the SDK that the app was built with, where the launch says so; nil for that of its guide.
  package var sdkVersion: String?

  /// The version of the system; nil for the one that came with the SDK.
  package var systemVersion: String?

  /// The kind of device; nil for a phone.
  package var idiom: Idiom?

  /// The name of the device (`DeviceModel`); nil for the usual one of its kind.
  package var device: String?

  /// The language and the region of the device, as in `de_DE`; nil for English in the United States.
  package var locale: String?

  /// The language of the device, as in `de`, where it is another than that of the locale.
  package var language: String?

  /// Whether the device is locked: the system starts the app in the background.
  package var isLocked: Bool

  /// How many seconds later than usual the process starts.
  package var delay: Int

  /// The arguments of the process.
  package var arguments: [String]

  package init(
    bundleVersion: String? = nil, sdkVersion: String? = nil, systemVersion: String? = nil,
    idiom: Idiom? = nil, device: String? = nil, locale: String? = nil, language: String? = nil,
    isLocked: Bool = false, delay: Int = 0, arguments: [String] = []
  ) {
    self.locale = locale
    self.language = language
    self.bundleVersion = bundleVersion
    self.sdkVersion = sdkVersion
    self.systemVersion = systemVersion
    self.idiom = idiom
    self.device = device
    self.isLocked = isLocked
    self.delay = delay
    self.arguments = arguments
  }
}

extension LaunchConditions {
  /// The conditions of a launch after another one of the same build on the same disk.
  ///
  /// What a device or an app has become lasts until a launch says otherwise: its versions, the
  /// device, its time. A launch that names a kind of device alone has the usual device of that kind. How a process is started counts for that process alone.
  package func following(_ before: LaunchConditions) -> LaunchConditions {
    LaunchConditions(
      bundleVersion: bundleVersion ?? before.bundleVersion,
      sdkVersion: sdkVersion ?? before.sdkVersion,
      systemVersion: systemVersion ?? before.systemVersion,
      idiom: device == nil ? idiom ?? before.idiom : nil,
      device: idiom == nil ? device ?? before.device : device,
      locale: locale ?? before.locale, language: language ?? before.language,
      isLocked: isLocked, delay: before.delay + delay, arguments: arguments)
  }

  /// What lasts when another build of the app is installed: that brings a version and an SDK of its own.
  package var ofNextBuild: LaunchConditions {
    LaunchConditions(
      systemVersion: systemVersion, idiom: idiom, device: device, locale: locale,
      language: language,
      delay: delay)
  }
}

extension LaunchConditions {
  /// The environment variable with the version of the SDK that the guide's apps are built with.
  package static let sdkVariable = "REPRISE_SDK"

  /// Holds the version of the system that a process asks of what seems to be its device.
  package static let systemVariable = "REPRISE_SYSTEM"

  /// Holds the language by which an app's files and translations are chosen: `DeviceInterposer` reads it.
  package static let languageVariable = "REPRISE_LANGUAGE"

  /// The language of the device: the one that the launch sets, else that of its region.
  package var deviceLanguage: String { language ?? locale ?? "en_US" }

  /// The version of the SDK that an app is built with where nothing says another: the last that launched apps without
  /// scenes.
  package static let usualSDK = "18.0"

  /// The environment variable that tells a process of its conditions.
  package static let variable = "REPRISE_CONDITIONS"

  /// The value of the variable.
  package func environmentValue() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  /// Reads the variable's value.
  package init(environmentValue: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(environmentValue.utf8))
  }
}

extension LaunchConditions {
  /// Whether a text is the number of a version: numbers with full stops between them.
  package static func isVersion(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isASCII && $0.isNumber }
    }
  }
}

extension LaunchConditions {
  /// The environment variable with the instant at which a process seems to start, in seconds since
  /// 1970.
  package static let clockVariable = "REPRISE_CLOCK"

  /// When a launch seems to start: an hour after the launch before it, or as much later as its
  /// conditions say; the first one at 2026-01-01 09:00:00 UTC.
  package func start(ofLaunch number: Int) -> Date {
    Date(timeIntervalSince1970: 1_767_258_000 + 3600 * Double(number - 1) + Double(delay))
  }
}
