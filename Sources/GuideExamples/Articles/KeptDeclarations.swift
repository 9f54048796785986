import AppleDialect
import GuideMarkup

/// The types and functions of a program that another can begin with, which declares some of its names again.
enum KeptDeclarations {
  /// The fences with empty lines in the place of variables, of statements, and of what uses them or the names.
  static func of(_ fences: [Fence], besides names: Set<String>) -> [Fence] {
    let statements = fences.map { TopLevelStatements(of: $0.text).statements }
    var gone = Set(names.map(baseName))
    for statement in statements.joined() where !statement.isDeclaration {
      gone.formUnion(statement.names.map(baseName))
    }
    // What uses something that is gone goes, too.
    var count: Int
    repeat {
      count = gone.count
      for statement in statements.joined() where !isKept(statement, gone) {
        gone.formUnion(statement.names.map(baseName))
      }
    } while gone.count > count
    return zip(fences, statements).compactMap { fence, statements in
      let lines = statements.filter { isKept($0, gone) }.flatMap(\.lines)
      return lines.isEmpty ? nil : fence.keeping(Set(lines))
    }
  }

  private static func isKept(_ statement: TopLevelStatements.Statement, _ gone: Set<String>) -> Bool
  {
    statement.isDeclaration && statement.identifiers.isDisjoint(with: gone)
      && gone.isDisjoint(with: statement.names.map(baseName))
  }

  /// The name of a function without its labels.
  private static func baseName(_ name: String) -> String { String(name.prefix { $0 != "(" }) }
}

extension Fence {
  /// The fence with only these lines of its body, from 0.
  fileprivate func keeping(_ lines: Set<Int>) -> Fence {
    var fence = self
    for index in body.indices where !lines.contains(index) { fence.body[index].text = "" }
    return fence
  }
}
