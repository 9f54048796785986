public import Foundation

/// What a page came with.
open class URLResponse: NSObject, @unchecked Sendable {
  /// The address it came from.
  public let url: URL?

  /// The kind of data.
  public let mimeType: String?

  /// How much data there is.
  public let expectedContentLength: Int64

  /// The name of the text's encoding.
  public let textEncodingName: String?

  /// Creates a response.
  public init(
    url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName: String?
  ) {
    self.url = url
    self.mimeType = mimeType
    expectedContentLength = Int64(length)
    self.textEncodingName = textEncodingName
  }

  /// A name for a file with the data: the last part of the address.
  open var suggestedFilename: String? {
    let name = url?.lastPathComponent ?? ""
    return name.isEmpty || name == "/" ? "Unknown" : name
  }
}
