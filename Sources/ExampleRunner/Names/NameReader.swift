import AppleDialect
import GuideExamples

/// Reads what the names in one example's code stand for out of what the compiler noted of them.
struct NameReader {
  private let subject: NameSubject
  private let names: [AuthoredName]

  /// What is named in each place, in the order in which it is told.
  private var symbols: [ProgramPlace: [IndexRecord.Symbol]] = [:]

  /// Where the program itself declares something.
  private var places: [String: ProgramPlace] = [:]
  private let written: [ProgramPlace: WrittenDeclaration]

  /// Whether nothing could be learnt of a file.
  private(set) var isIncomplete = false

  init(_ subject: NameSubject, _ index: ProgramIndex) {
    self.subject = subject
    names = AuthoredName.all(in: subject.program, of: subject.authored)
    written = WrittenDeclaration.all(in: subject.program)
    for (file, data) in index.records.prefix(subject.program.files.count).enumerated()
    where !data.isEmpty {
      guard let record = IndexRecord([UInt8](data)) else {
        isIncomplete = true
        continue
      }
      note(record, file: file)
    }
  }

  private mutating func note(_ record: IndexRecord, file: Int) {
    for occurrence in record.occurrences {
      let place = ProgramPlace(file: file, line: occurrence.line, column: occurrence.column)
      let symbol = record.symbols[occurrence.symbol]
      if occurrence.isDefinition { places[symbol.identifier] = place }
      if symbols[place]?.contains(symbol) != true {
        symbols[place, default: []].append(symbol)
      }
    }
  }

  /// What tells the symbols from others that other modules may declare.
  var foreignIdentifiers: Set<String> {
    Set(names.flatMap(told).map(\.identifier)).filter { places[$0] == nil }
  }

  /// What tells those symbols from others of which the program does not tell everything.
  var wordless: Set<String> {
    let symbols = names.flatMap(told).filter { symbol in
      written(symbol).map(\.lacksType) ?? isOwn(symbol)
    }
    return Set(symbols.map(\.identifier)).filter { $0.utf8.count <= Self.mostBytes }
  }

  /// More than an identifier has that a reader wants in words.
  private static let mostBytes = 2048

  /// The modules that the program imports.
  var imported: Set<String> {
    let identifiers = symbols.values.joined().map(\.identifier)
    return Set(
      identifiers.filter { $0.hasPrefix(Self.moduleMark) }.map { identifier in
        String(identifier.dropFirst(Self.moduleMark.count).prefix { $0 != "." && $0 != "@" })
      })
  }

  private static let moduleMark = "c:@M@"

  /// What the names stand for; what is in two places alike stands in it once.
  func declared(
    _ foreign: [String: ModuleDeclaration], _ words: [String: SymbolWords]
  ) -> DeclaredNames {
    var table = DeclaredNames()
    var indices: [DeclaredNames.Declaration: Int] = [:]
    for name in names {
      guard let declaration = declaration(of: told(name), foreign, words) else { continue }
      let index = indices[declaration] ?? table.declarations.count
      if indices.updateValue(index, forKey: declaration) == nil {
        table.declarations.append(declaration)
      }
      table.places.append(
        DeclaredNames.Place(
          path: name.path, line: name.authoredLine, column: name.authoredColumn,
          length: name.length, declaration: index))
    }
    return table
  }

  /// The symbols that are told of a name: of a label, the function that it belongs to; of a call of a
  /// type, the type and its initializer.
  private func told(_ name: AuthoredName) -> [IndexRecord.Symbol] {
    if let function = name.function {
      return symbols[function, default: []].filter(\.isFunction)
    }
    let all = symbols[name.place, default: []]
    return all.filter(\.isType) + all.filter { !$0.isType }
  }

  private func declaration(
    of symbols: [IndexRecord.Symbol], _ foreign: [String: ModuleDeclaration],
    _ words: [String: SymbolWords]
  ) -> DeclaredNames.Declaration? {
    var found: DeclaredNames.Declaration?
    for symbol in symbols {
      let known = foreign[symbol.identifier].map(Self.declaration)
      guard let declaration = known ?? own(symbol, words[symbol.identifier]) else { continue }
      guard found != nil else {
        found = declaration
        continue
      }
      found?.text += "\n" + declaration.text
    }
    return found
  }

  /// What the program declares itself, as it is there; of what the compiler adds, as much as its
  /// identifier says.
  private func own(
    _ symbol: IndexRecord.Symbol, _ words: SymbolWords?
  ) -> DeclaredNames.Declaration? {
    guard let text = ownText(of: symbol, words) else { return nil }
    return DeclaredNames.Declaration(
      text: text, module: subject.example.module, type: "", name: symbol.name)
  }

  private func ownText(of symbol: IndexRecord.Symbol, _ words: SymbolWords?) -> String? {
    if let written = written(symbol) {
      let type = written.lacksType ? words?.type.map { ": \($0)" } : nil
      return DeclarationText.plain(written.text + (type ?? "")) + written.accessors
    }
    // An error that is caught has no declaration, and neither has the initializer of a structure.
    guard isOwn(symbol) else { return nil }
    return symbol.isFunction
      ? words?.initializer : words?.type.map { "let \(symbol.name): \($0)" }
  }

  private func written(_ symbol: IndexRecord.Symbol) -> WrittenDeclaration? {
    places[symbol.identifier].flatMap { written[$0] }
  }

  /// Whether the identifier names the example's own module first, after the length of its name.
  private func isOwn(_ symbol: IndexRecord.Symbol) -> Bool {
    let module = subject.example.module
    return symbol.identifier.hasPrefix("s:\(module.utf8.count)\(module)")
  }

  private static func declaration(_ foreign: ModuleDeclaration) -> DeclaredNames.Declaration {
    DeclaredNames.Declaration(
      text: foreign.text, module: foreign.module,
      type: listed.contains(where: foreign.identifier.hasPrefix) ? foreign.type : "",
      name: foreign.name)
  }

  /// Whose types are told by name; Foundation on Linux is made of two.
  private static let listed = ["s:5UIKit", "s:10Foundation", "s:20FoundationEssentials"]
}
