extension String {
  /// The text without addresses in memory, which differ from run to run.
  ///
  /// The runtime writes them behind a type, for the context of a local type, and behind the name of
  /// an object. Shorter numbers may be the author's.
  func withoutAddresses() -> String {
    replacing(#/ \(0x[0-9a-f]{8,16}\)/#, with: "")
      .replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
      .replacing(#/\$[0-9a-f]{8,16}\b/#, with: "$…")
      .replacing(#/\b0x[0-9a-f]{8,16}\b/#, with: "0x…")
  }
}
