/// The order in which Apple's tool prints keys: without regard to case.
enum ArchiveKeyOrder {
  static func precedes(_ a: String, _ b: String) -> Bool {
    let (lowerA, lowerB) = (a.lowercased(), b.lowercased())
    return lowerA == lowerB ? a < b : lowerA < lowerB
  }
}
