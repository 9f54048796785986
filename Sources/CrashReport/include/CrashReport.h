// The environment's name for the file that a crash is reported to.

#ifndef CRASH_REPORT_H
#define CRASH_REPORT_H

/// The variable with the path of the record: without it nothing is reported.
extern const char crashReportVariable[];

#endif
