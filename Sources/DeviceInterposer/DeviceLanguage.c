// The language of the device, by which an app's files are chosen.
//
// On Linux, Foundation takes the first language that a bundle has. It asks for files and translations through functions
// that the loader searches in the engine first, so the functions below take their place in the whole process.

#define _GNU_SOURCE

#include "DeviceInterposer.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef const void *Reference;

enum { utf8 = 0x08000100, room = 64 };

// Of CoreFoundation, which is a part of Foundation here and has no header of its own.
extern void CFRelease(Reference);
extern Reference CFRetain(Reference);
extern long CFArrayGetCount(Reference);
extern Reference CFArrayGetValueAtIndex(Reference, long);
extern Reference CFArrayCreate(Reference, const Reference *, long, const void *);
extern const char kCFTypeArrayCallBacks[];
extern unsigned char CFStringGetCString(Reference, char *, long, uint32_t);
extern Reference CFBundleGetMainBundle(void);
extern Reference CFBundleGetDevelopmentRegion(Reference);
extern Reference CFBundleCopyBundleLocalizations(Reference);
extern Reference CFBundleCopyLocalizedStringForLocalization(
    Reference, Reference, Reference, Reference, Reference);
extern Reference CFBundleCopyResourceURLForLocalization(
    Reference, Reference, Reference, Reference, Reference);

const char languageVariable[] = "REPRISE_LANGUAGE";

static const char *language(void) { return getenv(languageVariable); }

/// Whether `name`, of a folder, is the first `length` letters of a language; `_` and `-` are the same.
static bool isLanguage(const char *name, const char *language, size_t length) {
  if (strlen(name) != length) return false;
  for (size_t index = 0; index < length; index++) {
    char left = name[index] == '_' ? '-' : name[index];
    char right = language[index] == '_' ? '-' : language[index];
    if (left != right) return false;
  }
  return true;
}

/// The entry of a list that is the first `length` letters of a language; NULL for none.
static Reference find(Reference localizations, const char *language, size_t length) {
  for (long index = 0; index < CFArrayGetCount(localizations); index++) {
    char text[room];
    Reference localization = CFArrayGetValueAtIndex(localizations, index);
    if (!CFStringGetCString(localization, text, sizeof text, utf8)) continue;
    if (isLanguage(text, language, length)) return localization;
  }
  return NULL;
}

/// The one of a list that fits the language best: `de-AT`, then `de`, then what the app was made in; NULL for none.
static Reference best(Reference localizations, Reference development) {
  const char *wanted = language();
  if (localizations == NULL || wanted == NULL) return NULL;
  for (size_t length = strcspn(wanted, "@"); length > 0; length--) {
    if (strchr("@-_", wanted[length]) == NULL) continue;
    Reference found = find(localizations, wanted, length);
    if (found != NULL) return found;
  }
  char text[room];
  if (development == NULL || !CFStringGetCString(development, text, sizeof text, utf8)) return NULL;
  return find(localizations, text, strlen(text));
}

/// The language of a bundle that fits best, for the caller to release; NULL for none.
static Reference copyLanguage(Reference bundle) {
  if (language() == NULL) return NULL;
  Reference localizations = CFBundleCopyBundleLocalizations(bundle);
  Reference chosen = best(localizations, CFBundleGetDevelopmentRegion(bundle));
  if (chosen != NULL) CFRetain(chosen);
  if (localizations != NULL) CFRelease(localizations);
  return chosen;
}

typedef Reference (*OfFour)(Reference, Reference, Reference, Reference);
typedef Reference (*OfOne)(Reference);

Reference CFBundleCopyLocalizedString(
    Reference bundle, Reference key, Reference value, Reference table) {
  Reference chosen = copyLanguage(bundle);
  if (chosen == NULL) {
    return ((OfFour)dlsym(RTLD_NEXT, "CFBundleCopyLocalizedString"))(bundle, key, value, table);
  }
  Reference text = CFBundleCopyLocalizedStringForLocalization(bundle, key, value, table, chosen);
  CFRelease(chosen);
  return text;
}

Reference CFBundleCopyResourceURL(
    Reference bundle, Reference name, Reference type, Reference folder) {
  Reference chosen = copyLanguage(bundle);
  if (chosen != NULL) {
    Reference address = CFBundleCopyResourceURLForLocalization(bundle, name, type, folder, chosen);
    CFRelease(chosen);
    if (address != NULL) return address;
  }
  return ((OfFour)dlsym(RTLD_NEXT, "CFBundleCopyResourceURL"))(bundle, name, type, folder);
}

Reference CFBundleCopyPreferredLocalizationsFromArray(Reference localizations) {
  Reference chosen = best(localizations, CFBundleGetDevelopmentRegion(CFBundleGetMainBundle()));
  if (chosen != NULL) return CFArrayCreate(NULL, &chosen, 1, &kCFTypeArrayCallBacks);
  return ((OfOne)dlsym(RTLD_NEXT, "CFBundleCopyPreferredLocalizationsFromArray"))(localizations);
}
