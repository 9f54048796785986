// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_spi(InertModules) @_exported import UIKit

/// A time between two values.
public struct SchedulerTimeStride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable
{
  let time: Double
  init(time: Double) { self.time = time }
  public init(floatLiteral value: Double) { time = value }
  public init(integerLiteral value: Int) { time = Double(value) }
  public static func seconds(_ value: Int) -> Self { Self(time: Double(value)) }
  public static func seconds(_ value: Double) -> Self { Self(time: value) }
  public static func milliseconds(_ value: Int) -> Self { Self(time: Double(value) / 1e3) }
  public static func microseconds(_ value: Int) -> Self { Self(time: Double(value) / 1e6) }
  public static func nanoseconds(_ value: Int) -> Self { Self(time: Double(value) / 1e9) }
}

/// Where values arrive; simpler than Apple's, which names its times and options.
public protocol Scheduler {
  func schedule(_ action: @escaping () -> Void)
  func schedule(afterSeconds seconds: Double, _ action: @escaping () -> Void)
}

/// Calls at once, and after no time.
public struct ImmediateScheduler: Scheduler, Sendable {
  public static let shared = ImmediateScheduler()
  public func schedule(_ action: @escaping () -> Void) { action() }
  public func schedule(afterSeconds seconds: Double, _ action: @escaping () -> Void) { action() }
}

/// A closure that another thread calls.
private struct Passed: @unchecked Sendable {
  let body: () -> Void
}

extension DispatchQueue: Scheduler {
  public func schedule(_ action: @escaping () -> Void) {
    let passed = Passed(body: action)
    async { passed.body() }
  }

  public func schedule(afterSeconds seconds: Double, _ action: @escaping () -> Void) {
    let passed = Passed(body: action)
    asyncAfter(deadline: .now() + seconds) { passed.body() }
  }
}

extension OperationQueue: Scheduler {
  public func schedule(_ action: @escaping () -> Void) {
    guard self !== OperationQueue.main else { return DispatchQueue.main.schedule(action) }
    let passed = Passed(body: action)
    addOperation { passed.body() }
  }

  public func schedule(afterSeconds seconds: Double, _ action: @escaping () -> Void) {
    let passed = Passed(body: action)
    DispatchQueue.main.schedule(afterSeconds: seconds) { self.schedule(passed.body) }
  }
}

/// The main thread's: no other has values scheduled here.
extension RunLoop: Scheduler {
  public func schedule(_ action: @escaping () -> Void) { DispatchQueue.main.schedule(action) }

  public func schedule(afterSeconds seconds: Double, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(afterSeconds: seconds, action)
  }
}

extension Publisher {
  public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    operation { downstream in
      (
        { value in scheduler.schedule { downstream.send(value) } },
        { completion in scheduler.schedule { downstream.finish(completion) } }
      )
    }
  }

  public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      scheduler.schedule {
        self.attach(to: downstream, { downstream.send($0) }, { downstream.finish($0) })
      }
    }
  }

  public func delay<S: Scheduler>(
    for interval: SchedulerTimeStride, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    operation { downstream in
      (
        { value in scheduler.schedule(afterSeconds: interval.time) { downstream.send(value) } },
        { end in scheduler.schedule(afterSeconds: interval.time) { downstream.finish(end) } }
      )
    }
  }

  public func debounce<S: Scheduler>(
    for dueTime: SchedulerTimeStride, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    operation { downstream in
      var number = 0
      return (
        { value in
          number += 1
          let own = number
          scheduler.schedule(afterSeconds: dueTime.time) {
            if own == number { downstream.send(value) }
          }
        }, { downstream.finish($0) }
      )
    }
  }

  public func throttle<S: Scheduler>(
    for interval: SchedulerTimeStride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    operation { downstream in
      var next: Output?
      var waits = false
      return (
        { value in
          guard waits else {
            waits = true
            downstream.send(value)
            return scheduler.schedule(afterSeconds: interval.time) {
              waits = false
              if let value = next { downstream.send(value) }
              next = nil
            }
          }
          if latest || next == nil { next = value }
        }, { downstream.finish($0) }
      )
    }
  }
}

extension NotificationCenter {
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    AnyPublisher { downstream in
      let observer = self.addObserver(forName: name, object: object, queue: nil) {
        downstream.send($0)
      }
      downstream.add(Observation { self.removeObserver(observer) })
    }
  }
}

private final class Observation: Subscription {
  private let end: () -> Void
  init(_ end: @escaping () -> Void) { self.end = end }
  func request(_ demand: Subscribers.Demand) {}
  func cancel() { end() }
}

extension URLSession {
  public func dataTaskPublisher(
    for url: URL
  ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  public func dataTaskPublisher(
    for request: URLRequest
  ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
    AnyPublisher { downstream in
      let task = self.dataTask(with: request) { data, response, error in
        if let data, let response {
          downstream.send((data: data, response: response))
          downstream.finish(.finished)
        } else {
          downstream.finish(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      downstream.add(Observation { task.cancel() })
      task.resume()
    }
  }
}

/// A publisher of dates that starts its timer in `connect()`.
public final class TimerPublisher: Publisher {
  public typealias Output = Date
  public typealias Failure = Never
  private let interval: TimeInterval
  private let subject = PassthroughSubject<Date, Never>()

  init(interval: TimeInterval) { self.interval = interval }

  public func connect() -> any Cancellable {
    let subject = subject
    let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
      subject.send(Date())
    }
    return AnyCancellable { timer.invalidate() }
  }

  public func autoconnect() -> AnyPublisher<Date, Never> {
    AnyPublisher { downstream in
      self.subject.attach(to: downstream, { downstream.send($0) }, { downstream.finish($0) })
      let timer = self.connect()
      downstream.add(Observation { timer.cancel() })
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }
}

extension Timer {
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval) }
}
