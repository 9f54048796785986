// Calls that start a process wait for the supervisor, so that it can end processes that start faster than it looks.

#ifndef FORKS_H
#define FORKS_H

#include <linux/filter.h>

/// Makes the two ends of a channel on which a program's process hands its listener to the supervisor; -1 on failure.
int openHandover(int ends[2]);

/// Puts a filter of system calls in force, and hands the listener of the calls that it holds back to the supervisor.
///
/// - `handover`: the program's end of the channel.
/// - Returns: -1 on failure.
int filterAndHandOver(const struct sock_fprog *program, int handover);

/// Takes the listener that the program's process hands over, and waits for that; -1 where there is none: no call is
/// held back then.
///
/// - `handover`: the supervisor's end of the channel; it is closed.
int takeListener(int handover);

/// Lets the call that waits at this listener go on. Where the process has ended meanwhile, nothing is done.
void letGoOn(int listener);

#endif
