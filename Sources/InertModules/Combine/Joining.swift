// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_spi(InertModules) @_exported import UIKit

extension Publishers {
  /// The latest values of two publishers, whenever one of them has another.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      AnyPublisher<Output, Failure> { downstream in
        var first: A.Output?
        var second: B.Output?
        var open = 2
        let end: (Subscribers.Completion<Failure>) -> Void = { completion in
          open -= 1
          if case .failure = completion { return downstream.finish(completion) }
          if open == 0 { downstream.finish(.finished) }
        }
        let send = { if let first, let second { downstream.send((first, second)) } }
        a.attach(
          to: downstream,
          {
            first = $0
            send()
          }, end)
        b.attach(
          to: downstream,
          {
            second = $0
            send()
          }, end)
      }.receive(subscriber: subscriber)
    }
  }

  /// A value of each of two publishers.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      AnyPublisher<Output, Failure> { downstream in
        var first: [A.Output] = []
        var second: [B.Output] = []
        var ended = (false, false)
        let send = {
          while !first.isEmpty, !second.isEmpty {
            downstream.send((first.removeFirst(), second.removeFirst()))
          }
          if ended.0 && first.isEmpty || ended.1 && second.isEmpty { downstream.finish(.finished) }
        }
        a.attach(
          to: downstream,
          {
            first.append($0)
            send()
          },
          { completion in
            if case .failure = completion { return downstream.finish(completion) }
            ended.0 = true
            send()
          })
        b.attach(
          to: downstream,
          {
            second.append($0)
            send()
          },
          { completion in
            if case .failure = completion { return downstream.finish(completion) }
            ended.1 = true
            send()
          })
      }.receive(subscriber: subscriber)
    }
  }

  /// The values of several publishers, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      AnyPublisher<Output, Failure> { downstream in
        var open = publishers.count
        if open == 0 { downstream.finish(.finished) }
        for publisher in publishers {
          publisher.attach(
            to: downstream, { downstream.send($0) },
            { completion in
              open -= 1
              if case .failure = completion { return downstream.finish(completion) }
              if open == 0 { downstream.finish(.finished) }
            })
        }
      }.receive(subscriber: subscriber)
    }
  }

  /// The values of a list, one after the other.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements
    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      AnyPublisher<Output, Failure> { downstream in
        for element in sequence { downstream.send(element) }
        downstream.finish(.finished)
      }.receive(subscriber: subscriber)
    }
  }

  public static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
  where A.Failure == B.Failure, B.Failure == C.Failure {
    CombineLatest(CombineLatest(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }
  }

  public static func CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> AnyPublisher<(A.Output, B.Output, C.Output, D.Output), A.Failure>
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map {
      ($0.0.0, $0.0.1, $0.1.0, $0.1.1)
    }
  }

  public static func Zip3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
  where A.Failure == B.Failure, B.Failure == C.Failure {
    Zip(Zip(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }
  }

  public static func Merge<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<A.Output, A.Failure> where A.Output == B.Output, A.Failure == B.Failure {
    a.merge(with: b)
  }

  public static func Merge3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<A.Output, A.Failure>
  where A.Output == B.Output, B.Output == C.Output, A.Failure == B.Failure, B.Failure == C.Failure {
    a.merge(with: b).merge(with: c)
  }
}

extension Publisher {
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    Publishers.CombineLatest(self, other).eraseToAnyPublisher()
  }

  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  public func combineLatest<P: Publisher, Q: Publisher>(
    _ first: P, _ second: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, first, second)
  }

  public func zip<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    Publishers.Zip(self, other).eraseToAnyPublisher()
  }

  public func merge<P: Publisher>(
    with other: P
  ) -> AnyPublisher<Output, Failure> where P.Output == Output, P.Failure == Failure {
    Publishers.MergeMany(eraseToAnyPublisher(), other.eraseToAnyPublisher()).eraseToAnyPublisher()
  }
}

extension Swift.Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  public var publisher: AnyPublisher<Wrapped, Never> {
    AnyPublisher { downstream in
      if let value = self { downstream.send(value) }
      downstream.finish(.finished)
    }
  }
}

extension Result {
  public var publisher: AnyPublisher<Success, Failure> {
    AnyPublisher { downstream in
      switch self {
      case .success(let value):
        downstream.send(value)
        downstream.finish(.finished)
      case .failure(let error): downstream.finish(.failure(error))
      }
    }
  }
}
