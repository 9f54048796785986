// What is in a folder that may hold anything.

#ifndef ENTRIES_H
#define ENTRIES_H

struct contents {
  /// The files and folders.
  long entries;
  /// What they take on the disk, in bytes.
  unsigned long bytes;
};

/// Adds what is below a folder, and stops when there are more than `most` files. What is closed to this process, or
/// more than some thirty folders deep, is left out; no link is followed.
void addContents(const char *path, long most, struct contents *contents);

#endif
