import RunRecord
import UIKit

/// Lower than every other operator, so that the whole expression before it is its left side.
precedencegroup ExampleValuePrecedence {
  lowerThan: AssignmentPrecedence
}

infix operator |=> : ExampleValuePrecedence

/// Tells the record the value of the code before it, and returns the value.
///
/// Stands where an author writes `// => value` behind code, so that nothing before it moves.
///
/// - Parameter place: The file and the line, as `#sourceLocation` names them.
@discardableResult
public func |=> <Value>(value: Value, place: (file: String, line: Int)) -> Value {
  EventRecorder.record(
    .value, "value", detail: String(reflecting: value),
    callSites: [CallSite(address: nil, path: place.file, line: place.line)])
  return value
}

/// A named stop in a launch: what `// @step Label` becomes.
public enum ExampleStep {
  /// Tells the record that the program has come here.
  public static func reach(_ label: String, file: String = #filePath, line: Int = #line) {
    EventRecorder.record(
      .step, label, callSites: [CallSite(address: nil, path: file, line: line)])
  }
}
