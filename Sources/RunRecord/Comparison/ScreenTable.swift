/// What the user could tell of an app at one moment, to be looked up.
struct ScreenTable {
  private struct Key: Hashable {
    var place: [ScreenStep]
    var kind: String?
    var number: Int?
    var aspect: ScreenThing.Aspect

    init(_ thing: ScreenThing) {
      place = thing.place
      kind = thing.view?.kind
      number = thing.view?.number
      aspect = thing.aspect
    }
  }

  let things: [ScreenThing]
  private let byKey: [Key: ScreenThing]
  private let places: Set<[ScreenStep]>

  /// Nil where the launch did not come to that moment, or did not record it.
  init?(_ launch: LaunchRecord?, _ moment: ScreenRecord.Moment) {
    guard let screen = launch?.screens?.last(where: { $0.moment == moment }) else { return nil }
    things = screen.things
    byKey = Dictionary(things.map { (Key($0), $0) }) { first, _ in first }
    places = Set(things.map(\.place))
  }

  /// The thing at the same place, whatever it says.
  func thing(like thing: ScreenThing) -> ScreenThing? { byKey[Key(thing)] }

  /// The thing at the same place; else the only one of its kind on a screen of the same name, which may have got another
  /// container.
  func thing(likeOrMoved thing: ScreenThing) -> ScreenThing? {
    if let found = byKey[Key(thing)] { return found }
    let moved = things.filter { other in
      other.aspect == thing.aspect && other.screen == thing.screen
        && other.view?.kind == thing.view?.kind && other.view?.number == thing.view?.number
    }
    return moved.count == 1 ? moved[0] : nil
  }

  /// Whether the same thing says the same.
  func says(_ thing: ScreenThing) -> Bool {
    self.thing(like: thing)?.saysTheSame(as: thing) ?? false
  }

  /// Whether there is a screen at this place.
  func has(_ place: [ScreenStep]) -> Bool { places.contains(place) }

  /// Whether an app that shows this says the same of the thing, or shows nothing that the user or the app did to it.
  func isNothingNew(_ other: ScreenThing) -> Bool {
    thing(like: other).map { $0.saysTheSame(as: other) } ?? other.isUntouched
  }
}
