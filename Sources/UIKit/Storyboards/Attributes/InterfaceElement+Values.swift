import Foundation

extension InterfaceElement {
  func bool(_ attribute: String) -> Bool? { self[attribute].map { $0 == "YES" } }

  func number(_ attribute: String) -> CGFloat? {
    self[attribute].flatMap(Double.init).map { CGFloat($0) }
  }

  func float(_ attribute: String) -> Float? { self[attribute].flatMap(Float.init) }

  func integer(_ attribute: String) -> Int? { self[attribute].flatMap(Int.init) }

  /// A text that is an attribute or, where it has several lines, an element of its own.
  func string(_ key: String) -> String? {
    self[key]
      ?? value(key).flatMap { $0.name == "string" || $0.name == "mutableString" ? $0.text : nil }
  }

  func rect(_ key: String) -> CGRect? { value(key)?.ownRect }

  func size(_ key: String) -> CGSize? { value(key)?.ownSize }

  func insets(_ key: String) -> UIEdgeInsets? { value(key)?.ownInsets }

  var ownRect: CGRect? {
    guard let x = number("x"), let y = number("y"), let size = ownSize else { return nil }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  var ownSize: CGSize? {
    guard let width = number("width"), let height = number("height") else { return nil }
    return CGSize(width: width, height: height)
  }

  var ownPoint: CGPoint? {
    guard let x = number("x"), let y = number("y") else { return nil }
    return CGPoint(x: x, y: y)
  }

  private var ownInsets: UIEdgeInsets? {
    guard let left = number("minX"), let top = number("minY"), let right = number("maxX"),
      let bottom = number("maxY")
    else { return nil }
    return UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  /// The value that a name stands for; nil for names that are not among them.
  func choice<Value>(_ attribute: String, _ values: [String: Value]) -> Value? {
    self[attribute].flatMap { values[$0] }
  }

  func image(_ attribute: String) -> UIImage? {
    guard let name = self[attribute] else { return nil }
    guard self["catalog"] != "system" else { return UIImage(systemName: name) }
    return UIImage(named: name) ?? UIImage(name: name, data: nil, size: .zero)
  }
}
