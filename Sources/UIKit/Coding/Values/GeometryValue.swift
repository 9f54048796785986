import Foundation

/// What an `NSValue` holds, where it has an archived form.
enum GeometryValue {
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case range(NSRange)
  case insets(NSEdgeInsets)

  /// A structure of numbers alone: a vector, an offset, a transform.
  case numbers([Double])

  init?(_ value: NSValue) {
    let type = String(cString: value.objCType)
    switch type {
    case "{CGPoint=dd}": self = .point(value.pointValue)
    case "{CGSize=dd}": self = .size(value.sizeValue)
    case "{CGRect={CGPoint=dd}{CGSize=dd}}": self = .rect(value.rectValue)
    case "{_NSRange=QQ}": self = .range(value.rangeValue)
    case "{NSEdgeInsets=dddd}": self = .insets(value.edgeInsetsValue)
    default:
      guard let numbers = value.numbers else { return nil }
      self = .numbers(numbers)
    }
  }
}

extension NSValue {
  /// A structure of numbers, as an object.
  convenience init(numbers: [CGFloat]) {
    let numbers = numbers.map { Double($0) }
    // A structure is not a type that Foundation on Linux knows; an array of its numbers is.
    let bytes = numbers.withUnsafeBytes { Array($0) }
    self.init(bytes: bytes, objCType: "[\(numbers.count)d]")
  }

  /// The numbers of a structure that `init(numbers:)` was given.
  var numbers: [Double]? {
    let type = String(cString: objCType)
    guard type.hasPrefix("["), type.hasSuffix("d]"), let count = Int(type.dropFirst().dropLast(2))
    else { return nil }
    var numbers = [Double](repeating: 0, count: count)
    numbers.withUnsafeMutableBytes { bytes in
      if let address = bytes.baseAddress { getValue(address) }
    }
    return numbers
  }

  /// The numbers of a structure that has this many; zeros where the object holds something else.
  func numbers(count: Int) -> [CGFloat] {
    guard let numbers, numbers.count == count else { return Array(repeating: 0, count: count) }
    return numbers.map { CGFloat($0) }
  }
}
