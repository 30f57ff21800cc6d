#!/bin/bash
# The site's own typeface for lettering: Mona Sans, bold, out of the variable web font, its overlapping outlines made one (Blender would leave holes).
#   apt-get install -y --no-install-recommends python3-fonttools python3-brotli fontforge-nox && ./typeface.sh
set -e
cd "$(dirname "$0")"; cache=${IMAGERY_CACHE:-.cache}; mkdir -p "$cache"
font=../node_modules/@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2
/usr/bin/python3 -m fontTools varLib.instancer --quiet "$font" wght=700 wdth=100 -o "$cache/mona-sans.woff2"
/usr/bin/python3 -m fontTools ttLib.woff2 decompress -o "$cache/mona-sans-overlapping.ttf" "$cache/mona-sans.woff2"
fontforge -quiet -lang=py -c "
import fontforge, sys
f = fontforge.open(sys.argv[1]); f.selection.all(); f.unlinkReferences(); f.removeOverlap(); f.correctDirection(); f.generate(sys.argv[2])
" "$cache/mona-sans-overlapping.ttf" "$cache/mona-sans-bold.ttf"
rm "$cache/mona-sans.woff2" "$cache/mona-sans-overlapping.ttf"
