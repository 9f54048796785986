import Foundation

func title(of bundle: Bundle) -> String {
  bundle.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String ?? ""
}
