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
    // Byte by byte: splitting by letters as readers see them takes ten times as long.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let others = lines.map { bytes in
      let line = Substring(bytes)
      guard line.hasPrefix("#sourceLocation(file: "),
        let comma = bytes.lastIndex(of: UInt8(ascii: ","))
      else { return line }
      return line[..<comma]
    }
    return others.joined(separator: "\n")
  }
}
