/// Why an interface file cannot be read.
struct InterfaceFileError: Error {
  var line: Int
  var reason: String
}
