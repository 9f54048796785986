import ArgumentParser
import Foundation
import SwiftParser

/// Prints mutants of the sources, in an order that a seed decides; `Tests/Mutants/mutants.py` tries them.
@main
struct Mutations: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reprise-mutants",
    abstract: "Prints changes of the sources that a test should notice, one JSON object a line.",
    discussion: "The areas take turns, so that the first lines have as many of each.")

  @Option(help: "The package's folder.")
  var package = "."

  @Option(help: "What decides the order.")
  var seed: UInt64 = 1

  func run() throws {
    var order = SeededOrder(seed: seed)
    let areas = try MutationArea.all.map { try mutants(of: $0).shuffled(using: &order) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for turn in 0..<(areas.map(\.count).max() ?? 0) {
      for area in areas where area.indices.contains(turn) {
        print(String(decoding: try encoder.encode(area[turn]), as: UTF8.self))
      }
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
