import Diagnostics
import GuideMarkup

/// What is wrong with the names that the words of a fence give: of an example, its module, its files.
extension FenceAttributes {
  func problem(withName name: ExampleName, at word: Fence.Word) -> Diagnostic? {
    if !name.isValid {
      return diagnostic(
        "example.bad-name", at: word, "`\(name.text)` cannot be the name of an example",
        fix: "write lower-case letters, digits and `-`, a letter first: `tab-bar`")
    }
    if name.isAnonymous {
      return diagnostic(
        "example.reserved-name", at: word, "`\(name.text)` is reserved for `run` code blocks",
        fix: "choose another name")
    }
    guard self[.module] == nil, ModuleName.isTaken(name.module) else { return nil }
    return taken(name.module, at: word)
  }

  func problem(
    withModule module: String, at word: Fence.Word, of draft: ExampleDraft
  ) -> Diagnostic? {
    if !ModuleName.isValid(module) {
      return diagnostic(
        "example.bad-module", at: word, "`\(module)` cannot be the name of a module",
        fix: "write letters, digits and `_`, a letter first: `TabBar`")
    }
    if ModuleName.isTaken(module) { return taken(module, at: word) }
    guard let other = draft.module, other != module else { return nil }
    return diagnostic(
      "example.two-modules", at: word,
      "example `\(draft.name.text)` has the module `\(other)` already",
      fix: "write `module=\(other)`, or remove it")
  }

  private func taken(_ module: String, at word: Fence.Word) -> Diagnostic {
    diagnostic(
      "example.module-taken", at: word, "module `\(module)` exists already",
      fix: "choose another name, or write `module=\(module)Example`")
  }

  func problem(withFile file: SwiftFileName) -> Diagnostic? {
    guard let word = self[.file] ?? self[.from] else { return nil }
    if file.isMainFile {
      return diagnostic(
        "file.main", at: word, "`\(file.text)` is the file of all code blocks without `file=`",
        fix: "remove `file=`, or choose another name")
    }
    guard !file.isValid else { return nil }
    return diagnostic(
      "file.bad-name", at: word, "`\(file.text)` cannot be the name of a Swift file",
      fix: "write a name such as `Detail.swift`, without folders")
  }

  func problem(withResource resource: String?, of draft: ExampleDraft) -> Diagnostic? {
    guard let word = self[.file] ?? self[.from], let resource else {
      return diagnostic(
        "file.missing-name", "the name of the example's file is missing",
        fix: "write `file=Info.plist`")
    }
    guard ResourceName.isValid(resource) else {
      return diagnostic(
        "file.unsupported", at: word, "`\(resource)` cannot be a file of an example yet",
        fix: "use `Info.plist`, a storyboard or a xib")
    }
    guard draft.resources.contains(where: { $0.name == resource }) else { return nil }
    return diagnostic(
      "file.duplicate", at: word,
      "example `\(draft.name.text)` already has `\(resource)`", fix: "keep one of them")
  }
}
