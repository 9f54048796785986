/// The heights are those of the system's font, not of Inter: lines are as high as on a phone.
///
/// They are units of an em of 2048. Seen on devices: `UIFont.systemFont(ofSize: 17)` has a line
/// height of 20.287109375 = 17 · 2444 / 2048, and one of 15 points has 17.900390625, the same share.
/// An ascender of 1950 and a descender of 494 add up to it; at 20 points UIKit prints 19.04 and
/// -4.82. Apple's table of text styles also lists a leading (body: 22), which `lineHeight` and
/// labels of one line don't have: see `DynamicType`.
extension TextFont {
  /// How far the font reaches above the baseline.
  package var ascender: Double { size * 1950 / 2048 }

  /// How far the font reaches below the baseline, as a negative number.
  package var descender: Double { size * -494 / 2048 }

  /// How high a line is.
  package var lineHeight: Double { size * 2444 / 2048 }

  /// The room that the font wants between two lines: none.
  package var leading: Double { 0 }

  /// How high capital letters are.
  package var capHeight: Double { size * 1443 / 2048 }

  /// How high small letters are.
  package var xHeight: Double { size * 1078 / 2048 }
}
