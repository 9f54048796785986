// The engine's functions, by the names of their symbols.
//
// This module imports nothing: code that compiles with a module loads all that it imports, and UIKit with
// Foundation takes as long as the rest of a script. `ExampleSupport`, in the same library, has the bodies.

@_silgen_name("reprise_beginScript")
func beginScript()

@_silgen_name("reprise_recordPrint")
func recordPrint(_ text: String)

@_silgen_name("reprise_recordValue")
func recordValue(_ text: String, _ otherOrder: String?, _ file: String, _ line: Int)

@_silgen_name("reprise_recordStep")
func recordStep(_ label: String, _ file: String, _ line: Int)
