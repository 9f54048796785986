// What Apple's SDK adds to a test that imports Swift Testing and UIKit. The compiler imports this module by its name.
