// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import Combine
@_spi(InertModules) @_exported import UIKit

public struct Image: Hashable, Sendable {
  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large
  }

  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  public enum TemplateRenderingMode: Hashable, Sendable {
    case template
    case original
  }

  public enum Interpolation: Hashable, Sendable {
    case none
    case low
    case medium
    case high
  }

  public init(_ name: String, bundle: Bundle? = nil) {}
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {}
  public init(decorative name: String, bundle: Bundle? = nil) {}
  public init(systemName: String) {}
  public init(systemName: String, variableValue: Double?) {}
  public init(uiImage: UIImage) {}

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

extension Image: BodylessView {}

public struct SymbolRenderingMode: Sendable {
  public static let monochrome = SymbolRenderingMode()
  public static let multicolor = SymbolRenderingMode()
  public static let hierarchical = SymbolRenderingMode()
  public static let palette = SymbolRenderingMode()
}

public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

public struct AsyncImage<Content: View> {
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {}

  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {}
}

extension AsyncImage where Content == Image {
  public init(url: URL?, scale: CGFloat = 1) {}
}

extension AsyncImage: BodylessView {}
