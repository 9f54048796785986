// The number of files in a folder that may hold anything.

#ifndef ENTRIES_H
#define ENTRIES_H

/// Counts files and folders below a folder, and stops when there are more than `most`. What is closed to this
/// process, or more than some thirty folders deep, is left out; no link is followed.
long entriesIn(const char *path, long most);

#endif
