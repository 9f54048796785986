import Foundation

/// The five values of one object.
struct NodeValues: Equatable {
  var title: String
  var number: Int
  var fraction: Double
  var isOn: Bool
  var date: Date

  init(number: Int) {
    title = "The title of number \(number)"
    self.number = number
    fraction = Double(number) / 7
    isOn = number.isMultiple(of: 2)
    date = Date(timeIntervalSinceReferenceDate: Double(number))
  }

  init(from coder: NSCoder) {
    title = coder.decodeObject(forKey: "title") as? String ?? ""
    number = coder.decodeInteger(forKey: "number")
    fraction = coder.decodeDouble(forKey: "fraction")
    isOn = coder.decodeBool(forKey: "isOn")
    date = coder.decodeObject(forKey: "date") as? Date ?? .distantPast
  }

  func encode(with coder: NSCoder) {
    coder.encode(title, forKey: "title")
    coder.encode(number, forKey: "number")
    coder.encode(fraction, forKey: "fraction")
    coder.encode(isOn, forKey: "isOn")
    coder.encode(date, forKey: "date")
  }

  var propertyList: [String: Any] {
    ["title": title, "number": number, "fraction": fraction, "isOn": isOn, "date": date]
  }
}
