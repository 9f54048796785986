/// Lower than every other operator, so that the whole expression before it is its left side.
precedencegroup ExampleValuePrecedence {
  lowerThan: AssignmentPrecedence
}

infix operator |=> : ExampleValuePrecedence

/// Tells the record the value of the code before it, and returns the value.
///
/// Stands where an author writes `// => value` after code, so that nothing before it moves.
///
/// - Parameter place: The file and the line, as `#sourceLocation` names them.
@discardableResult
public func |=> <Value>(value: Value, place: (file: String, line: Int)) -> Value {
  let text = textOnPhone(of: value)
  recordValue(text, OtherOrder.text(of: value, describedAs: text), place.file, place.line)
  return value
}

/// The text of a value as a phone has it, where UIKit's classes and most of Foundation's are Objective-C's, without a module.
private func textOnPhone(of value: Any) -> String {
  let text = String(reflecting: value)
  guard value is AnyObject.Type, !text.utf8.contains(UInt8(ascii: "<")) else { return text }
  if text.hasPrefix("UIKit.") { return String(text.dropFirst("UIKit.".count)) }
  return text.hasPrefix("Foundation.NS") ? String(text.dropFirst("Foundation.".count)) : text
}

/// A named stop in a launch: what `// @step Label` becomes.
public enum ExampleStep {
  /// Tells the record that the program has come here.
  public static func reach(_ label: String, file: String = #filePath, line: Int = #line) {
    recordStep(label, file, line)
  }
}
