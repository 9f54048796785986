public import Foundation
import RunRecord

/// Looks for misspelled words.
///
/// There is no dictionary here: every word counts as correct, and the trace says so, once.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  private var ignored: Set<String> = []
  private static var learned: Set<String> = []
  private static var hasSaidSo = false

  /// Creates a checker.
  public override init() {}

  /// The languages that a phone in English has words of.
  open class var availableLanguages: [String] { ["en_US"] }

  /// The place of the first misspelled word: none is.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    Self.sayThatNothingIsChecked()
    return NSRange(location: NSNotFound, length: 0)
  }

  /// What a misspelled word could be: nothing is known.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    Self.sayThatNothingIsChecked()
    return nil
  }

  /// What the beginning of a word could become: the words that the app has taught that begin so.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    Self.sayThatNothingIsChecked()
    let beginning = NSString(string: string).substring(with: range)
    let found = Self.learned.filter { $0.hasPrefix(beginning) }.sorted()
    return found.isEmpty ? nil : found
  }

  /// Takes a word for correct in this checker.
  open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }

  /// The words that this checker takes for correct.
  open var ignoredWords: [String]? {
    get { ignored.sorted() }
    set { ignored = Set(newValue ?? []) }
  }

  /// Takes a word for correct in all checkers of this process.
  open class func learnWord(_ word: String) { learned.insert(word) }

  /// Whether a word was taught.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }

  /// Forgets a word that was taught.
  open class func unlearnWord(_ word: String) { learned.remove(word) }

  private static func sayThatNothingIsChecked() {
    guard !hasSaidSo else { return }
    hasSaidSo = true
    EventRecorder.record(.warning(.wordsNotChecked))
  }
}
