// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_spi(InertModules) @_exported import UIKit

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

public protocol Cancellable {
  func cancel()
}

public protocol Subscription: Cancellable, AnyObject {
  func request(_ demand: Subscribers.Demand)
}

public enum Subscriptions {
  public static var empty: any Subscription { NoSubscription() }
}

private final class NoSubscription: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

public enum Publishers {}

public enum Subscribers {
  /// How many values a subscriber still takes; nil for all.
  public struct Demand: Hashable, Comparable, Sendable {
    let count: Int?
    public static let unlimited = Demand(count: nil)
    public static let none = Demand(count: 0)
    public static func max(_ value: Int) -> Demand { Demand(count: value) }
    public static func + (lhs: Demand, rhs: Demand) -> Demand {
      guard let left = lhs.count, let right = rhs.count else { return .unlimited }
      return Demand(count: left + right)
    }
    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
    public static func - (lhs: Demand, rhs: Demand) -> Demand {
      guard let left = lhs.count else { return .unlimited }
      guard let right = rhs.count else { return .none }
      return Demand(count: Swift.max(0, left - right))
    }
    public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
    public static func - (lhs: Demand, rhs: Int) -> Demand { lhs - .max(rhs) }
    public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }
    public static func + (lhs: Demand, rhs: Int) -> Demand { lhs + .max(rhs) }
    public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }
    public static func < (lhs: Demand, rhs: Demand) -> Bool {
      (lhs.count ?? .max) < (rhs.count ?? .max)
    }
    public static func > (lhs: Demand, rhs: Int) -> Bool { (lhs.count ?? .max) > rhs }
    public static func < (lhs: Demand, rhs: Int) -> Bool { (lhs.count ?? .max) < rhs }
    public static func >= (lhs: Demand, rhs: Int) -> Bool { (lhs.count ?? .max) >= rhs }
    public static func <= (lhs: Demand, rhs: Int) -> Bool { (lhs.count ?? .max) <= rhs }
    public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.count == rhs }
    /// The number of values; nil for all.
    public var max: Int? { count }
    var isPositive: Bool { count.map { $0 > 0 } ?? true }
    var less: Demand { Demand(count: count.map { $0 - 1 }) }
  }

  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// Takes all values.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private var value: ((Input) -> Void)?
    private var completion: ((Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      value = receiveValue
      completion = receiveCompletion
    }

    public func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ input: Input) -> Demand {
      value?(input)
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      let body = self.completion
      end()
      body?(completion)
    }

    public func cancel() {
      let ended = subscription
      end()
      ended?.cancel()
    }

    private func end() {
      subscription = nil
      value = nil
      completion = nil
    }
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }

  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    // The subscription lasts as long as the property.
    storage.sources.append(sink { [weak storage] in storage?.set($0) })
  }
}

/// Cancels when it is gone.
public final class AnyCancellable: Cancellable, Hashable {
  private var body: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { body = cancel }
  public init<C: Cancellable>(_ canceller: C) { body = { canceller.cancel() } }

  public func cancel() {
    let cancel = body
    body = nil
    cancel?()
  }

  deinit { body?() }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Cancellable {
  private var kept: AnyCancellable { self as? AnyCancellable ?? AnyCancellable(cancel) }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(kept) }

  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(kept) }
}

public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let subscription: (any Subscription) -> Void
  private let value: (Input) -> Subscribers.Demand
  private let completion: (Subscribers.Completion<Failure>) -> Void

  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    subscription = { subscriber.receive(subscription: $0) }
    value = { subscriber.receive($0) }
    completion = { subscriber.receive(completion: $0) }
  }

  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    subscription = receiveSubscription ?? { _ in }
    value = receiveValue ?? { _ in .none }
    completion = receiveCompletion ?? { _ in }
  }

  public func receive(subscription: any Subscription) { self.subscription(subscription) }
  public func receive(_ input: Input) -> Subscribers.Demand { value(input) }
  public func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
}

/// What every operator returns here, where Apple has a type for each.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let body: (AnySubscriber<Output, Failure>) -> Void

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let other = publisher as? AnyPublisher {
      self = other
    } else {
      body = { publisher.receive(subscriber: $0) }
    }
  }

  init(_ body: @escaping (Downstream<Output, Failure>) -> Void) {
    self.body = { subscriber in
      let downstream = Downstream(subscriber)
      subscriber.receive(subscription: downstream)
      body(downstream)
    }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    body(subscriber as? AnySubscriber<Output, Failure> ?? AnySubscriber(subscriber))
  }
}

/// A subscriber and what it has not asked for yet.
final class Downstream<Output, Failure: Error>: Subscription, @unchecked Sendable {
  // `@unchecked` because its state is behind a lock.
  private let lock = NSRecursiveLock()
  private var subscriber: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private var waiting: [Output] = []
  private var ending: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []

  init(_ subscriber: AnySubscriber<Output, Failure>) { self.subscriber = subscriber }

  var isOpen: Bool { lock.withLock { subscriber != nil && ending == nil } }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock {
      self.demand += demand
      deliver()
    }
  }

  func cancel() {
    let sources = lock.withLock {
      subscriber = nil
      waiting = []
      defer { upstreams = [] }
      return upstreams
    }
    for source in sources { source.cancel() }
  }

  func add(_ upstream: any Subscription) {
    if isOpen {
      lock.withLock { upstreams.append(upstream) }
      upstream.request(.unlimited)
    } else {
      upstream.cancel()
    }
  }

  func send(_ value: Output) {
    lock.withLock {
      guard subscriber != nil, ending == nil else { return }
      waiting.append(value)
      deliver()
    }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let sources = lock.withLock {
      guard ending == nil else { return [any Subscription]() }
      ending = completion
      deliver()
      defer { upstreams = [] }
      return upstreams
    }
    for source in sources { source.cancel() }
  }

  private func deliver() {
    while demand.isPositive, !waiting.isEmpty, let subscriber {
      demand = demand.less
      demand += subscriber.receive(waiting.removeFirst())
    }
    guard waiting.isEmpty, let ending, let subscriber else { return }
    self.subscriber = nil
    subscriber.receive(completion: ending)
  }
}

extension Publisher {
  /// A publisher that makes something else of what comes.
  func operation<T, F>(
    _ make:
      @escaping (Downstream<T, F>) -> (
        value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void
      )
  ) -> AnyPublisher<T, F> {
    AnyPublisher { downstream in
      let (value, completion) = make(downstream)
      attach(to: downstream, value, completion)
    }
  }

  /// Sends what comes to closures, as long as a downstream is open.
  func attach<T, F>(
    to downstream: Downstream<T, F>, _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    receive(
      subscriber: AnySubscriber<Output, Failure>(
        receiveSubscription: { downstream.add($0) },
        receiveValue: {
          value($0)
          return .none
        }, receiveCompletion: completion))
  }
}
