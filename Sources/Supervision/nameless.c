#define _GNU_SOURCE
#include "nameless.h"

#include <ctype.h>
#include <dirent.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

#include "descendants.h"

/// More files than this count as more bytes than any run may have.
enum { mostFiles = 4096, bytesOfBlock = 512 };

/// What the processes of one run keep.
struct kept {
  struct file {
    dev_t device;
    ino_t number;
    unsigned long bytes;
    int isOpen;
  } files[mostFiles];
  size_t count;
  int isOver;
};

/// Adds a file. Its size is known where it is open; of the guesses about one that is mapped, the larger counts.
static void addFile(struct kept *kept, struct file file) {
  for (struct file *each = kept->files; each < kept->files + kept->count; each++) {
    if (each->device != file.device || each->number != file.number) continue;
    if (file.isOpen || (!each->isOpen && file.bytes > each->bytes)) *each = file;
    return;
  }
  if (kept->count == mostFiles)
    kept->isOver = 1;
  else
    kept->files[kept->count++] = file;
}

static void addOpenFiles(struct kept *kept, pid_t process) {
  char path[64];
  DIR *files = opendir(pathOfRunning(process, "fd", path, sizeof path));
  if (files == NULL) return;
  for (struct dirent *entry; (entry = readdir(files)) != NULL;) {
    struct stat status;
    if (!isdigit((unsigned char)entry->d_name[0]) || fstatat(dirfd(files), entry->d_name, &status, 0) != 0) continue;
    if (!S_ISREG(status.st_mode) || status.st_nlink != 0) continue;
    unsigned long bytes = (unsigned long)status.st_blocks * bytesOfBlock;
    addFile(kept, (struct file){status.st_dev, status.st_ino, bytes, 1});
  }
  closedir(files);
}

/// What is behind a file's path where the file has no name any more.
static const char ending[] = " (deleted)\n";

/// Adds the file of one line of `maps`, where it has no name any more and was in a folder to write to: a library may
/// have been rebuilt meanwhile.
static void addMapping(struct kept *kept, const char *line, const struct bounds *bounds) {
  unsigned long start, end, number;
  unsigned int major, minor;
  size_t length = strlen(line);
  if (length < sizeof ending || strcmp(line + length - (sizeof ending - 1), ending) != 0) return;
  if (sscanf(line, "%lx-%lx %*s %*x %x:%x %lu", &start, &end, &major, &minor, &number) != 5) return;
  const char *path = strchr(line, '/');
  if (path == NULL || !isInFolders(bounds, path)) return;
  unsigned long mapped = end - start;
  unsigned long bytes = mapped > bounds->largest ? mapped : bounds->largest;
  addFile(kept, (struct file){makedev(major, minor), (ino_t)number, bytes, 0});
}

static void addMappedFiles(struct kept *kept, pid_t process, const struct bounds *bounds) {
  char path[64];
  // A path has 4,096 bytes at most; a line break in it is written as four here.
  static char line[4 * PATH_MAX + 256];
  FILE *mappings = fopen(pathOfRunning(process, "maps", path, sizeof path), "re");
  if (mappings == NULL) return;
  while (fgets(line, sizeof line, mappings) != NULL) addMapping(kept, line, bounds);
  fclose(mappings);
}

unsigned long namelessFiles(pid_t ancestor, const struct bounds *bounds) {
  static pid_t found[mostDescendants];
  static struct kept kept;
  kept.count = 0;
  kept.isOver = 0;
  int count = findDescendants(ancestor, found);
  for (int index = 0; index < count; index++) {
    addOpenFiles(&kept, found[index]);
    addMappedFiles(&kept, found[index], bounds);
  }
  if (kept.isOver) return ULONG_MAX;
  unsigned long sum = 0;
  for (size_t index = 0; index < kept.count; index++) sum += kept.files[index].bytes;
  return sum;
}
