"""Set scenes with their own layout.  SCENES[name](subject, aspect) -> render hints (see scenes.build)."""
import math
import random
import geo as G
import materials as M
import scenes as S
from scenes import camera

SCENES = {}


def scene(name):
    def deco(fn):
        SCENES[name] = fn
        return fn
    return deco


def put(root, loc, rot=0.0, scale=1.0):
    root.location, root.rotation_euler, root.scale = loc, (0, 0, math.radians(rot)), (scale,) * 3
    return root


def shoot(aspect, wide, tall, **kw):
    """Two cameras (location, target, lens): an upright picture is composed, not cropped."""
    return camera(*(tall if aspect < 1 else wide), **kw)


def item(name, **kw):
    return S.subject(name, **kw)[0]


def bubbles(n, fn, seed=4, r0=0.018, r1=0.05):
    rnd = random.Random(seed)
    proto = G.lathe([(math.sin(math.pi * i / 24), -math.cos(math.pi * i / 24)) for i in range(25)], 48, M.bubble(), angle=180)
    for i in range(n):
        c = G.copy_linked(proto, fn(rnd))
        c.scale = (r0 + r1 * rnd.random() ** 2,) * 3
    proto.scale = (0.0001,) * 3
