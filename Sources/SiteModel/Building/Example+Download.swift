package import GuideExamples

extension Example {
  /// The name of the archive with the example's code, beside its page: `a-force-quit.timer.zip`; nil where a page offers none.
  ///
  /// A program in one block can be copied from the page.
  package var downloadName: String? {
    guard use == .run, !build.isTest, kind == .app || files.flatMap(\.fences).count > 1 else {
      return nil
    }
    let page = guide.split(separator: "/").last ?? ""
    return "\(page).\(name).zip"
  }
}
