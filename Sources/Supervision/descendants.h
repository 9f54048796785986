// The processes below one, as `/proc` shows them.

#ifndef DESCENDANTS_H
#define DESCENDANTS_H

#include <sys/types.h>

struct usage {
  long processes;
  /// Their threads.
  long threads;
  /// Memory that is in use and not shared with a file; pages that processes share count for each of
  /// them.
  unsigned long memory;
  /// The bytes that they wrote to files, those included that have ended.
  unsigned long written;
  /// Whether one of them cannot be looked into.
  int isHidden;
};

/// The address space of a process in bytes; 0 where it cannot be read.
unsigned long addressSpace(pid_t process);

/// What all processes below one use.
struct usage usageOfDescendants(pid_t ancestor);

/// What files take that all processes below one have open and that have no name any more, in bytes.
unsigned long namelessFiles(pid_t ancestor);

/// The memory of all processes below one, each page counted once.
unsigned long proportionalMemory(pid_t ancestor);

/// Ends every process below this one, the group of `program` at once, and returns when none is left.
void endDescendants(pid_t program);

#endif
