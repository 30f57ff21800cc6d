#!/bin/bash
# Work through a job file, one line each: name|subject|scene|size|samples|options|alt text. Lines may be appended while it runs.
#   ./queue.sh [jobs.txt] [outdir]        a line "STOP" ends it; finished or failed jobs are noted in render.log
cd "$(dirname "$0")"; jobs=${1:-jobs.txt}; out=${2:-out}; n=0; mkdir -p "$out"
while :; do
  n=$((n+1)); line=$(sed -n "${n}p" "$jobs")
  while [ -z "$line" ]; do sleep 1; line=$(sed -n "${n}p" "$jobs"); done
  [ "$line" = STOP ] && break
  IFS='|' read -r name subj scene size spp extra alt <<< "$line"
  nice -n 15 blender -b --factory-startup -P render.py -- --subject $subj --scene $scene --size $size --samples $spp $extra --out "$out/$name.png" 2>&1 \
    | egrep 'TIMING|Error|File "' | grep -v 'Not freed' | sed "s/^/$name: /" >> render.log
done
