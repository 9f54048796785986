import Diagnostics
import SwiftParser
import SwiftSyntax

/// Turns Swift written for Xcode into what the compiler on Linux takes.
///
/// Every line stays where it is, and every column of what is not replaced: what is added goes
/// after the last character of a class, or after the end of a file. Two insertions move columns: the protocol of a
/// class in a function or a generic type, on the line of its opening brace, and `ObjectMemberUses`.
package enum DialectPass {
  package static func adapt(_ program: AuthoredProgram) -> AdaptedProgram {
    let dense = DenseCode.diagnostics(in: program)
    guard dense.isEmpty else { return AdaptedProgram(files: [], diagnostics: dense) }
    let program = program.withLaunchesForPhones
    let platform = program.isScript ? nil : PlatformCondition(program)
    var files = program.files.map { AssembledFile($0, platform: platform) }
    var launches = program.launches.map { LaunchBody($0) }
    // What follows from a missing bracket would only repeat the finding.
    let brackets = files.flatMap(\.bracketDiagnostics) + launches.flatMap(\.bracketDiagnostics)
    guard brackets.isEmpty else {
      return AdaptedProgram(files: files.map(\.adapted), diagnostics: brackets)
    }
    if program.isScript { return script(files) }

    let classes = ClassTable(files: files, module: program.module)
    if let older = OlderLanguage.diagnostic(in: classes, files) {
      return AdaptedProgram(files: files.map(\.adapted), diagnostics: [older])
    }
    let entryPoint = EntryPoint(classes: classes)
    if entryPoint == nil, let foreign = ForeignPlatform.diagnostic(in: files) {
      return AdaptedProgram(files: files.map(\.adapted), diagnostics: [foreign])
    }
    let objectiveC = ObjectiveCSupport(
      files: files, launches: program.launches, classes: classes,
      infersObjectiveC: program.infersObjectiveC)
    launches = zip(program.launches, launches).map { objectiveC.adapted($0, $1) }
    var diagnostics = launches.flatMap(\.diagnostics) + objectiveC.diagnostics
    diagnostics += DelegateSignatureCheck(classes: classes, files: files).diagnostics
    diagnostics += UntracedCodeCheck(classes: classes, files: files).diagnostics
    diagnostics += UncalledMethodCheck(classes: classes, files: files).diagnostics

    let comments = files.map { $0.observingComments(allowsTopLevel: $0.name == "main.swift") }
    diagnostics += comments.flatMap(\.diagnostics)
    diagnostics += MissingFramework.diagnostics(for: files)
    diagnostics += MissingFoundation.diagnostics(for: files)
    diagnostics += ObjectiveCRuntime.diagnostics(in: classes, files)
    let spellings = OldSpelling.findings(in: classes, files)
    diagnostics += spellings.map(\.diagnostic)

    diagnostics += EntryPoint.superfluous(in: classes, files)
    // Of an app in SwiftUI as a whole, that is not what is missing.
    if entryPoint == nil, !files.contains(where: \.declaresSwiftUIApp) {
      diagnostics.append(EntryPoint.missing(in: program))
    }
    let forwarding = OptionalMethodForwarding(classes: classes)
    let overrides = classes.classes.flatMap(\.extensionOverrides)
    let members =
      forwarding.members + DifferentOptionality.all(in: classes).map(\.member)
      + objectiveC.members + classes.classes.flatMap(\.addedOverrides)
    for index in files.indices {
      files[index].apply(
        (entryPoint?.edits(in: index) ?? []) + forwarding.edits(in: index)
          + overrides.filter { $0.file == index }.flatMap(\.edits)
          + objectiveC.edits(in: index)
          + spellings.filter { $0.file == index }.map(\.edit)
          + AppleModules(files[index].syntax, merged: program.mergedModules).edits
          + PreviewMacros(files[index].syntax).edits
          + ObjectMemberUses(files[index]).edits
          + GenericCreation(files[index], of: files).edits
          + NumberOperators.edits(in: files[index])
          + SystemVersions(files[index].syntax).edits
          + comments[index].edits
          + AddedMember.edits(members, in: index))
      let connections = objectiveC.registration(file: index)
      files[index].append(connections.text)
      files[index].append(
        ClassRegistration.text(for: classes, file: index, furtherCalls: connections.calls))
    }
    for (file, module) in ImplicitImports.needed(in: files) {
      files[file].prepend(["import \(module)"])
    }
    if let file = FoundationSubclasses.fileToImportIn(classes) {
      files[file].prepend([FoundationSubclasses.declaration])
    }
    if let file = files.firstIndex(where: \.importsUIKit) {
      files[file].append(objectiveC.askingExtensions)
    }
    if let names = FoundationNames.declarations(for: files, launches: program.launches) {
      files[names.file].append(names.text)
    }
    if let file = EncodedGeometry.fileToDeclareIn(files, launches: program.launches) {
      files[file].append(EncodedGeometry.declarations)
    }
    if let file = ObservedDefaults.fileToDeclareIn(
      files, launches: program.launches, classes: classes)
    {
      files[file].append(ObservedDefaults.declarations)
    }
    if let file = WordEnumeration.fileToDeclareIn(files, launches: program.launches) {
      files[file].append(WordEnumeration.declarations)
    }
    if let file = LibraryFolder.fileToDeclareIn(files, launches: program.launches) {
      files[file].append(LibraryFolder.declarations)
    }
    if let entryPoint, !files.isEmpty {
      files[0].prepend(imports(of: launches, in: files, merged: program.mergedModules))
      files[0].append(launches.map(\.functionText).joined())
      files[0].append(entryPoint.preparationText(launches: launches, fileCount: files.count))
      for index in files.indices {
        files[index].append(entryPoint.mainText(file: index))
        files[index].prepend(entryPoint.linesBefore(file: index))
      }
    }
    return AdaptedProgram(
      files: files.map(\.adapted), diagnostics: diagnostics,
      declarations: DeclarationPlaces(of: classes, in: files))
  }

  /// What the first file imports for the launches: what they do themselves, and where the author
  /// has written nothing in that file, what the app does elsewhere.
  private static func imports(
    of launches: [LaunchBody], in files: [AssembledFile], merged: Set<String>
  ) -> [String] {
    var seen = Set<String>()
    let inherited = files[0].isEmpty ? files.flatMap { $0.locatedImports(merged: merged) } : []
    let located = inherited.filter { seen.insert($0.text).inserted }.map(\.located)
    let end = located.contains { $0.hasPrefix("#") } ? ["#sourceLocation()"] : []
    return located + end + launches.flatMap(\.imports)
  }

  private static func script(_ files: [AssembledFile]) -> AdaptedProgram {
    if let entryPoint = ScriptEntryPoint(files) { return entryPoint.program(files) }
    let comments = files.map { $0.observingComments(allowsTopLevel: true) }
    return AdaptedProgram(
      files: files.enumerated().map { index, file in
        var file = file
        file.apply(comments[index].edits)
        if index == 0 { file.prepend(["ScriptSupport.ExampleScript.begin()"]) }
        return file.adapted
      },
      diagnostics: comments.flatMap(\.diagnostics))
  }
}

extension ClassDescription {
  /// The class's own overrides in the place of those in its extensions.
  fileprivate var addedOverrides: [AddedMember] {
    extensionOverrides.map { AddedMember(description: self, text: $0.member) }
  }
}
