import ArgumentParser
import KeyedArchive

/// How an archive is printed.
enum ArchiveForm: String, EnumerableFlag {
  case dump
  case tree
  case json

  static func help(for value: ArchiveForm) -> ArgumentHelp? {
    switch value {
    case .dump: "Every value, in the layout of Apple's tool."
    case .tree: "Only the tree of saved objects."
    case .json: "Every value as JSON, for other programs."
    }
  }

  func text(of file: ArchiveFile) throws -> String {
    switch (self, file) {
    case (.json, _): try ArchiveJSON.text(of: file)
    case (.tree, .restoration(let archive)): ArchiveTreeText.text(of: archive)
    case (.tree, .keyedArchive), (.dump, _): file.dump
    }
  }
}
