/// A member that a class of the app is given.
struct AddedMember {
  var description: ClassDescription
  var text: String

  /// The edits of a file that give its classes their members, each class all of them at one place.
  static func edits(_ members: [AddedMember], in file: Int) -> [SourceEdit] {
    let ofFile = members.filter { $0.description.file == file }
    return Dictionary(grouping: ofFile, by: \.description.typeName)
      .sorted { $0.key < $1.key }
      .map { $0.value[0].description.memberInsertion.edit($0.value.map(\.text)) }
  }
}
