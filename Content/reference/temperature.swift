import Foundation

let formatter = NumberFormatter()

// snippet.conversion
func fahrenheit(fromCelsius celsius: Double) -> Double {
  celsius * 9 / 5 + 32
}
print(fahrenheit(fromCelsius: 20))  // Prints "68.0"
// snippet.end
