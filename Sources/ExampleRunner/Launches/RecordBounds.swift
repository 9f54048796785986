import RunRecord

/// What an entry of a record may be at most: more than the engine ever writes, and no more than the tool reads at once.
///
/// A program can write into its record what it likes, and all that reads an entry relies on this.
enum RecordBounds {
  private static let longestName = 4 << 10
  private static let longestPath = 16 << 10
  private static let mostCallSites = 128
  private static let mostThings = 2_000
  private static let numbers = 0...10_000_000

  static func hold(_ entry: RecordStream.Entry) -> Bool {
    switch entry {
    case .event(let event):
      event.text.name.utf8.count <= longestName && hold(event.callSites)
        && (event.object.map(hold) ?? true) && hasNoCallsBeside(event.content)
    case .termination(let termination): hold(termination.callSites)
    case .picture(let picture): picture.isSound
    case .drawing(let drawing, let moment): DrawingBounds.hold(drawing, moment)
    case .screen(let screen): screen.things.count <= mostThings && screen.things.allSatisfy(hold)
    case .targets(let targets): targets.count <= mostThings && targets.allSatisfy(hold)
    }
  }

  private static func hold(_ target: ScreenTarget) -> Bool {
    let name =
      switch target.reach {
      case .name(let name), .outlet(let name): name
      case .visibleController: ""
      }
    return [name, target.title ?? ""].allSatisfy { $0.utf8.count <= longestPath }
      && target.place.count <= 2 && target.place.allSatisfy(numbers.contains)
  }

  private static func hold(_ thing: ScreenThing) -> Bool {
    let names = thing.screens.flatMap { [$0.className, $0.title ?? ""] }
    let texts = names + [thing.screen, thing.value, thing.view?.kind ?? "", thing.view?.name ?? ""]
    let counts = thing.place.map(\.number) + [thing.view?.number ?? 1]
    return texts.allSatisfy { $0.utf8.count <= longestPath }
      && thing.place.count <= mostCallSites && thing.screens.count <= mostThings
      && counts.allSatisfy(numbers.contains)
      && hold(thing.controller)
  }

  /// The engine writes the calls that led to an end into the event, not into the ending in it.
  private static func hasNoCallsBeside(_ content: EventContent) -> Bool {
    if case .life(.processEnds(let termination)) = content {
      termination.callSites.isEmpty
    } else {
      true
    }
  }

  private static func hold(_ object: ObjectReference) -> Bool {
    object.className.utf8.count <= longestName && numbers.contains(object.ordinal)
      && (object.path?.utf8.count ?? 0) <= longestPath
  }

  private static func hold(_ callSites: [CallSite]) -> Bool {
    callSites.count <= mostCallSites
      && callSites.allSatisfy { site in
        numbers.contains(site.line) && numbers.contains(site.column)
          && (site.path?.utf8.count ?? 0) <= longestPath
      }
  }
}
