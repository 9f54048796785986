// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_spi(InertModules) @_exported import UIKit

public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let listeners = Listeners<Output, Failure>()

  public init() {}
  public func send(_ value: Output) { listeners.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { listeners.finish(completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    listeners.add(AnySubscriber(subscriber))
  }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let listeners = Listeners<Output, Failure>()
  private let lock = NSRecursiveLock()
  private var current: Output

  public init(_ value: Output) { current = value }

  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    lock.withLock { current = value }
    listeners.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) { listeners.finish(completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    listeners.add(AnySubscriber(subscriber)) { self.value }
  }
}

/// Who hears of a subject's values.
final class Listeners<Output, Failure: Error>: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var all: [Downstream<Output, Failure>] = []
  private var ending: Subscribers.Completion<Failure>?

  func send(_ value: Output) {
    let open = lock.withLock {
      all.removeAll { !$0.isOpen }
      return all
    }
    for listener in open { listener.send(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let open = lock.withLock {
      guard ending == nil else { return [Downstream<Output, Failure>]() }
      ending = completion
      defer { all = [] }
      return all
    }
    for listener in open { listener.finish(completion) }
  }

  /// - Parameter first: The value that a new subscriber gets at once, if there is one.
  func add(
    _ subscriber: AnySubscriber<Output, Failure>, _ first: (() -> Output)? = nil
  ) {
    let listener = Downstream(subscriber)
    subscriber.receive(subscription: listener)
    if let ending = lock.withLock({ ending }) { return listener.finish(ending) }
    if let first { listener.send(first()) }
    lock.withLock { all.append(listener) }
  }
}

public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Never {
    AnyPublisher<Output, Never> {
      $0.send(output)
      $0.finish(.finished)
    }.receive(subscriber: subscriber)
  }
}

public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) { self.init(completeImmediately: completeImmediately) }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { if completeImmediately { $0.finish(.finished) } }
      .receive(subscriber: subscriber)
  }
}

public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure
  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { $0.finish(.failure(error)) }.receive(subscriber: subscriber)
  }
}

public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// Begins when it is made, and keeps its result.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let lock = NSRecursiveLock()
  private var result: Result<Output, Failure>?
  private var waiting: [Downstream<Output, Failure>] = []

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let listeners = lock.withLock {
      guard self.result == nil else { return [Downstream<Output, Failure>]() }
      self.result = result
      defer { waiting = [] }
      return waiting
    }
    for listener in listeners { Self.end(listener, result) }
  }

  private static func end(
    _ listener: Downstream<Output, Failure>, _ result: Result<Output, Failure>
  ) {
    switch result {
    case .success(let value):
      listener.send(value)
      listener.finish(.finished)
    case .failure(let error): listener.finish(.failure(error))
    }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { listener in
      let known = self.lock.withLock {
        if self.result == nil { self.waiting.append(listener) }
        return self.result
      }
      if let known { Self.end(listener, known) }
    }.receive(subscriber: subscriber)
  }
}
