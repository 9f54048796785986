import Glibc

/// A message to another process with three open files.
struct FileMessage {
  /// What the system calls a control message, laid out as it reads it.
  private struct Control {
    var length = MemoryLayout<Control>.size
    var level = SOL_SOCKET
    var kind = CInt(SCM_RIGHTS)
    var files: (CInt, CInt, CInt)
  }

  private let text: [UInt8]
  private let control: Control

  init(_ text: [UInt8], files: (CInt, CInt, CInt)) {
    self.text = text
    control = Control(files: files)
  }

  /// Whether the other side took the message.
  func send(on socket: CInt) -> Bool {
    var text = text
    var control = control
    return text.withUnsafeMutableBytes { text in
      withUnsafeMutableBytes(of: &control) { control in
        var part = iovec(iov_base: text.baseAddress, iov_len: text.count)
        return withUnsafeMutablePointer(to: &part) { part in
          var message = msghdr()
          message.msg_iov = part
          message.msg_iovlen = 1
          message.msg_control = control.baseAddress
          message.msg_controllen = control.count
          return sendmsg(socket, &message, CInt(MSG_NOSIGNAL)) == text.count
        }
      }
    }
  }
}
