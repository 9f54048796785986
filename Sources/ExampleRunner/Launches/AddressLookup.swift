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
    // The types are written because the compiler needs a second to find them.
    let callSites: [CallSite] = record.launches.flatMap { (launch: LaunchRecord) -> [CallSite] in
      let makers = launch.drawings.drawings.flatMap(\.all).compactMap(\.maker)
      return launch.events.flatMap(\.callSites) + launch.termination.callSites
        + makers.flatMap(\.calls)
    }
    let addresses = Set(callSites.compactMap(\.address)).sorted()
    guard addresses.count <= Self.mostAddresses else {
      throw Fault(reason: "it recorded more than \(Self.mostAddresses) places in its code")
    }
    let answers = try await answers(at: addresses)
    let paths = Dictionary(authorPaths.map { (Self.plain($0), $0) }) { first, _ in first }
    let sites = answers.compactMapValues { site($0, among: paths) }
    var record = record
    for launch in record.launches.indices {
      record.launches[launch].nameFailedCheck(answers)
      for event in record.launches[launch].events.indices {
        let callSites = record.launches[launch].events[event].callSites
        record.launches[launch].events[event].callSites = resolved(callSites, sites)
      }
      let callSites = record.launches[launch].termination.callSites
      record.launches[launch].termination.callSites = resolved(callSites, sites)
      record.launches[launch].drawings.changeElements { drawing in
        drawing.elements = drawing.elements.map {
          $0.mappingMakers { self.resolved($0, answers: answers, sites: sites) }
        }
      }
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

  /// The line that made a view: the innermost one outside of its own initializers, else the outermost one in them.
  private func resolved(
    _ maker: ViewMaker, answers: [UInt64: SymbolizerAnswer], sites: [UInt64: CallSite]
  ) -> ViewMaker? {
    let lines = maker.calls.compactMap(\.address).compactMap { address in
      answers[address].flatMap { answer in
        line(answer, sites[address]).map { (answer, $0) }
      }
    }
    let outside = lines.first { !$0.0.isInitializer(of: maker.classes) }
    return (outside ?? lines.last).map { ViewMaker(calls: [$0.1]) }
  }

  /// The place of a call; where the function around it begins if the call has no line.
  ///
  /// The compiler gives no line to `UITextField()` as the value of a property: the function is the initializer that it
  /// generated, which begins with the class. Nil for what has neither line.
  private func line(_ answer: SymbolizerAnswer, _ site: CallSite?) -> CallSite? {
    guard var site else { return nil }
    if site.line == 0 {
      let start = answer.frames?.lazy.map(\.startLine).first { $0 > 0 }
      guard let start else { return nil }
      (site.line, site.column) = (start, 0)
    }
    return site
  }

  private func answers(at addresses: [UInt64]) async throws -> [UInt64: SymbolizerAnswer] {
    var answers: [UInt64: SymbolizerAnswer] = [:]
    // A command line has room for some ten thousand addresses.
    for start in stride(from: 0, to: addresses.count, by: 5000) {
      let batch = Array(addresses[start..<min(start + 5000, addresses.count)])
      for (address, answer) in zip(batch, try await ask(batch)) { answers[address] = answer }
    }
    return answers
  }

  private func ask(_ addresses: [UInt64]) async throws -> [SymbolizerAnswer] {
    // It reads what an untrusted program was linked to, so it is confined like that.
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
    let process = try await command.runLoaded(
      by: environment.shared.forkServers, in: environment.workFolders, readable: [])
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
  ///
  /// - Parameter paths: The paths of the author's files by their plain forms.
  private func site(_ answer: SymbolizerAnswer, among paths: [String: String]) -> CallSite? {
    for frame in answer.frames ?? [] {
      if let path = paths[Self.plain(frame.file)] {
        return CallSite(address: nil, path: path, line: frame.line, column: frame.column)
      }
    }
    return nil
  }

  /// Removes each `.` between slashes: the compiler writes `./` before paths, and authors may (`--content ./Content`).
  private static func plain(_ path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.filter { $0 != "." }.joined(separator: "/")
  }
}

extension LaunchRecord {
  /// Takes the check that failed for the reason of a crash, where the process gave none itself.
  fileprivate mutating func nameFailedCheck(_ answers: [UInt64: SymbolizerAnswer]) {
    guard case .signalled(let signal, _, let callSites) = termination,
      ErrorOutput(errorOutput).fatalError == nil,
      let check = callSites.first?.address.flatMap({ answers[$0] })?.failedCheck
    else { return }
    let named = Termination.signalled(signal: signal, message: check, callSites: callSites)
    if events.last == termination.event { events[events.count - 1] = named.event }
    termination = named
  }
}
