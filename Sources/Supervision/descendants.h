// The processes below one, as `/proc` shows them.

#ifndef DESCENDANTS_H
#define DESCENDANTS_H

#include <sys/types.h>

/// How many processes are looked at: more than any run may have.
enum { mostDescendants = 4096 };

/// Finds the processes below one, parents before their children; how many there are, `mostDescendants` at most.
int findDescendants(pid_t ancestor, pid_t *found);

/// Writes the path of what `/proc` has of a process under a name: of another of its threads, where the first has ended
/// and others go on; it shows nothing then.
const char *pathOfRunning(pid_t process, const char *name, char *path, size_t room);

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

/// The memory of all processes below one, each page counted once.
unsigned long proportionalMemory(pid_t ancestor);

/// Ends every process below this one, the group of `program` at once, and returns when none is left.
void endDescendants(pid_t program);

#endif
