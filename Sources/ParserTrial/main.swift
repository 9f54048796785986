// Parses what it is sent, and says when it is done: `ParserTrials` tells why.
//
// On the standard input, a socket, come texts, each behind its length in four bytes. For each goes back one byte. A text
// that takes too much computing, or more than the stack, ends this process, and there is no answer.

import Foundation
import Glibc
import SwiftParser
import SwiftSyntax

/// Goes to every node, as code that reads a tree does.
private final class Walk: SyntaxAnyVisitor {}

private func read(_ count: Int) -> [UInt8]? {
  var bytes = [UInt8](repeating: 0, count: count)
  var filled = 0
  while filled < count {
    let new = bytes.withUnsafeMutableBytes { recv(0, $0.baseAddress! + filled, count - filled, 0) }
    if new > 0 {
      filled += new
    } else if new == 0 || errno != EINTR {
      return nil
    }
  }
  return bytes
}

/// How long this machine takes for ordinary code, in percent of the time on the machine for which the limits were chosen.
///
/// At least 100, and at most 300. It is measured when the first long text comes.
private let slowness: Int = {
  let code = String(
    repeating: "func f(a: Int) -> [Int] { return [a].map { $0 + 1 } }\n", count: 100)
  var fastest = Int.max
  for _ in 1...2 {
    let start = clock()
    _ = Parser.parse(source: code)
    fastest = min(fastest, clock() - start)
  }
  let usual = 26_000
  return min(300, max(100, fastest * 100 / usual))
}()

/// Limits the time to several times what ordinary code takes, of which a megabyte takes 1.2 to 5 seconds.
///
/// A launch is parsed again without its code for other platforms, and both together may take a second. No launch is as
/// long as some files of apps are, so a longer text gets more for each further byte. A slow machine gets more for all.
private func limitComputing(of length: Int) {
  let longestLaunch = 64_000
  let usual = 200_000 + 3 * length + 13 * max(0, length - longestLaunch)
  // What short texts get is enough on every machine.
  let microseconds = length > 8_000 ? usual * slowness / 100 : usual
  let (seconds, rest) = min(microseconds, 2_999_999).quotientAndRemainder(dividingBy: 1_000_000)
  var limit = itimerval(
    it_interval: timeval(), it_value: timeval(tv_sec: seconds, tv_usec: suseconds_t(rest)))
  setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &limit, nil)
}

private func serve() {
  while let head = read(4) {
    let length = head.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
    guard let text = read(Int(length)) else { return }
    limitComputing(of: text.count)
    let tree = Parser.parse(source: String(decoding: text, as: UTF8.self))
    var size = 0
    for token in tree.tokens(viewMode: .sourceAccurate) { size += token.totalLength.utf8Length }
    Walk(viewMode: .sourceAccurate).walk(tree)
    var answer: UInt8 = size == text.count ? 1 : 0
    guard send(0, &answer, 1, CInt(MSG_NOSIGNAL)) == 1 else { return }
  }
}

var memory = rlimit(rlim_cur: 2 << 30, rlim_max: 2 << 30)
setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &memory)
var cores = rlimit(rlim_cur: 0, rlim_max: 0)
setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &cores)

// Three quarters of what the threads of the tool have.
let thread = Thread {
  serve()
  exit(0)
}
thread.stackSize = 6 << 20
thread.start()
while true { pause() }
