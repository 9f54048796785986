extension AdaptedProgram {
  /// The program as it would be on any other lines of its guide: what says where its pieces come from names
  /// their files alone.
  ///
  /// Not to be compiled; two programs that are equal without them are the same code.
  package var withoutLineNumbers: AdaptedProgram {
    var program = self
    for index in program.files.indices {
      program.files[index].text = Self.withoutLineNumbers(program.files[index].text)
    }
    return program
  }

  private static func withoutLineNumbers(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.hasPrefix("#sourceLocation(file: "), let comma = line.lastIndex(of: ",") else {
        return line
      }
      return line[..<comma]
    }
    .joined(separator: "\n")
  }
}
