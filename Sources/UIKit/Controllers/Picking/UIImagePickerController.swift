/// The screen on which the user takes or picks a picture; there is none to pick here, and the user can
/// only leave it.
///
/// It is not saved, with an identifier neither (uikit-restoration 4).
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// All pictures.
    case photoLibrary
    /// The camera.
    case camera
    /// The pictures that were taken with the device.
    case savedPhotosAlbum
  }

  /// What the camera takes.
  public enum CameraCaptureMode: Int, Sendable {
    /// Pictures.
    case photo
    /// Films.
    case video
  }

  /// Which camera it is.
  public enum CameraDevice: Int, Sendable {
    /// The one on the back.
    case rear
    /// The one on the front.
    case front
  }

  /// A key of what the delegate is told of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The key as text.
    public let rawValue: String

    /// Creates a key from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The kind: `public.image`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")

    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")

    /// The picture as the user cut it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")

    /// What the user cut out.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")

    /// The film's file.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")

    /// The picture's file.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")

    /// The picture's place in the library.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")

    /// What the camera wrote of the picture.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
  }

  /// Where the pictures come from.
  open var sourceType = SourceType.photoLibrary

  /// The kinds that can be picked.
  open var mediaTypes = ["public.image"]

  /// Whether the user may cut the picture.
  open var allowsEditing = false

  /// What the camera takes.
  open var cameraCaptureMode = CameraCaptureMode.photo

  /// Which camera is used.
  open var cameraDevice = CameraDevice.rear

  /// Whether the device has pictures from somewhere; it has no camera here.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera
  }

  /// Whether the device has a camera; it has none here.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// The kinds that can be picked from somewhere.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }

  override var isKindThatIsRestored: Bool { false }
}

/// The object that UIKit notifies of what the user picks.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Tells that the user picked a picture.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

  /// Tells that the user picked none.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}

  /// Closes the screen.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
