import Foundation
import RunRecord

/// Which launch of its example this process is.
enum LaunchNumber {
  /// From 1; 1 where the program was started by hand.
  static var current: Int {
    ProcessInfo.processInfo.environment[RecordStream.launchVariable].flatMap { Int($0) } ?? 1
  }
}
