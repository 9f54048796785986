// What is in a folder that may hold anything.

#ifndef ENTRIES_H
#define ENTRIES_H

struct contents {
  /// The files and folders.
  long entries;
  /// What they take on the disk, in bytes.
  unsigned long bytes;
};

/// Adds what is below a folder, and stops when there are more than `most` files; no link is followed.
///
/// What is closed to this process, or more than 64 folders deep, cannot be counted: it counts as more than `most`.
void addContents(const char *path, long most, struct contents *contents);

#endif
