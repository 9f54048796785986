import ArgumentParser
import Foundation
import SwiftParser

/// Prints the mutants of the sources, in the order of the sources; `Tests/Mutants/mutants.py` chooses some and tries them.
@main
struct Mutations: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reprise-mutants",
    abstract: "Prints changes of the sources that a test should notice, one JSON object a line.")

  @Option(help: "The package's folder.")
  var package = "."

  func run() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for mutant in try MutationArea.all.flatMap(mutants) {
      print(String(decoding: try encoder.encode(mutant), as: UTF8.self))
    }
  }

  private func mutants(of area: MutationArea) throws -> [Mutant] {
    try area.folders.flatMap(files).flatMap { path in
      let text = try String(contentsOfFile: "\(package)/\(path)", encoding: .utf8)
      return MutantCollector(area: area.name, path: path, syntax: Parser.parse(source: text))
        .mutants
    }
  }

  /// The Swift files of a folder and those in it, in order.
  private func files(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: "\(package)/\(folder)")
      .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }
}
