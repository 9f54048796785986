// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_spi(InertModules) @_exported import UIKit

extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    operation { downstream in ({ downstream.send(transform($0)) }, { downstream.finish($0) }) }
  }

  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  public func map<A, B>(
    _ first: KeyPath<Output, A>, _ second: KeyPath<Output, B>
  ) -> AnyPublisher<(A, B), Failure> {
    map { ($0[keyPath: first], $0[keyPath: second]) }
  }

  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    operation { downstream in
      (
        { value in
          do { downstream.send(try transform(value)) } catch { downstream.finish(.failure(error)) }
        }, { downstream.finish($0.erased) }
      )
    }
  }

  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> AnyPublisher<T, Failure> {
    operation { downstream in
      ({ if let value = transform($0) { downstream.send(value) } }, { downstream.finish($0) })
    }
  }

  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    compactMap { isIncluded($0) ? $0 : nil }
  }

  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    operation { downstream in
      var last: Output?
      return (
        { value in
          if let known = last, predicate(known, value) { return }
          last = value
          downstream.send(value)
        }, { downstream.finish($0) }
      )
    }
  }

  public func scan<T>(
    _ initialResult: T, _ next: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    operation { downstream in
      var result = initialResult
      return (
        { value in
          result = next(result, value)
          downstream.send(result)
        }, { downstream.finish($0) }
      )
    }
  }

  public func reduce<T>(
    _ initialResult: T, _ next: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    operation { downstream in
      var result = initialResult
      return (
        { result = next(result, $0) },
        { completion in
          if case .finished = completion { downstream.send(result) }
          downstream.finish(completion)
        }
      )
    }
  }

  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { compactMap { _ in nil } }

  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    operation { downstream in
      var count = 0
      return (
        { value in
          guard count < maxLength else { return }
          count += 1
          downstream.send(value)
          if count == maxLength { downstream.finish(.finished) }
        }, { downstream.finish($0) }
      )
    }
  }

  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> { filter(predicate).prefix(1) }

  public func last() -> AnyPublisher<Output, Failure> {
    reduce(nil) { _, value in Optional(value) }.compactMap { $0 }
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    operation { downstream in
      var left = count
      return (
        { value in
          if left > 0 { left -= 1 } else { downstream.send(value) }
        }, { downstream.finish($0) }
      )
    }
  }

  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    operation { downstream in
      var drops = true
      return (
        { value in
          drops = drops && predicate(value)
          if !drops { downstream.send(value) }
        }, { downstream.finish($0) }
      )
    }
  }

  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      for element in elements { downstream.send(element) }
      attach(to: downstream, { downstream.send($0) }, { downstream.finish($0) })
    }
  }

  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    operation { downstream in
      (
        { downstream.send($0) },
        { completion in
          if case .finished = completion {
            for element in elements { downstream.send(element) }
          }
          downstream.finish(completion)
        }
      )
    }
  }

  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    operation { downstream in
      receiveSubscription?(downstream)
      return (
        { value in
          receiveOutput?(value)
          downstream.send(value)
        },
        { completion in
          receiveCompletion?(completion)
          downstream.finish(completion)
        }
      )
    }
  }

  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    let start = prefix.isEmpty ? "" : prefix + ": "
    return handleEvents(
      receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
      receiveCompletion: { Swift.print("\(start)receive \($0)") })
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    operation { downstream in
      var open = 1
      let end: (Subscribers.Completion<Failure>) -> Void = { completion in
        open -= 1
        if case .failure = completion { return downstream.finish(completion) }
        if open == 0 { downstream.finish(.finished) }
      }
      return (
        { value in
          open += 1
          transform(value).attach(to: downstream, { downstream.send($0) }, end)
        }, end
      )
    }
  }

  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }

  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    operation { downstream in
      (
        { downstream.send($0) },
        { completion in
          switch completion {
          case .finished: downstream.finish(.finished)
          case .failure(let error):
            handler(error).attach(
              to: downstream, { downstream.send($0) }, { downstream.finish($0) })
          }
        }
      )
    }
  }

  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }
  }

  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    operation { downstream in
      var isEmpty = true
      return (
        { value in
          isEmpty = false
          downstream.send(value)
        },
        { completion in
          if isEmpty, case .finished = completion { downstream.send(output) }
          downstream.finish(completion)
        }
      )
    }
  }

  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }

  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> AnyPublisher<Output, E> {
    operation { downstream in
      (
        { downstream.send($0) },
        { completion in
          switch completion {
          case .finished: downstream.finish(.finished)
          case .failure(let error): downstream.finish(.failure(transform(error)))
          }
        }
      )
    }
  }

  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in retry(retries - 1) }
  }

  public func share() -> AnyPublisher<Output, Failure> {
    let subject = PassthroughSubject<Output, Failure>()
    let began = Began()
    return AnyPublisher { downstream in
      subject.attach(to: downstream, { downstream.send($0) }, { downstream.finish($0) })
      if began.source == nil { began.source = subscribe(subject) }
    }
  }

  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Coder.Input == Output {
    tryMap { try decoder.decode(type, from: $0) }
  }

  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> AnyPublisher<Coder.Output, any Error> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }

  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
    filter { $0 == output }.prefix(1).map { _ in true }.replaceEmpty(with: false)
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    operation { downstream in ({ downstream.send($0) }, { _ in downstream.finish(.finished) }) }
  }
}

extension Publisher {
  public func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
    operation { downstream in
      (
        { downstream.send($0) },
        { completion in
          if case .failure(let error) = completion { fatalError("\(prefix) \(error)") }
          downstream.finish(.finished)
        }
      )
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    operation { downstream in
      var number = 0
      return (
        { publisher in
          number += 1
          let own = number
          publisher.attach(
            to: downstream, { if own == number { downstream.send($0) } },
            { if own == number, case .failure = $0 { downstream.finish($0) } })
        }, { if case .failure = $0 { downstream.finish($0) } }
      )
    }
  }
}

private final class Began: @unchecked Sendable {
  var source: AnyCancellable?
}

extension Subscribers.Completion {
  var erased: Subscribers.Completion<any Error> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(error)
    }
  }
}

public protocol TopLevelDecoder<Input> {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

public protocol TopLevelEncoder<Output> {
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
