import Foundation
import RunRecord

/// Finds the author's lines for the addresses that a run recorded.
struct AddressLookup: Sendable {
  let toolchain: Toolchain
  let executable: String
  let authorPaths: Set<String>

  private struct Answer: Decodable {
    struct Frame: Decodable {
      var FileName: String
      var Line: Int
      var Column: Int
    }

    /// The frames at the address, innermost first; absent where nothing is known.
    var Symbol: [Frame]?
  }

  /// The record with every call site looked up; those outside the author's files are left out.
  func resolve(_ record: RunRecord) async throws -> RunRecord {
    let events = record.launches.flatMap(\.events)
    let addresses = Set(events.flatMap(\.callSites).compactMap(\.address)).sorted()
    let sites = try await sites(at: addresses)
    var record = record
    for launch in record.launches.indices {
      for event in record.launches[launch].events.indices {
        let callSites = record.launches[launch].events[event].callSites
        record.launches[launch].events[event].callSites = callSites.compactMap { site in
          guard let address = site.address else { return site }
          return sites[address]
        }
      }
    }
    return record
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

  private func ask(_ addresses: [UInt64]) async throws -> [Answer] {
    let symbolizer = toolchain.program("llvm-symbolizer")
    let command = Command(
      executable: symbolizer,
      arguments: ["--obj=\(executable)", "--output-style=JSON"] + addresses.map { "\($0)" },
      environment: ["LC_ALL": "C.UTF-8"])
    let output = try await command.runSuccessfully().output
    let answers: [Answer]
    do {
      answers = try JSONDecoder().decode([Answer].self, from: Data(output))
    } catch {
      throw RunnerError.commandFailed(executable: symbolizer, reason: "\(error)")
    }
    guard answers.count == addresses.count else {
      throw RunnerError.commandFailed(executable: symbolizer, reason: "not an answer an address")
    }
    return answers
  }

  private func site(_ answer: Answer) -> CallSite? {
    for frame in answer.Symbol ?? [] {
      let path =
        frame.FileName.hasPrefix("./") ? String(frame.FileName.dropFirst(2)) : frame.FileName
      if authorPaths.contains(path) {
        return CallSite(address: nil, path: path, line: frame.Line, column: frame.Column)
      }
    }
    return nil
  }
}
