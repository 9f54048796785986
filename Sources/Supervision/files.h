// Which files a process sees, kept by the kernel's Landlock.

#ifndef FILES_H
#define FILES_H

/// Begins a list of files: a descriptor for the functions below, or -1 with `errno` where the kernel has
/// no Landlock.
///
/// - `isAmongOthers`: whether processes of others are in the same namespace. Then the kernel has to keep
///   this one from sending signals to them, which it can since Linux 6.12; -1 with `ENOSYS` where it cannot.
int beginFiles(int isAmongOthers);

/// Adds a file, or a folder with all that is in it, which may be read and executed; -1 on failure. One that
/// is not there is left out.
int addReadable(int files, const char *path);

/// Adds a folder with all that is in it, in which everything may be done but making devices; -1 on failure.
/// The path must not be a link.
int addWritable(int files, const char *path);

/// From here on this process, and what it becomes and starts, sees the files of the list, `/dev/null` and
/// the devices that give chance; connects to nothing by TCP and to no abstract socket, and traces
/// no process outside. It must have given up gaining privileges. -1 on failure.
int enterFiles(int files);

#endif
