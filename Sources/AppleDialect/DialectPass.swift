import Diagnostics
import SwiftParser
import SwiftSyntax

/// Turns Swift written for Xcode into what the compiler on Linux takes.
///
/// Every line stays where it is, and every column of what is not replaced: what is added goes
/// behind the last character of a class, or behind the end of a file.
package enum DialectPass {
  package static func adapt(_ program: AuthoredProgram) -> AdaptedProgram {
    var files = program.files.map(AssembledFile.init)
    if program.isScript { return script(files) }

    let classes = ClassTable(files: files, module: program.module)
    let launches = program.launches.map(LaunchBody.init)
    var diagnostics = launches.flatMap(\.diagnostics)

    let entryPoint = EntryPoint(classes: classes)
    if entryPoint == nil { diagnostics.append(EntryPoint.missing(in: program)) }
    let forwarding = OptionalMethodForwarding(classes: classes)
    for index in files.indices {
      files[index].apply(
        (entryPoint?.edits(in: index) ?? []) + forwarding.edits(in: index))
      files[index].append(ClassRegistration.text(for: classes, file: index))
    }
    if let entryPoint, !files.isEmpty {
      files[0].prepend(launches.flatMap(\.imports))
      files[0].append(launches.map(\.functionText).joined())
      files[0].append(entryPoint.text(launches: launches, fileCount: files.count))
      for index in files.indices { files[index].prepend(entryPoint.linesBefore(file: index)) }
    }
    return AdaptedProgram(files: files.map(\.adapted), diagnostics: diagnostics)
  }

  private static func script(_ files: [AssembledFile]) -> AdaptedProgram {
    AdaptedProgram(
      files: files.enumerated().map { index, file in
        var file = file
        if index == 0 { file.prepend(["ExampleSupport.ExampleProgram.beginScript()"]) }
        return file.adapted
      })
  }
}
