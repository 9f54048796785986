/// The names that archives have for the classes of `FuzzedApp`.
enum FuzzedClass: String, CustomStringConvertible {
  case delegate = "FuzzedDelegate"
  case city = "FuzzedCity"
  case note = "FuzzedNote"
  case gadget = "FuzzedGadget"

  var description: String { "Fuzzing.\(rawValue)" }
}
