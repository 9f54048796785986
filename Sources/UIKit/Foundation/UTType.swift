/// A kind of data or of file, among the usual ones.
///
/// A phone also knows the kinds that apps declare; here, one that is not among these has an identifier and nothing else.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  public let identifier: String

  /// The type that an app says it is a kind of.
  private var parent: String?

  /// The type with an identifier; nil for an empty one.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  fileprivate init(known identifier: String) { self.identifier = identifier }

  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
    parent = parentType?.identifier
  }

  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// The type of files with an extension; a dynamic one for an extension that is not known, nil for an empty one.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let tag = filenameExtension.lowercased()
    guard !tag.isEmpty else { return nil }
    let type = UniformTypeTag.all.first { $0.file == tag }?.type
    self.init(exportedAs: type ?? "dyn.\(tag)", conformingTo: type == nil ? supertype : nil)
  }

  /// The type with a MIME type; a dynamic one for one that is not known, nil for an empty one.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let tag = mimeType.lowercased()
    guard !tag.isEmpty else { return nil }
    let type = UniformTypeTag.all.first { $0.mime == tag }?.type
    self.init(exportedAs: type ?? "dyn.\(tag)", conformingTo: type == nil ? supertype : nil)
  }

  public var preferredFilenameExtension: String? {
    UniformTypeTag.all.first { $0.type == identifier }?.file
  }

  public var preferredMIMEType: String? {
    UniformTypeTag.all.first { $0.type == identifier }?.mime
  }

  public var localizedDescription: String? { preferredFilenameExtension?.uppercased() }

  public var description: String { identifier }

  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// Whether data of this type is also data of another.
  public func conforms(to type: UTType) -> Bool {
    if type.identifier == identifier || type == .item { return true }
    if let parent = parent ?? UTType.parents[identifier] {
      return UTType(known: parent).conforms(to: type)
    }
    return type == .data && !UTType.withoutData.contains(identifier)
  }

  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let directory = UTType(known: "public.directory")
  public static let folder = UTType(known: "public.folder")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let json = UTType(known: "public.json")
  public static let yaml = UTType(known: "public.yaml")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let swiftSource = UTType(known: "public.swift-source")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let heic = UTType(known: "public.heic")
  public static let tiff = UTType(known: "public.tiff")
  public static let svg = UTType(known: "public.svg-image")
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let audio = UTType(known: "public.audio")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let mp3 = UTType(known: "public.mp3")
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let zip = UTType(known: "public.zip-archive")
  public static let archive = UTType(known: "public.archive")
  public static let database = UTType(known: "public.database")
  public static let contact = UTType(known: "public.contact")
  public static let vCard = UTType(known: "public.vcard")
  public static let calendarEvent = UTType(known: "public.calendar-event")
  public static let font = UTType(known: "public.font")
  public static let epub = UTType(known: "org.idpf.epub-container")

  /// What has no bytes of its own, or need not have.
  private static let withoutData: Set<String> = [
    "public.directory", "public.item", "public.content",
  ]

  private static let parents = [
    "public.plain-text": "public.text", "public.utf8-plain-text": "public.plain-text",
    "public.rtf": "public.text", "public.html": "public.text", "public.xml": "public.text",
    "public.json": "public.text", "public.yaml": "public.text",
    "public.comma-separated-values-text": "public.plain-text",
    "public.source-code": "public.plain-text", "public.swift-source": "public.source-code",
    "public.text": "public.data", "public.png": "public.image", "public.jpeg": "public.image",
    "com.compuserve.gif": "public.image", "public.heic": "public.image",
    "public.tiff": "public.image", "public.svg-image": "public.image",
    "public.image": "public.data", "public.movie": "public.audiovisual-content",
    "public.video": "public.movie", "com.apple.quicktime-movie": "public.movie",
    "public.mpeg-4": "public.movie", "public.audio": "public.audiovisual-content",
    "public.mp3": "public.audio", "public.mpeg-4-audio": "public.audio",
    "com.microsoft.waveform-audio": "public.audio", "com.adobe.pdf": "public.content",
    "public.audiovisual-content": "public.data", "public.folder": "public.directory",
    "public.file-url": "public.url", "public.zip-archive": "public.archive",
    "public.vcard": "public.contact", "org.idpf.epub-container": "public.content",
  ]
}
