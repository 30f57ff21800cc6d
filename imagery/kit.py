"""Bring rendered pictures into the content: out/NAME.png -> content/assets/NAME.webp (quality 92, alpha 95).

  python3 kit.py [NAME ...]        all of out/ or only these; needs cwebp (Debian package webp)

A picture without a sidecar gets one, with the alt text of its line in jobs.txt. A sidecar that exists is left alone:
its words belong to the content.
"""
import os, subprocess, sys

HERE = os.path.dirname(os.path.abspath(__file__))
OUT, ASSETS = os.path.join(HERE, "out"), os.path.join(HERE, "..", "content", "assets")


def alt_texts():
    rows = (line.rstrip("\n").split("|") for line in open(os.path.join(HERE, "jobs.txt")))
    return {r[0]: r[6] for r in rows if len(r) > 6 and r[6]}


def newer(a, b):
    return not os.path.exists(b) or os.path.getmtime(a) > os.path.getmtime(b)


def main():
    alts, missing = alt_texts(), []
    names = sys.argv[1:] or sorted(f[:-4] for f in os.listdir(OUT) if f.endswith(".png"))
    for name in names:
        png, webp, sidecar = os.path.join(OUT, name + ".png"), os.path.join(ASSETS, name + ".webp"), os.path.join(ASSETS, name + ".yaml")
        if not os.path.exists(sidecar) and name not in alts:
            missing.append(name)
            continue
        if newer(png, webp):
            subprocess.check_call(["cwebp", "-quiet", "-q", "92", "-alpha_q", "95", "-m", "5", png, "-o", webp])
            print(name)
        if not os.path.exists(sidecar):
            title = name.replace("-", " ")
            with open(sidecar, "w") as f:
                f.write('title: "%s"\ndescription: "%s"\nfile: %s.webp\n' % (title[0].upper() + title[1:], alts[name], name))
    if missing:
        sys.exit("no alt text in jobs.txt for: " + ", ".join(missing))


main()
