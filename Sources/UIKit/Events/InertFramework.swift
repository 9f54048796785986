import Foundation
import RunRecord
import Synchronization

/// How the modules in `Sources/InertModules` say in the trace what an app asks them for.
@_spi(InertModules)
public enum InertFramework {
  /// What comes of what is asked.
  public enum Answer: Sendable {
    /// No value comes, and the delegate is not called.
    case nothingComes
    /// The user is taken to have refused.
    case notPermitted
    /// The device does not have it.
    case notAvailable
    /// An error comes.
    case fails
    /// It can be read back, and the system does nothing with it.
    case keptOnly
    /// A view stays empty.
    case notDrawn
    /// A sound or a vibration does not happen.
    case notPlayed
    /// A box stands in the place of a view of SwiftUI's.
    case bodyNotRun
  }

  /// Records what the app asks for, the first time in a launch; may be called on any thread.
  ///
  /// - Parameters:
  ///   - answer: What comes of it.
  ///   - member: What the app calls: by default, the function that calls this one.
  ///   - file: A file of the framework's module.
  public static func asked(
    _ answer: Answer, for member: String = #function, file: String = #fileID
  ) {
    let framework = String(file.prefix { $0 != "/" })
    let decision = EngineDecision.frameworkAsked(
      framework: framework, member: member, answer: answer.recorded)
    guard recorded.withLock({ $0.insert(decision).inserted }) else { return }
    EventRecorder.record(
      .decision(decision), object: ObjectReference(path: nil, className: framework))
  }

  /// Answers in a later turn of the main queue, as a phone does.
  ///
  /// - Parameter object: What the answer needs: the object that was asked, or a completion handler.
  public static func later<Object>(
    _ object: Object, _ answer: @escaping @MainActor (Object) -> Void
  ) {
    let object = SameThread(object)
    DispatchQueue.main.async { answer(object.value) }
  }

  private static let recorded = Mutex<Set<EngineDecision>>([])
}

extension InertFramework.Answer {
  fileprivate var recorded: FrameworkAnswer {
    switch self {
    case .nothingComes: .nothingComes
    case .notPermitted: .notPermitted
    case .notAvailable: .notAvailable
    case .fails: .fails
    case .keptOnly: .keptOnly
    case .notDrawn: .notDrawn
    case .notPlayed: .notPlayed
    case .bodyNotRun: .bodyNotRun
    }
  }
}
