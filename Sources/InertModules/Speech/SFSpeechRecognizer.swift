// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import AVFoundation
@_spi(InertModules) @_exported import UIKit

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined
  case denied
  case restricted
  case authorized
}

public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  case unspecified
  case dictation
  case search
  case confirmation
}

public enum SFSpeechRecognitionTaskState: Int, Sendable {
  case starting
  case running
  case finishing
  case canceling
  case completed
}

@preconcurrency @MainActor
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool
  ) {}
}

/// Recognizes nothing: the user refuses when the app asks.
open class SFSpeechRecognizer: NSObject {
  public let locale: Locale
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  open var supportsOnDeviceRecognition = false
  open var queue = OperationQueue.main

  public init?(locale: Locale = .current) { self.locale = locale }

  open var isAvailable: Bool { false }

  nonisolated(unsafe) private static var wasAsked = false

  open class func supportedLocales() -> Set<Locale> { [Locale(identifier: "en-US")] }

  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
    wasAsked ? .denied : .notDetermined
  }

  open class func requestAuthorization(
    _ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    InertFramework.asked(.notPermitted, for: "requestAuthorization(_:)")
    wasAsked = true
    InertFramework.later(handler) { $0(.denied) }
  }

  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    InertFramework.asked(.fails, for: "recognitionTask(with:resultHandler:)")
    let error = NSError(domain: "kAFAssistantErrorDomain", code: 1700)
    InertFramework.later(resultHandler) { $0(nil, error) }
    return SFSpeechRecognitionTask()
  }
}

open class SFSpeechRecognitionRequest: NSObject {
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  open var shouldReportPartialResults = true
  open var requiresOnDeviceRecognition = false
  open var addsPunctuation = false
  open var contextualStrings: [String] = []
}

open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  open func endAudio() {}
}

open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  public let url: URL
  public init(url: URL) { self.url = url }
}

open class SFSpeechRecognitionTask: NSObject {
  open private(set) var state = SFSpeechRecognitionTaskState.completed
  open var isFinishing: Bool { false }
  open private(set) var isCancelled = false
  open var error: (any Error)? { nil }
  open func finish() {}
  open func cancel() { isCancelled = true }
}

open class SFTranscriptionSegment: NSObject {
  open var substring: String { "" }
  open var substringRange: NSRange { NSRange(location: 0, length: 0) }
  open var timestamp: TimeInterval { 0 }
  open var duration: TimeInterval { 0 }
  open var confidence: Float { 0 }
}

open class SFTranscription: NSObject {
  open var formattedString: String { "" }
  open var segments: [SFTranscriptionSegment] { [] }
}

open class SFSpeechRecognitionResult: NSObject {
  open var bestTranscription: SFTranscription { SFTranscription() }
  open var transcriptions: [SFTranscription] { [] }
  open var isFinal: Bool { true }
}
