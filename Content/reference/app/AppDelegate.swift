import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidBecomeActive(_ application: UIApplication) {
    print(title(of: Bundle.main))  // Prints "A folder"
  }
}
