/// Finds where a line may be broken, from one cluster to the next.
///
/// The rules are the essential ones of UAX #14, in its order; their numbers are in the comments.
struct LineBreakFinder {
  private let keepsHangulWords: Bool

  /// The last class that isn't white space, and whether white space follows it.
  private var last: LineBreakClass?
  private var hasSpace = false

  /// Whether the last class is a hyphen that begins a word, as of a negative number.
  private var isLeadingHyphen = false

  init(keepsHangulWords: Bool) {
    self.keepsHangulWords = keepsHangulWords
  }

  /// Goes on to the next cluster, and returns whether a line may be broken before it.
  mutating func allowsBreak(before next: LineBreakClass) -> Bool {
    let next = next == .hangul && keepsHangulWords ? .alphabetic : next
    defer { goOn(to: next) }
    guard let last else { return hasSpace && next != .space && next != .tab }
    return hasSpace
      ? Self.allowsBreak(after: last, spaceAnd: next)
      : Self.allowsBreak(after: last, before: next)
        && !(isLeadingHyphen && next == .alphabetic)  // LB20a
  }

  private mutating func goOn(to next: LineBreakClass) {
    if next == .space || next == .tab {
      hasSpace = true
      return
    }
    isLeadingHyphen = (next == .hyphen || next == .breakAfter) && (last == nil || hasSpace)
    last = next
    hasSpace = false
  }

  private static func allowsBreak(after last: LineBreakClass, spaceAnd next: LineBreakClass) -> Bool
  {
    switch next {
    case .space, .tab, .mandatory, .zeroWidthSpace: false  // LB6, LB7
    case .closing, .comma, .slash: false  // LB13, LB15d
    default: last != .opening  // LB14, LB18
    }
  }

  private static func allowsBreak(after last: LineBreakClass, before next: LineBreakClass) -> Bool {
    switch (last, next) {
    case (_, .mandatory), (_, .space), (_, .tab), (_, .zeroWidthSpace): false  // LB6, LB7
    case (.zeroWidthSpace, _): true  // LB8
    case (.glue, _), (_, .glue): false  // LB11, LB12
    case (_, .closing), (_, .comma), (_, .slash), (_, .nonStarter): false  // LB13, LB21, LB22
    case (_, .hyphen), (_, .breakAfter): false  // LB21
    case (.opening, _): false  // LB14
    case (.quotation, _), (_, .quotation): false  // LB19
    case (.dash, .dash): false  // LB17
    case (.dash, _), (_, .dash), (.breakAfter, _): true  // LB20, LB21
    case (.hyphen, _), (.slash, _): next != .numeric  // LB25
    case (.ideographic, _), (_, .ideographic), (.hangul, _), (_, .hangul): true  // LB31
    case (.alphabetic, _), (.numeric, _): false  // LB23, LB25, LB28, LB30
    case (.comma, .alphabetic), (.comma, .numeric): false  // LB29, LB30
    default: true  // LB31
    }
  }
}
