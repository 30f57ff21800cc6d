"""Lay a part that was rendered anew over a picture: content/assets/NAME.webp and out/PART.png -> out/NAME.png

  python3 join.py NAME PART LEFT,RIGHT,BOTTOM,TOP [FEATHER]     the border that render.py had; needs numpy and python3-pil

Edges inside the picture fade over FEATHER pixels (26). What changed has to end before them: the mean difference there is printed.
"""
import os
import sys
import numpy as np
from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))


def main(name, part, border, feather=26):
    left, right, bottom, top = (float(v) for v in border.split(","))
    old = np.asarray(Image.open(os.path.join(HERE, "..", "content", "assets", name + ".webp")).convert("RGB"), np.float32).copy()
    new = np.asarray(Image.open(os.path.join(HERE, "out", part + ".png")).convert("RGB"), np.float32)
    high, wide = new.shape[:2]
    x, y = round(left * old.shape[1]), old.shape[0] - round(top * old.shape[0])
    across, down = (np.clip((np.arange(n) + 0.5) / int(feather), 0, 1) for n in (wide, high))
    weight = np.ones((high, wide), np.float32)
    for inside, ramp in ((top < 1, down[:, None]), (bottom > 0, down[::-1, None]), (left > 0, across), (right < 1, across[::-1])):
        weight *= ramp if inside else 1
    place = old[y:y + high, x:x + wide]
    fading = (weight > 0) & (weight < 1)
    print("%s: %.1f of 255 apart where it fades" % (name, np.abs(place - new)[fading].mean()))
    old[y:y + high, x:x + wide] = place + (new - place) * weight[..., None]
    Image.fromarray(np.clip(old + 0.5, 0, 255).astype(np.uint8)).save(os.path.join(HERE, "out", name + ".png"))


main(*sys.argv[1:])
