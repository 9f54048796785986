// Takes the place of the C library's `malloc` in the programs that link it, and hands every request
// on to it.
//
// What a process's pages say of memory is too coarse for small work: they are 4 kB each, and loading
// code takes some as well. A block counts with the bytes that may be used of it.

#include "HeapCounter.h"

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// The C library's own functions, under the names that it keeps for programs such as this.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static atomic_bool counts;
static atomic_llong current;
static atomic_llong peak;

static void add(long long byteCount) {
  long long now = atomic_fetch_add(&current, byteCount) + byteCount;
  long long highest = atomic_load(&peak);
  while (now > highest && !atomic_compare_exchange_weak(&peak, &highest, now)) {
  }
}

static bool isCounting(void) { return atomic_load_explicit(&counts, memory_order_relaxed); }

static void *counted(void *block) {
  if (block != NULL && isCounting()) add((long long)malloc_usable_size(block));
  return block;
}

void heapCounterBegin(void) {
  atomic_store(&current, 0);
  atomic_store(&peak, 0);
  atomic_store(&counts, true);
}

size_t heapCounterPeak(void) { return (size_t)atomic_load(&peak); }

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
  if (!isCounting()) return __libc_realloc(block, size);
  long long before = block == NULL ? 0 : (long long)malloc_usable_size(block);
  void *moved = __libc_realloc(block, size);
  // A request that failed leaves the block as it was; one for nothing has freed it.
  if (moved != NULL) {
    add((long long)malloc_usable_size(moved) - before);
  } else if (size == 0) {
    add(-before);
  }
  return moved;
}

void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) {
  return counted(__libc_memalign(alignment, size));
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *found = counted(__libc_memalign(alignment, size));
  if (found == NULL) return ENOMEM;
  *block = found;
  return 0;
}

void free(void *block) {
  if (block != NULL && isCounting()) add(-(long long)malloc_usable_size(block));
  __libc_free(block);
}
