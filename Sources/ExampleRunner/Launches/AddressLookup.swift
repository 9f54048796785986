import Foundation
import RunRecord

/// Finds the author's lines for the addresses that a run recorded.
struct AddressLookup: Sendable {
  let toolchain: Toolchain
  let executable: String
  let authorPaths: Set<String>

  /// The record with every call site looked up; those outside the author's files are left out.
  func resolve(_ record: RunRecord) async throws -> RunRecord {
    let callSites = record.launches.flatMap { launch in
      launch.events.flatMap(\.callSites) + launch.ending.callSites
    }
    let addresses = Set(callSites.compactMap(\.address)).sorted()
    let sites = try await sites(at: addresses)
    var record = record
    for launch in record.launches.indices {
      for event in record.launches[launch].events.indices {
        let callSites = record.launches[launch].events[event].callSites
        record.launches[launch].events[event].callSites = resolved(callSites, sites)
      }
      let callSites = record.launches[launch].ending.callSites
      record.launches[launch].ending.callSites = resolved(callSites, sites)
    }
    return record
  }

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
    let symbolizer = toolchain.program("llvm-symbolizer")
    let command = Command(
      executable: symbolizer,
      arguments: ["--obj=\(executable)", "--output-style=JSON"] + addresses.map { "\($0)" },
      environment: ["LC_ALL": "C.UTF-8"])
    let output = try await command.runSuccessfully().output
    let answers: [SymbolizerAnswer]
    do {
      answers = try JSONDecoder().decode([SymbolizerAnswer].self, from: Data(output))
    } catch {
      throw RunnerError.commandFailed(executable: symbolizer, reason: "\(error)")
    }
    guard answers.count == addresses.count else {
      throw RunnerError.commandFailed(executable: symbolizer, reason: "not an answer an address")
    }
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
