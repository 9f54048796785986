/// A text as measured clusters, in the order of the text.
struct MeasuredText: Sendable {
  private(set) var clusters: [Cluster] = []

  /// The fonts of the runs.
  let fonts: [TextFont]

  /// Measures the fonts of the runs.
  let rulers: [FontRuler]

  /// The length in UTF-16 units.
  private(set) var length = 0

  private var bytes: [UInt8] = []

  /// Measures each run; characters that combine do so within their run only.
  init(_ runs: [TextRun]) {
    fonts = runs.map(\.font)
    rulers = fonts.map { FontRuler($0) }
    for (index, run) in runs.enumerated() { append(run, number: index) }
  }

  /// Returns where a cluster begins in the text, in UTF-16 units; after the last, the text's end.
  func start(of index: Int) -> Int {
    index < clusters.count ? Int(clusters[index].start) : length
  }

  /// Returns the last cluster that begins at an offset or before it; the end for the text's end.
  func cluster(at offset: Int) -> Int {
    if offset >= length { return clusters.count }
    var low = 0
    var high = clusters.count
    while low < high {
      let middle = (low + high) / 2
      if Int(clusters[middle].start) <= offset { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// Returns the text of some clusters.
  func text(of range: Range<Int>) -> String {
    let bytes = bytes[firstByte(of: range.lowerBound)..<firstByte(of: range.upperBound)]
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the number of the run that a cluster belongs to; the last one at the end.
  func run(of index: Int) -> Int {
    index < clusters.count ? Int(clusters[index].run) : fonts.count - 1
  }

  /// Returns the numbers of the runs that some clusters belong to.
  func runs(of range: Range<Int>) -> ClosedRange<Int> {
    run(of: range.lowerBound)...run(of: max(range.lowerBound, range.upperBound - 1))
  }

  /// Returns how wide some clusters are, without tabs.
  func width(of range: Range<Int>) -> Double {
    var width = 0.0
    for index in range { width += clusters[index].advance }
    return width
  }

  /// Whether the last cluster is a line break.
  var endsWithLineBreak: Bool { clusters.last?.breaking == .mandatory }

  private func firstByte(of index: Int) -> Int {
    index < clusters.count ? Int(clusters[index].firstByte) : bytes.count
  }

  private mutating func append(_ run: TextRun, number: Int) {
    let scalars = run.text.unicodeScalars
    var byteCount = bytes.count
    var start = run.text.startIndex
    while start < run.text.endIndex {
      let end = run.text.index(after: start)
      var measure = ClusterMeasure(first: scalars[start], ruler: rulers[number])
      var index = start
      while index < end {
        measure.add(scalars[index])
        index = scalars.index(after: index)
      }
      // Unlike `index`, which is equal, this one is known to be between two clusters.
      start = end
      clusters.append(
        Cluster(
          start: Int32(length), firstByte: Int32(byteCount), run: Int32(number),
          advance: measure.advance(kern: run.kern), breaking: measure.breaking,
          direction: measure.direction))
      length += measure.length
      byteCount += measure.byteCount
    }
    bytes.append(contentsOf: run.text.utf8)
  }
}
