/// What was made for a new project besides what is always in its folder.
package struct NewProject {
  /// The path of the workflow that verifies the guides.
  package let workflow: String

  /// Whether GitHub reads the workflow where it is; false if the repository has another one of the same name.
  package let isWorkflowRead: Bool
}
