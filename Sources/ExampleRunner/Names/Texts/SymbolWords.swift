import Foundation

/// What the identifier of a symbol says in words: `Shop.basket : [Swift.String]`.
struct SymbolWords: Hashable, Sendable {
  private let words: String

  init(_ words: String) {
    self.words = words
  }

  /// The type of a variable; nil for anything else.
  var type: String? {
    // Labels in front of it have no space before their colon.
    guard let colon = words.range(of: " : ") else { return nil }
    return plain(before(" in ", in: words[colon.upperBound...]))
  }

  /// The declaration of an initializer that the author did not write: `init(books: [String])`.
  var initializer: String? {
    let mark = "init("
    guard let start = words.range(of: mark) else { return nil }
    let rest = words[start.upperBound...]
    var parameters = rest.prefix(before(")", in: rest).count)
    var texts: [String] = []
    while !parameters.isEmpty {
      let parameter = before(", ", in: parameters)
      let isLabeled = parameter.starts(with: #/\w+: /#)
      texts.append((isLabeled ? "" : "_: ") + plain(parameter))
      parameters = parameters.dropFirst(parameter.count + 2)
    }
    return "init(\(texts.joined(separator: ", ")))"
  }

  /// What is before some text that is in no brackets; all where there is none.
  private func before(_ end: String, in text: Substring) -> Substring {
    var depth = 0
    var last: Character = " "
    for index in text.indices {
      let character = text[index]
      if depth == 0, character == end.first, text[index...].hasPrefix(end) {
        return text[..<index]
      }
      switch character {
      case "(", "[", "<": depth += 1
      case ">" where last == "-": break
      case ")", "]", ">": depth -= 1
      default: break
      }
      last = character
    }
    return text
  }

  /// Without what tells types of one name apart: the module, the file, the function.
  private func plain(_ text: Substring) -> String {
    var text = text.replacing(#/\((\w+) in _[0-9A-F]+\)/#) { $0.1 }
    text = text.replacing(#/ #[0-9]+/#, with: "")
    // A module's name stands before the first point of a type's.
    text = text.replacing(#/(^|[^\w.])\w+\.(\w)/#) { "\($0.1)\($0.2)" }
    return DeclarationText.plain(String(text).replacing("-> ()", with: "-> Void"))
  }
}

extension SymbolWords {
  /// What some identifiers say, by the identifiers; of what is none of Swift's, nothing.
  ///
  /// A short identifier may have so many words that no machine holds them, so a program of the toolchain
  /// says them, confined like a compiler.
  static func all(
    of identifiers: Set<String>, _ build: ProgramBuild
  ) async throws -> [String: SymbolWords] {
    let mangled = identifiers.filter { $0.hasPrefix("s:") && !$0.contains("\n") }.sorted()
    guard !mangled.isEmpty else { return [:] }
    let said = try await build.environment.shared.slots.withOne {
      try await WorkFolder.with(in: "\(build.environment.cache)/\(WorkFolder.parent)") {
        try await demangled(mangled.map { "$s\($0.dropFirst(2))" }, build, in: $0.path)
      }
    }
    // Where it was ended, or says more or less than one line for each, it is not known what is what.
    guard said.count == mangled.count else { return [:] }
    return Dictionary(uniqueKeysWithValues: zip(mangled, said.map { SymbolWords(String($0)) }))
  }

  private static func demangled(
    _ names: [String], _ build: ProgramBuild, in folder: String
  ) async throws -> [Substring] {
    let text = names.joined(separator: "\n") + "\n"
    try Files.write(Data(text.utf8), to: "\(folder)/names")
    try await build.makeSharedFolders()
    var command = build.command(
      build.environment.toolchain.program("swift-demangle"), [], in: folder)
    command.arguments = ["-c", #"exec "$0" <names >words"#, command.executable]
    command.executable = "/bin/sh"
    let process = try await command.run()
    guard process.exit == .exited(0), let words = try Files.content(of: "\(folder)/words") else {
      return []
    }
    return String(decoding: words, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast()
  }
}
