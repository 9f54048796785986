public import UIKit

/// A component of a restoration path, in generated code as wide as the `Any` of older spellings.
public typealias _Id = String

/// The options of a launch, in generated code narrower than any older spelling.
public typealias _Launching = [UIApplication.LaunchOptionsKey: Any]

/// What an image picker passes to its delegate, in generated code narrower than older spellings.
public typealias _Picked = [UIImagePickerController.InfoKey: Any]

/// What hands an activity over, in generated code narrower than older spellings.
public typealias _Handing = ([any UIUserActivityRestoring]?) -> Void
