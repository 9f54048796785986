import RunRecord
import Testing

/// Predicates of a text and of sides, which Foundation does not make on Linux.
@Suite struct PredicateTests {
  private static let code = """
    class Product: NSObject {
      @objc let title: String
      @objc let year: Int
      @objc let tags: [String]
      init(_ title: String, _ year: Int, _ tags: [String] = []) {
        self.title = title
        self.year = year
        self.tags = tags
      }
    }
    let products = [Product("iPhone", 2007, ["phone"]), Product("iPad", 2010), Product("Mac Pro", 2006, ["desk", "big"])]
    func titles(_ format: String, _ arguments: Any...) -> [String] {
      let predicate = NSPredicate(format: format, argumentArray: arguments)
      return products.filter { predicate.evaluate(with: $0) }.map(\\.title)
    }
    """

  private static let filters: [(expression: String, titles: [String])] = [
    (#"titles("title CONTAINS[c] %@", "ipH")"#, ["iPhone"]),
    (#"titles("title == 'iPad'")"#, ["iPad"]),
    (#"titles("year > 2006 AND year <= %d", 2010)"#, ["iPhone", "iPad"]),
    (#"titles("NOT (title BEGINSWITH 'i') || year = 2010")"#, ["iPad", "Mac Pro"]),
    (#"titles("%K IN %@", "year", [2006, 2007])"#, ["iPhone", "Mac Pro"]),
    (#"titles("year BETWEEN {2007, 2011}")"#, ["iPhone", "iPad"]),
    (#"titles("ANY tags == 'big'")"#, ["Mac Pro"]),
    (#"titles("tags.@count == 0")"#, ["iPad"]),
    (#"titles("title LIKE 'iP*' && title MATCHES '.*d'")"#, ["iPad"]),
    (#"titles("title ENDSWITH[cd] 'PRÓ'")"#, ["Mac Pro"]),
    (
      #"(["b", "ab"] as NSArray).filtered(using: NSPredicate(format: "SELF CONTAINS 'a'")) as! [String]"#,
      ["ab"]
    ),
  ]

  @Test func aTextFilters() async throws {
    let lines = Self.filters.map { "print(\($0.expression))\n" }
    let run = try await AppProgram(
      root: "UIViewController()", code: Self.code, launches: [lines.joined()]
    ).run()
    #expect(run.launches[0].output == Self.filters.map { "\($0.titles)\n" }.joined())
  }

  // As apps write that keep their predicates in a variable of the compound class.
  @Test func aCompoundPredicateIsMadeOfAText() async throws {
    let run = try await AppProgram(
      root: "UIViewController()", code: Self.code,
      launches: [
        """
        var predicate: NSCompoundPredicate?
        predicate = NSCompoundPredicate(format: "(SELF.year == %ld)", 2010)
        print(products.filter { predicate!.evaluate(with: $0) }.map(\\.title))
        """
      ]
    ).run()
    #expect(run.launches[0].output == "[\"iPad\"]\n")
  }

  // As search controllers are written: sides, compared, and put together.
  @Test func sidesAreCompared() async throws {
    let run = try await AppProgram(
      root: "UIViewController()", code: Self.code,
      launches: [
        """
        let title = NSComparisonPredicate(
          leftExpression: NSExpression(forKeyPath: "title"), rightExpression: NSExpression(forConstantValue: "MAC"),
          modifier: .direct, type: .contains, options: .caseInsensitive)
        let year = NSComparisonPredicate(
          leftExpression: NSExpression(forKeyPath: "year"), rightExpression: NSExpression(forConstantValue: NSNumber(value: 2007)),
          modifier: .direct, type: .equalTo, options: [])
        let either = NSCompoundPredicate(orPredicateWithSubpredicates: [title, year])
        let none = NSCompoundPredicate(andPredicateWithSubpredicates: [title, year])
        print(products.filter { either.evaluate(with: $0) }.map(\\.title), products.contains { none.evaluate(with: $0) })
        """
      ]
    ).run()
    #expect(run.launches[0].output == "[\"iPhone\", \"Mac Pro\"] false\n")
  }

  @Test func aTextThatIsNoneTraps() async throws {
    let termination = try await AppProgram(
      root: "UIViewController()", launches: [#"print(NSPredicate(format: "title =="))"#]
    ).termination()
    #expect("\(termination)".contains("Unable to parse the format string"))
  }
}
