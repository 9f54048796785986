// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// The kinds of data by the names of MobileCoreServices, which is UIKit here.

/// A text of Core Foundation's.
public typealias CFString = NSString

/// Whatever there is.
nonisolated(unsafe) public let kUTTypeItem: CFString = "public.item"
/// Whatever can be seen, heard or read.
nonisolated(unsafe) public let kUTTypeContent: CFString = "public.content"
/// Bytes.
nonisolated(unsafe) public let kUTTypeData: CFString = "public.data"
/// A folder.
nonisolated(unsafe) public let kUTTypeFolder: CFString = "public.folder"
/// A picture.
nonisolated(unsafe) public let kUTTypeImage: CFString = "public.image"
/// A picture as JPEG.
nonisolated(unsafe) public let kUTTypeJPEG: CFString = "public.jpeg"
/// A picture as PNG.
nonisolated(unsafe) public let kUTTypePNG: CFString = "public.png"
/// A picture as GIF.
nonisolated(unsafe) public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// A film.
nonisolated(unsafe) public let kUTTypeMovie: CFString = "public.movie"
/// A film without sound.
nonisolated(unsafe) public let kUTTypeVideo: CFString = "public.video"
/// A sound.
nonisolated(unsafe) public let kUTTypeAudio: CFString = "public.audio"
/// A text.
nonisolated(unsafe) public let kUTTypeText: CFString = "public.text"
/// A text without attributes.
nonisolated(unsafe) public let kUTTypePlainText: CFString = "public.plain-text"
/// A text without attributes, as UTF-8.
nonisolated(unsafe) public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// An address.
nonisolated(unsafe) public let kUTTypeURL: CFString = "public.url"
/// The address of a file.
nonisolated(unsafe) public let kUTTypeFileURL: CFString = "public.file-url"
/// A document as PDF.
nonisolated(unsafe) public let kUTTypePDF: CFString = "com.adobe.pdf"
