"""Markdown table of render times from render.log (last run of each picture).   python3 timing_table.py"""
import os, re
HERE = os.path.dirname(os.path.abspath(__file__))
rows = {}
for line in open(os.path.join(HERE, "render.log")):
    m = re.match(r"(\S+): TIMING (\S+) (\S+) (\S+) spp=(\d+) build=\S+ render=(\S+)s denoise\+save=(\S+)s total=(\S+)s", line)
    if m:
        rows[m[1]] = m.groups()
kb = lambda *p: str(os.path.getsize(os.path.join(HERE, *p)) // 1024) if os.path.exists(os.path.join(HERE, *p)) else "-"
print("| picture | subject | scene | size | samples | render s | denoise + save s | total s | WebP kB |\n|---|---|---|---|---|---|---|---|---|")
for n in sorted(rows):
    _, s, sc, sz, spp, r, d, t = rows[n]
    print(f"| {n} | {s} | {sc} | {sz} | {spp} | {r} | {d} | {t} | {kb('..', 'content', 'assets', n + '.webp')} |")
