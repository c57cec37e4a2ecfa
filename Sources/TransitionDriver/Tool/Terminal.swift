package import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process's outputs.
package enum Terminal {
  /// Whether a person reads it as it comes.
  package static func isTerminal(_ handle: FileHandle) -> Bool { isatty(handle.fileDescriptor) != 0 }

  /// Writes text. A reader that went away ends the run with exit code 3, without a trace of its own.
  package static func write(_ text: String, to handle: FileHandle) {
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      exit(3)
    }
  }
}

/// Standard error, one line at a time.
package enum StandardError {
  /// Writes a line.
  package static func write(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}
