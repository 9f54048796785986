/// An object that takes values of any name, besides its properties.
protocol KeyedValues: AnyObject {
  var keyedValues: [String: Any] { get set }
}
