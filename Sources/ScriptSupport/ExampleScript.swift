/// Where a plain program begins: called by the code that is generated for it.
public enum ExampleScript {
  /// Prepares the program, which then runs from top to bottom.
  public static func begin() { beginScript() }
}
