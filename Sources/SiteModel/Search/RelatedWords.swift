/// Words by which a section is found that has others in their place.
///
/// Readers type what they see, in a form of their own: `not called` for "UIKit doesn't call". A section with one of
/// these words counts half for the others.
package enum RelatedWords {
  /// The words with which pages say what each word says.
  package static let all: [String: [String]] = {
    var all = synonyms
    for family in families {
      for word in family { all[word, default: []] += family.filter { $0 != word } }
    }
    return all
  }()

  /// Forms of one word, each of which is found by the others.
  private static let families = [
    // What is cut from `doesn't`, `isn't` and the like.
    "not never cannot doesn isn aren wasn don didn",
    "add adds added adding",
    "adopt adopts adopted adopting",
    "call calls called calling",
    "change changes changed changing",
    "child children",
    "close closes closed closing",
    "come comes came",
    "controller controllers",
    "crash crashes crashed crashing",
    "create creates created creating",
    "decode decodes decoded decoding",
    "delete deletes deleted deleting",
    "encode encodes encoded encoding",
    "find finds found",
    "forget forgets forgetting forgot forgotten",
    "identifier identifiers",
    "keep keeps kept keeping",
    "kill kills killed",
    "launch launches launched launching relaunch relaunches relaunched",
    "lifecycle cycle",
    "lose loses losing lost",
    "move moves moved moving",
    "open opens opened opening",
    "present presents presented presenting",
    "push pushes pushed pushing",
    "quit quits quitting",
    "register registers registered",
    "remove removes removed removing",
    "restore restores restored restoring",
    "rotate rotates rotated rotating rotation",
    "save saves saved saving",
    "scene scenes",
    "screen screens",
    "scroll scrolls scrolled scrolling",
    "select selects selected selecting",
    "show shows shown showing",
    "store stores stored storing",
    "stop stops stopped stopping",
    "swipe swipes swiped swiping",
    "tab tabs",
    "terminate terminates terminated",
    "test tests tested testing",
    "url urls",
    "window windows",
    "work works working",
  ].map { $0.split(separator: " ").map(String.init) }

  /// What readers type for what pages call otherwise, which is not found by it.
  private static let synonyms = [
    "appdelegate": ["delegate"],
    "back": ["restored"],
    "blank": ["empty", "black"],
    "comes": ["restored"],
    "decoderestorablestatewithcoder": ["decoderestorablestate"],
    "duplicate": ["twice", "two", "second", "share", "shared"],
    "duplicated": ["twice", "two", "second", "share", "shared"],
    "encoderestorablestatewithcoder": ["encoderestorablestate"],
    "flash": ["briefly"],
    "flashes": ["briefly"],
    "forgets": ["loses"],
    "killed": ["terminated"],
    "lost": ["gone"],
    "migrate": ["move", "adopt"],
    "modal": ["presented"],
    "modally": ["presented"],
    "openurl": ["url"],
    "persist": ["saves"],
    "remember": ["saves"],
    "same": ["share", "shared"],
    "scenedelegate": ["scene"],
    "screenshot": ["snapshot"],
    "segue": ["storyboard"],
    "splash": ["launch"],
    "twice": ["two", "both", "share", "shared"],
    "unique": ["same", "share", "shared"],
  ]
}
