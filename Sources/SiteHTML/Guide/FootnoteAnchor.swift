/// The anchors of a footnote and of the places that refer to it.
///
/// The dot keeps them apart from the anchors of headings, which have none.
struct FootnoteAnchor {
  var number: Int

  var note: String { "note.\(number)" }

  func reference(_ occurrence: Int) -> String { "note.\(number).\(occurrence)" }
}
