// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_spi(InertModules) @_exported import UIKit

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds no place, because it would ask a server.
open class CLGeocoder: NSObject {
  open var isGeocoding: Bool { false }

  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    fail("reverseGeocodeLocation(_:completionHandler:)", completionHandler)
  }

  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    fail("reverseGeocodeLocation(_:completionHandler:)", completionHandler)
  }

  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    fail("geocodeAddressString(_:completionHandler:)", completionHandler)
  }

  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    fail("geocodeAddressString(_:completionHandler:)", completionHandler)
  }

  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    InertFramework.asked(.fails)
    throw CLError(.network)
  }

  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    InertFramework.asked(.fails)
    throw CLError(.network)
  }

  open func cancelGeocode() {}

  private func fail(_ member: String, _ completionHandler: @escaping CLGeocodeCompletionHandler) {
    InertFramework.asked(.fails, for: member)
    InertFramework.later(completionHandler) { $0(nil, CLError(.network)) }
  }
}

open class CLPlacemark: NSObject {
  public let location: CLLocation?
  open var region: CLRegion? { nil }
  open var timeZone: TimeZone? { nil }
  open var name: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var country: String? { nil }
  open var inlandWater: String? { nil }
  open var ocean: String? { nil }
  open var areasOfInterest: [String]? { nil }

  public init(placemark: CLPlacemark) { location = placemark.location }

  @_spi(InertModules)
  public init(location: CLLocation?) { self.location = location }
}
