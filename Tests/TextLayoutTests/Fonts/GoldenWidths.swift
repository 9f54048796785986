// Made by Sources/TextLayout/Tables/make_tables.py. Do not edit.

/// Texts and their widths by the tables of the font and Apple's tracking, in points.
enum GoldenWidths {
  static let all: [(text: String, size: Double, weight: Double, width: Double)] = [
    ("This is a test string", 17, 0, 143.106),
    ("Sync Content of Unread Articles", 17, 0, 245.344),
    ("Select Lockwise", 15, 0, 111.255),
    ("Privacy over profit", 17, 0.3, 143.293),
    ("Article Title", 28, 0, 137.788),
    ("Settings", 34, 0.4, 132.362),
    ("Continue", 17, 0.23, 70.125),
    ("Footnote, 13 pt: 100 %", 13, 0, 135.460),
    ("Caption", 11, 0.4, 42.922),
    ("Zwölf Boxkämpfer jagen Viktor", 20, 0, 269.949),
    ("Příliš žluťoučký kůň", 17, 0, 145.401),
    ("Ξεσκεπάζω την ψυχοφθόρα", 22, 0, 277.186),
    ("Съешь ещё этих мягких булок", 17, 0.4, 250.835),
    ("Tiếng Việt", 12, 0, 57.540),
    ("“Quotes” – dashes — € £ ¥ …", 17, 0, 221.068),
    ("← → ↑ ↓ ✓ ★ ≤ ≥ ∞", 17, 0, 166.600),
  ]
}
