import AppleDialect
import Foundation
import GuideExamples

/// What is known of the names in one example while a language server is asked about them.
///
/// There are two questions a name: what is shown where one points at it, and which symbol it is.
struct NameInquiry: Sendable {
  let subject: NameSubject
  private let names: [AuthoredName]

  /// By the number of the question.
  private var answers: [Int: Data] = [:]

  init(_ subject: NameSubject) {
    self.subject = subject
    names = AuthoredName.all(in: subject.program, of: subject.authored)
  }

  /// A question that has no answer yet.
  struct Question: Sendable {
    var number: Int
    var method: String
    var name: AuthoredName
  }

  var unanswered: [Question] {
    (0..<Self.methods.count * names.count).lazy.filter { answers[$0] == nil }.map { number in
      let (name, method) = number.quotientAndRemainder(dividingBy: Self.methods.count)
      return Question(number: number, method: Self.methods[method], name: names[name])
    }
  }

  private static let methods = ["textDocument/hover", "textDocument/symbolInfo"]

  /// Notes what a server said; of a question that it could not answer it may be asked again.
  mutating func note(_ answer: Data, to question: Int) {
    if LanguageServerMessage.isAnswer(answer) { answers[question] = answer }
  }

  /// What the names stand for whose questions were answered; what stands in two answers alike stands in
  /// it once.
  var declared: DeclaredNames {
    var table = DeclaredNames()
    var indices: [DeclaredNames.Declaration: Int] = [:]
    for (index, name) in names.enumerated() {
      guard let hover = answers[2 * index], let symbols = answers[2 * index + 1],
        let declaration = ServerAnswer(hover: hover, symbols: symbols).declaration
      else { continue }
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
}
