#!/bin/sh
# Packs what `swift build` made into a folder that works in another place, on a machine with the same toolchain:
#   Distribution/dist.sh BUILD-FOLDER FOLDER
set -eu

build=$1
folder=$2
root=$(cd "$(dirname "$0")/.." && pwd)

mkdir -p "$folder/bin" "$folder/tool/Modules" "$folder/Sources"
# Beside the tool is what it looks for there: the engine with the modules that examples import, and its helpers.
for name in reprise reprise-supervisor reprise-launcher reprise-parser-trial libRepriseEngine.so libRepriseForkServer.so; do
  cp "$build/$name" "$folder/tool/"
done
for name in ConstraintSolver ExampleSupport KeyedArchive RunRecord ScriptSupport TextLayout UIKit; do
  cp "$build/Modules/$name.swiftmodule" "$folder/tool/Modules/"
done
# Above it are the declarations of frameworks without hardware, and what a new project is made of.
cp -RL "$root/Sources/InertModules" "$folder/Sources/"
cp -RL "$root/Site" "$folder/"
cp "$root/README.md" "$folder/"
cp "$root/Distribution/reprise.sh" "$folder/bin/reprise"
chmod +x "$folder/bin/reprise"
# Modules are read only by the compiler that wrote them.
swiftc --version 2>/dev/null | sed -nE 's/.*Swift version ([^ ]+).*/\1/p' | head -n 1 > "$folder/tool/swift-version"
