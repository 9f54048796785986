// How many bytes a program has from `malloc` and its like.

#ifndef HEAP_COUNTER_H
#define HEAP_COUNTER_H

#include <stddef.h>

/// Counts from now on, from zero.
void heapCounterBegin(void);

/// The most bytes that the program had at one moment since then, beyond those it had then.
size_t heapCounterPeak(void);

#endif
