import Dispatch

/// Threads for work on what authors and readers have written: whatever that takes, the threads that answer
/// requests go on.
final class WorkThreads: TaskExecutor {
  static let shared = WorkThreads()

  private let queue = DispatchQueue(label: "work", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
