func greeting(for name: String) -> String {
  "Hello, \(name)"
}
print(greeting(for: "world"))  // Prints "Hello, world"
