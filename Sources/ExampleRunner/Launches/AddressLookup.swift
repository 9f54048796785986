import Foundation
import RunRecord

/// Finds the author's lines for the addresses that a run recorded.
struct AddressLookup: Sendable {
  /// The program cannot be read, which is the work of its author.
  struct Fault: Error {
    let reason: String
  }

  let environment: BuildEnvironment
  let executable: String
  let authorPaths: Set<String>

  /// The record with every call site looked up; those outside the author's files are left out.
  func resolve(_ record: RunRecord) async throws -> RunRecord {
    let callSites = record.launches.flatMap { launch in
      launch.events.flatMap(\.callSites) + launch.termination.callSites
    }
    let addresses = Set(callSites.compactMap(\.address)).sorted()
    guard addresses.count <= Self.mostAddresses else {
      throw Fault(reason: "it recorded more than \(Self.mostAddresses) places in its code")
    }
    let sites = try await sites(at: addresses)
    var record = record
    for launch in record.launches.indices {
      for event in record.launches[launch].events.indices {
        let callSites = record.launches[launch].events[event].callSites
        record.launches[launch].events[event].callSites = resolved(callSites, sites)
      }
      let callSites = record.launches[launch].termination.callSites
      record.launches[launch].termination.callSites = resolved(callSites, sites)
    }
    return record
  }

  /// More than any code of a guide has, and what a symbolizer answers in a second or two.
  private static let mostAddresses = 20_000

  private func resolved(_ callSites: [CallSite], _ sites: [UInt64: CallSite]) -> [CallSite] {
    callSites.compactMap { site in
      guard let address = site.address else { return site }
      return sites[address]
    }
  }

  private func sites(at addresses: [UInt64]) async throws -> [UInt64: CallSite] {
    var sites: [UInt64: CallSite] = [:]
    // A command line has room for some ten thousand addresses.
    for start in stride(from: 0, to: addresses.count, by: 5000) {
      let batch = Array(addresses[start..<min(start + 5000, addresses.count)])
      for (address, answer) in zip(batch, try await ask(batch)) {
        sites[address] = site(answer)
      }
    }
    return sites
  }

  private func ask(_ addresses: [UInt64]) async throws -> [SymbolizerAnswer] {
    // It reads what a stranger's program was linked to, so it is confined like that.
    let app = URL(filePath: executable).deletingLastPathComponent().path
    let command = Command(
      executable: environment.toolchain.program("llvm-symbolizer"),
      arguments: ["--obj=\(executable)", "--output-style=JSON"] + addresses.map { "\($0)" },
      environment: ["LC_ALL": "C.UTF-8"], folder: app,
      limits: ProcessLimits(
        seconds: environment.limits.buildSeconds, outputBytes: 16 << 20,
        memoryBytes: environment.limits.buildMemoryBytes,
        fileBytes: 0, processes: environment.limits.processes),
      confinement: Confinement(sandbox: environment.sandbox, readable: [app]))
    let process = try await command.runLoaded(in: environment.workFolders, readable: [])
    guard process.exit == .exited(0), process.cutOff == nil else {
      throw Fault(reason: process.cutOff.map { "\($0)" } ?? "\(process.exit)")
    }
    guard
      let answers = try? JSONDecoder().decode([SymbolizerAnswer].self, from: Data(process.output)),
      answers.count == addresses.count
    else { throw Fault(reason: "not an answer for each address") }
    return answers
  }

  /// The first frame in an author's file: others are of what the compiler put in its place.
  private func site(_ answer: SymbolizerAnswer) -> CallSite? {
    for frame in answer.frames ?? [] {
      let path = frame.file.hasPrefix("./") ? String(frame.file.dropFirst(2)) : frame.file
      if authorPaths.contains(path) {
        return CallSite(address: nil, path: path, line: frame.line, column: frame.column)
      }
    }
    return nil
  }
}
