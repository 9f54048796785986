#!/bin/sh
# Starts the tool beside this folder with the libraries of the toolchain that is first in PATH.
set -eu

folder=$(dirname "$(readlink -f "$0")")/..
compiler=$(command -v swiftc) || {
  echo "reprise: error: there is no swiftc in PATH: install the toolchain of swift.org" >&2
  exit 70
}
wanted=$(cat "$folder/tool/swift-version")
found=$("$compiler" --version 2>/dev/null | sed -nE 's/.*Swift version ([^ ]+).*/\1/p' | head -n 1)
if [ "$found" != "$wanted" ]; then
  echo "reprise: error: this is for Swift $wanted, and $compiler is Swift $found: install that version, or build Reprise" >&2
  exit 70
fi
libraries=$(dirname "$(readlink -f "$compiler")")/../lib/swift
export LD_LIBRARY_PATH="$libraries/linux:$libraries/host${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
exec "$folder/tool/reprise" "$@"
