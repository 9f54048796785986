import ExampleRunner
import GuideExamples
import RunRecord
import Testing

/// Each launch begins at a fixed instant; what measures or waits goes on as ever.
struct ClockTests {
  @Test func startsEachLaunchAtAFixedInstantAnHourAfterTheOneBefore() async throws {
    let outcome = try await run(
      .app(
        """
        import Foundation
        import ExampleSupport
        import Glibc
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          static func main() {
            let start = Date(timeIntervalSince1970: 1_767_258_000)
            var now = timeval()
            gettimeofday(&now, nil)
            let times = [
              Date().timeIntervalSince(start), TimeInterval(time(nil)) - 1_767_258_000,
              NSDate().timeIntervalSince(start), Double(now.tv_sec) - 1_767_258_000,
              Calendar.current.date(byAdding: .day, value: 1, to: .now)!.timeIntervalSince(start) - 86_400,
            ]
            // A machine that is busy may take seconds.
            print(times.map { Int($0 / 60) })
            print(Date().formatted(.iso8601.year().month().day()))
            exit(0)
          }
        }
        """, launches: 1))
    #expect(outcome.record?.launches.map(\.output) == ["[0, 0, 0, 0, 0]\n2026-01-01\n"])
  }

  @Test func passesAtRealSpeedForWhateverWaits() async throws {
    let outcome = try await run(
      .script(
        """
        import Dispatch
        import Foundation

        /// Says whether something takes at least 0.03 s by a clock that is not moved and by the wall clock,
        /// which is read between two readings of the first.
        func measure(_ name: String, _ body: () -> Void) {
          let clock = ContinuousClock()
          let start = clock.now
          let wall = Date()
          body()
          let passed = Date().timeIntervalSince(wall)
          let taken = (clock.now - start) / .seconds(1)
          if passed < 0.027 || passed > taken + 0.01 || taken > 10 { print(name, taken, passed) }
        }

        func wait(_ body: (DispatchSemaphore) -> Void) {
          let semaphore = DispatchSemaphore(value: 0)
          body(semaphore)
          if semaphore.wait(timeout: .now() + 10) == .timedOut { print("never") }
        }

        measure("sleep") { Thread.sleep(forTimeInterval: 0.03) }
        measure("sleep until") { Thread.sleep(until: Date() + 0.03) }
        measure("run loop") { RunLoop.main.run(until: Date() + 0.03) }
        measure("timer") {
          var hasFired = false
          Timer.scheduledTimer(withTimeInterval: 0.03, repeats: false) { _ in hasFired = true }
          while !hasFired { RunLoop.main.run(mode: .default, before: Date() + 2) }
        }
        measure("timer at a date") {
          var hasFired = false
          let timer = Timer(fire: Date() + 0.03, interval: 0, repeats: false) { _ in hasFired = true }
          RunLoop.main.add(timer, forMode: .common)
          while !hasFired { RunLoop.main.run(mode: .default, before: Date() + 2) }
        }
        measure("repeating timer") {
          var count = 0
          let timer = Timer.scheduledTimer(withTimeInterval: 0.04, repeats: true) { _ in count += 1 }
          while count < 3 { RunLoop.main.run(mode: .default, before: Date() + 2) }
          timer.invalidate()
        }
        measure("after") { wait { s in DispatchQueue.global().asyncAfter(deadline: .now() + 0.03) { s.signal() } } }
        measure("wall after") {
          wait { s in DispatchQueue.global().asyncAfter(wallDeadline: .now() + 0.03) { s.signal() } }
        }
        measure("main queue") {
          var isDone = false
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) { isDone = true }
          while !isDone { RunLoop.main.run(mode: .default, before: Date() + 0.01) }
        }
        measure("source") {
          let source = DispatchSource.makeTimerSource()
          wait { s in
            source.setEventHandler { s.signal() }
            source.schedule(wallDeadline: .now() + 0.03)
            source.resume()
          }
          source.cancel()
        }
        measure("semaphore") { _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.03) }
        measure("wall semaphore") { _ = DispatchSemaphore(value: 0).wait(wallTimeout: .now() + 0.03) }
        measure("group") {
          let group = DispatchGroup()
          group.enter()
          _ = group.wait(wallTimeout: .now() + 0.03)
        }
        measure("condition") {
          let condition = NSCondition()
          condition.lock()
          _ = condition.wait(until: Date() + 0.03)
          condition.unlock()
        }
        measure("lock") {
          let lock = NSLock()
          lock.lock()
          let thread = Thread { if lock.lock(before: Date() + 0.015) { print("locked twice") } }
          thread.start()
          Thread.sleep(forTimeInterval: 0.03)
        }
        measure("task") { wait { s in Task.detached { try await Task.sleep(for: .seconds(0.03)); s.signal() } } }
        measure("task of a wall clock") {
          wait { s in Task.detached { try await Task.sleep(nanoseconds: 30_000_000); s.signal() } }
        }
        measure("perform") {
          let queue = OperationQueue()
          queue.addOperation { usleep(30_000) }
          queue.waitUntilAllOperationsAreFinished()
        }
        let condition = NSCondition()
        condition.lock()
        print(condition.wait(until: .distantPast), condition.wait(until: Date(timeIntervalSince1970: 0)))
        print("done")
        """), limits: Limits(runSeconds: 120))
    #expect(outcome.diagnostics == [])
    #expect(outcome.record?.launches.map(\.output) == ["false false\ndone\n"])
  }
}
