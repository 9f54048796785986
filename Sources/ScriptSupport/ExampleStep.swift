/// A named stop in a launch: what `// @step Label` becomes.
public enum ExampleStep {
  /// Tells the record that the program has come here.
  public static func reach(_ label: String, file: String = #filePath, line: Int = #line) {
    recordStep(label, file, line)
  }
}
