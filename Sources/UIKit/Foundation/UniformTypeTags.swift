// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

nonisolated(unsafe) public let kUTTagClassFilenameExtension: CFString =
  "public.filename-extension"
nonisolated(unsafe) public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// The type of files with an extension or a MIME type, among the usual ones; nil for others.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  let tag = inTag.lowercased
  let isMIME = inTagClass == kUTTagClassMIMEType
  return UniformTypeTag.all.first { (isMIME ? $0.mime : $0.file) == tag }.map {
    .passRetained($0.type as CFString)
  }
}

/// The extension or the MIME type of a type of files, among the usual ones; nil for others.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> Unmanaged<CFString>? {
  let type = inUTI as String
  return UniformTypeTag.all.first { $0.type == type }.map { tag in
    .passRetained((inTagClass == kUTTagClassMIMEType ? tag.mime : tag.file) as CFString)
  }
}

/// A type of files with the ending and the MIME type that it is known by.
struct UniformTypeTag: Sendable {
  let type: String
  let file: String
  let mime: String

  static let all = [
    UniformTypeTag(type: "public.png", file: "png", mime: "image/png"),
    UniformTypeTag(type: "public.jpeg", file: "jpeg", mime: "image/jpeg"),
    UniformTypeTag(type: "public.jpeg", file: "jpg", mime: "image/jpeg"),
    UniformTypeTag(type: "com.compuserve.gif", file: "gif", mime: "image/gif"),
    UniformTypeTag(type: "public.heic", file: "heic", mime: "image/heic"),
    UniformTypeTag(type: "com.adobe.pdf", file: "pdf", mime: "application/pdf"),
    UniformTypeTag(type: "public.plain-text", file: "txt", mime: "text/plain"),
    UniformTypeTag(type: "public.html", file: "html", mime: "text/html"),
    UniformTypeTag(type: "public.json", file: "json", mime: "application/json"),
    UniformTypeTag(type: "public.xml", file: "xml", mime: "application/xml"),
    UniformTypeTag(type: "public.comma-separated-values-text", file: "csv", mime: "text/csv"),
    UniformTypeTag(type: "public.zip-archive", file: "zip", mime: "application/zip"),
    UniformTypeTag(type: "public.mp3", file: "mp3", mime: "audio/mpeg"),
    UniformTypeTag(type: "public.mpeg-4", file: "mp4", mime: "video/mp4"),
    UniformTypeTag(type: "com.apple.quicktime-movie", file: "mov", mime: "video/quicktime"),
    UniformTypeTag(type: "public.vcard", file: "vcf", mime: "text/vcard"),
    UniformTypeTag(type: "public.heic", file: "heif", mime: "image/heif"),
    UniformTypeTag(type: "public.tiff", file: "tiff", mime: "image/tiff"),
    UniformTypeTag(type: "public.svg-image", file: "svg", mime: "image/svg+xml"),
    UniformTypeTag(type: "public.mpeg-4-audio", file: "m4a", mime: "audio/mp4"),
    UniformTypeTag(type: "com.microsoft.waveform-audio", file: "wav", mime: "audio/vnd.wave"),
    UniformTypeTag(type: "public.rtf", file: "rtf", mime: "text/rtf"),
    UniformTypeTag(type: "public.yaml", file: "yaml", mime: "application/x-yaml"),
    UniformTypeTag(type: "public.swift-source", file: "swift", mime: "text/x-swift"),
    UniformTypeTag(type: "com.apple.property-list", file: "plist", mime: "application/x-plist"),
    UniformTypeTag(type: "org.idpf.epub-container", file: "epub", mime: "application/epub+zip"),
  ]
}
