/// How much a constraint matters beside others.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number, up to 1000.
  public let rawValue: Float

  /// Creates a priority.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// It must be.
  public static let required = UILayoutPriority(1000)
  /// That a button does not cut off its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// A drag that may change the size of the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// That the scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag that may not change the size of the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// That a button is no larger than its content.
  public static let defaultLow = UILayoutPriority(250)
  /// That a view has the size it is asked for.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// A priority that is higher by so much.
  public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + difference)
  }

  /// A priority that is lower by so much.
  public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - difference)
  }
}
