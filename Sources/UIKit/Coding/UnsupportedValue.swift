/// A value of a type that cannot be saved, and where it is.
struct UnsupportedValue: Error, CustomStringConvertible {
  /// The keys that lead to it, the outermost first.
  var place: [String]
  var typeName: String

  var description: String {
    let place = place.map { "[\"\($0)\"]" }.joined()
    return
      "\(place) holds a value of type \(typeName); strings, numbers, dates, data, URLs, UUIDs, "
      + "NSNull, and arrays, sets and dictionaries of them can be saved"
  }
}
