// Which calls of the system a process cannot make.

#ifndef CALLS_H
#define CALLS_H

/// What there is of others in a namespace.
enum others {
  noOthers,
  filesOfOthers,
  processesOfOthers,
  /// They belong to other users, so the system itself keeps the program from changing the modes, owners and times of their files.
  processesOfOtherUsers,
};

/// From here on the system refuses to this process, and to what it becomes and starts, what no example
/// needs and what could be used against others: tracing, reading memory of others, sockets, namespaces,
/// mounts, keys, memory that belongs to no process, and a good part of the kernel with a bad record.
///
/// It must have given up gaining privileges. -1 on failure.
///
/// - `others`: what there is of others in the namespace. Landlock does not keep a program from changing the modes, owners, times and
///   attributes of their files, nor from hearing of changes, so this does. And calls that start a process wait for the
///   supervisor then: `forks.h`.
/// - `handover`: where the supervisor takes the listener of those calls from.
int refuseCalls(enum others others, int handover);

#endif
