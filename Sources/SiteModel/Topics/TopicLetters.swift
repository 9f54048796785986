import Foundation
import GuideMarkup

/// The order in which readers of a language look for names, and the letters that they look under.
struct TopicLetters {
  /// The tag of the language: `zh-Hans`.
  var language: String

  /// What names are in order by: Chinese ones by how they are read.
  func key(of name: String) -> String {
    let isChinese = language.split(separator: "-").first == "zh"
    // What is written in Latin letters without marks is read as it is.
    let read =
      isChinese && !name.utf8.allSatisfy { $0 < 0x80 }
      ? name.applyingTransform(.mandarinToLatin, reverse: false) : nil
    return (read?.applyingTransform(.stripDiacritics, reverse: false) ?? name).lowercased()
  }

  /// The letter below which a name with this key is listed; a number sign for what begins with none.
  func letter(ofKey key: String) -> String {
    guard let first = SearchWords.words(of: key).first?.first, first.isLetter else {
      return "#"
    }
    return Self.initialConsonant(of: first) ?? first.uppercased()
  }

  /// With what a Korean syllable begins, as headings of a dictionary write it; nil for another letter.
  ///
  /// Unicode counts syllables by their 19 initial consonants, each with 588 of them; doubled ones stand
  /// with the plain.
  private static func initialConsonant(of letter: Character) -> String? {
    guard let scalar = letter.unicodeScalars.first?.value, (0xAC00...0xD7A3).contains(scalar)
    else { return nil }
    let initials = Array("ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ")
    return String(initials[Int(scalar - 0xAC00) / 588])
  }
}
