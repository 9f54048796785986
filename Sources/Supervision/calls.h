// Which calls of the system a process cannot make.

#ifndef CALLS_H
#define CALLS_H

/// From here on the system refuses to this process, and to what it becomes and starts, what no example
/// needs and what could be used against others: tracing, reading memory of others, sockets, namespaces,
/// mounts, keys, memory that belongs to no process, and a good part of the kernel with a bad record.
///
/// It must have given up gaining privileges. -1 on failure.
///
/// - `isAmongOthers`: whether files of others are in the same namespace. Landlock keeps nobody from changing
///   their modes, owners, times and attributes, so this does.
int refuseCalls(int isAmongOthers);

#endif
