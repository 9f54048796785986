import Foundation

/// A language server that says the same of every name, and behaves as the real one does on a bad day.
///
/// It writes an answer now and then, and drops those that it has not written when it is told to end or
/// hears no more. Who lets it give up waiting for how a file is compiled gets empty answers.
struct NameServer {
  /// How many answers it gives before it ends by itself.
  var answersBeforeEnd = Int.max

  /// Of a name in this column it only says that it cannot tell.
  var refusedColumn = -1

  func write(to path: String) throws {
    let folder = URL(filePath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(script.utf8).write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  private var script: String {
    #"""
    #!/usr/bin/env python3
    import json, os, queue, sys, threading, time

    waiting = queue.Queue()

    def write():
        left = \#(answersBeforeEnd)
        while left > 0:
            answer = waiting.get()
            time.sleep(0.02)
            body = json.dumps({"jsonrpc": "2.0", **answer}).encode()
            sys.stdout.buffer.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
            sys.stdout.buffer.flush()
            left -= 1
        os._exit(1)

    def read():
        while header := sys.stdin.buffer.readline():
            sys.stdin.buffer.readline()
            yield json.loads(sys.stdin.buffer.read(int(header.split(b":")[1])))

    def answer(message, options):
        place = message["params"].get("position", {})
        if place.get("character") == \#(refusedColumn):
            return {"error": {"code": -32001, "message": "It cannot be told."}}
        if options.get("buildSettingsTimeout", 500) < 60_000 or "hover" not in message["method"]:
            return {"result": []}
        return {"result": {"contents": {"value": "```swift\nlet told: Int\n```"}}}

    threading.Thread(target=write, daemon=True).start()
    options = {}
    for message in read():
        options = message.get("params", {}).get("initializationOptions", options)
        if message["method"] == "exit":
            break
        if "id" in message:
            waiting.put({"id": message["id"], **answer(message, options)})
    os._exit(0)
    """#
  }
}
