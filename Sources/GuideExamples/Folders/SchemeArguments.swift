/// The arguments of a process as Xcode splits an entry of a scheme: as a shell does.
enum SchemeArguments {
  /// The arguments in the entries of a scheme, with the names of settings replaced.
  static func split(_ entries: [String], _ names: BuildSettingNames) -> [String] {
    entries.flatMap { split(names.replacingNames(in: $0)) }
  }

  private static func split(_ text: String) -> [String] {
    var arguments: [String] = []
    var argument: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      switch character {
      case _ where isEscaped:
        argument = (argument ?? "") + String(character)
        isEscaped = false
      case "\\" where quote != "'":
        isEscaped = true
      case "\"" where quote != "'", "'" where quote != "\"":
        quote = quote == nil ? character : nil
        argument = argument ?? ""
      case " " where quote == nil, "\t" where quote == nil, "\n" where quote == nil:
        if let argument { arguments.append(argument) }
        argument = nil
      default: argument = (argument ?? "") + String(character)
      }
    }
    return arguments + [argument].compactMap(\.self)
  }
}
