/// An inert module that was compiled.
struct InertModule: Hashable, Sendable {
  let name: String

  /// The folder with the module and its object file.
  let folder: String

  /// What is linked to a program that imports it.
  var object: String { "\(folder)/\(name).o" }

  /// What the compiler reads for an import.
  var interface: String { "\(folder)/\(name).swiftmodule" }

  var compilerArguments: [String] { ["-I", folder] }
}
