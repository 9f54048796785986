// The device as the processes of examples see it.

#ifndef DEVICE_INTERPOSER_H
#define DEVICE_INTERPOSER_H

/// The environment variable with the version of the system that the process seems to run on: `18.0`. Without it, what
/// a program asks of the machine is the machine's.
extern const char systemVersionVariable[];

/// The environment variable with the language by which an app's files and translations are chosen: `de`, `de-AT`,
/// `zh_Hans`. Without it, Foundation chooses them as on Linux.
extern const char languageVariable[];

#endif
