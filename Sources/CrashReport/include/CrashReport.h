// The environment's name for the file that a crash is reported to.

#ifndef CRASH_REPORT_H
#define CRASH_REPORT_H

/// The variable with the path of the record: without it nothing is reported.
extern const char crashReportVariable[];

/// Reports crashes of this process to the file in the environment: called when the library is loaded, and again in a process that was
/// forked after that, which has an environment and a program of its own.
void beginCrashReports(void);

#endif
