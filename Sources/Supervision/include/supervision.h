// Watches one program and ends everything that it started, whatever became of it.
//
// In C, because Swift has neither `fork` nor `prctl`, and because this starts in a millisecond.

#ifndef SUPERVISION_H
#define SUPERVISION_H

/// Starts a program in a process of its own, returns when it and all that it started have ended, and
/// reports, in lines, that it began and how it ended:
///
///     started                      there is a process for it
///     exited STATUS PEAK LEFT      it ended by itself, with this status
///     signaled NUMBER PEAK LEFT   this signal ended it
///     processes                    it was ended, because there were more than PROCESSES
///     memory                       it was ended, because together they took more than MEMORY bytes
///     written, entries             it was ended, because it wrote more bytes, or made more files
///     abandoned, stopped           it was ended, because no process waits for it any more
///     unstarted ERROR              the system does not start it
///
/// PEAK is the largest address space in which the program was seen, in bytes. LEFT is the number of
/// processes that were there when it had ended: they are ended too. When no process reads the reports any
/// more, because who asked for the program was killed or gave it up, everything is ended too.
///
/// As the first process of a namespace it leaves the ending of all others to the system, which empties
/// the namespace; elsewhere it finds and ends each descendant itself.
///
/// - `words`: `PROCESSES MEMORY [BOUND]... PROGRAM [ARGUMENT]...`, ended by a null pointer. The BOUNDs are kept
///   by the system, in the order in which they stand, and by looking at what the program does:
///
///       --cpu= --as= --core= --fsize= --nproc= --nofile=
///                                                the limits of each process, as `prlimit` takes them:
///                                                one number, or SOFT:HARD
///       --written=BYTES                          what all of them may write to files
///       --entries=COUNT                          the files and folders there may be in the folders to write to
///       --earlier=COUNT                          how many processes start and end before the program, so that it
///                                                has another number
///       --parity=0 --parity=1                    whether the program's number is even or odd: for another number than that
///                                                of another run, where both are among others
///       --user=NUMBER                            the user to become, in no other group, for good
///       --among-others                           there are processes and files of others in the namespace: what
///                                                keeps it from those must work, or the program does not start
///       --among-other-users                      the same, and each of the others is another user than `--user`
///       --sees-others                            there are files of others in the namespace
///       --landlock                               the program sees no files but those that follow
///       --read=PATH --write=PATH                 files and folders to read and execute; folders to write to
///       --refuse-calls                           the system refuses what is made for reaching others (`calls.h`)
///
/// - `pause`: the milliseconds between two looks at what the program and its children take. Looking takes
///   up to half a millisecond; an end of the program is noticed at once.
/// - `begin`: called once, in the new process, with `PROGRAM [ARGUMENT]...`; returns only where it fails,
///   with `errno`.
void superviseProgram(
    int reports, char **words, long pause, void (*begin)(char **command));

/// Reports that the system does not start the program, for the reason with this number.
void tellUnstarted(int reports, int error);

#endif
