// As in Apple's SDK, `import UIKit` brings Foundation with it.
@_exported import Foundation
