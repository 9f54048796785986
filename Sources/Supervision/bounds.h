// What one program may take and see.

#ifndef BOUNDS_H
#define BOUNDS_H

#include <sys/types.h>

#include "entries.h"

/// The part of the bounds that the supervisor keeps, by looking.
struct bounds {
  long processes;
  unsigned long memory;
  /// What may be written to files, and how many of them there may be in the folders; 0 for any number.
  unsigned long written;
  long entries;
  /// The most bytes that one file may have; 0 for any number.
  unsigned long largest;
  /// How many processes start and end before the program.
  long earlier;
  /// 0 where the program's number must be even, 1 where it must be odd; negative for any.
  int parity;
  /// Where the words begin that the system keeps, and where the program's own begin; null where the words
  /// are none.
  char **kept;
  char **command;
};

/// Reads `PROCESSES MEMORY [BOUND]... PROGRAM [ARGUMENT]...`, as `supervision.h` has it.
struct bounds readBounds(char **words);

/// Keeps this process, and what it becomes and starts, to the bounds that the system keeps; -1 with `errno`
/// where one of them cannot be kept: then the program must not run.
///
/// - `supervisor`: who started this process, and with whom it has to end.
/// - `handover`: where the supervisor takes the listener of calls from that are held back.
int enterBounds(const struct bounds *bounds, pid_t supervisor, int handover);

/// Whether a path, without links in it, is one below the folders that the program may write to.
int isInFolders(const struct bounds *bounds, const char *path);

/// What is in the folders that the program may write to.
struct contents contentsOfFolders(const struct bounds *bounds);

#endif
