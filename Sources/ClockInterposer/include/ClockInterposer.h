// The calendar's time as the processes of examples see it.

#ifndef LAUNCH_CLOCK_H
#define LAUNCH_CLOCK_H

/// The environment variable with the instant at which the process seems to start, in seconds since
/// 1970; without it the clock is the machine's.
extern const char launchClockVariable[];

/// Starts the clock again, at the instant in the environment: of a process that was forked, with an environment of its own, from one
/// in which the library was loaded.
void beginLaunchClock(void);

#endif
