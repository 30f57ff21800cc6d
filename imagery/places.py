"""Set scenes with their own layout.  SCENES[name](subject, aspect) -> render hints (see scenes.build)."""
import math
import random
import bpy
from mathutils import Matrix
import geo as G
import materials as M
import robots
import scenes as S
from scenes import area, camera, quad, tiles, world_color

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


def underwater_tune(exposure=0.1):
    def tune(s):
        s.view_settings.exposure = exposure
        s.view_settings.look = "High Contrast"
        s.cycles.max_bounces, s.cycles.diffuse_bounces = 4, 1
        s.cycles.transparent_max_bounces = 8
        bpy.context.view_layer.use_pass_z = True
    return tune


def bubbles(n, fn, seed=4, r0=0.018, r1=0.05):
    rnd = random.Random(seed)
    proto = G.lathe([(math.sin(math.pi * i / 24), -math.cos(math.pi * i / 24)) for i in range(25)], 48, M.bubble(), angle=180)
    for i in range(n):
        c = G.copy_linked(proto, fn(rnd))
        c.scale = (r0 + r1 * rnd.random() ** 2,) * 3
    proto.scale = (0.0001,) * 3


# ------------------------------------------------------------------ under water
@scene("wall-climb")
def wall_climb(name, aspect):
    """Robot scrubbing the waterline: it sits on a vertical wall, nose at the surface."""
    name = name if name in robots.PRESETS else "dolphin-m600"
    world = [(-0.2, -2.9, -3.3), (-1.2, -3.9, -4.2), (-3.2, -4.4, -4.0), (-5.6, -3.6, -2.2), (-8.0, -2.2, 0.6), (-10.5, -1.6, 2.2), (-15, -1.4, 2.45)]
    r = item(name, cable_path=[(-x, -z, -y) for x, y, z in world], cable_floats=5)
    r.matrix_world = Matrix.Translation((0.9, -0.06, -2.75)) @ Matrix.Rotation(math.radians(-9), 4, "Y") @ Matrix.Rotation(math.pi / 2, 4, "X") @ Matrix.Rotation(math.pi, 4, "Z")
    wall = tiles("wall", "#A4D0DC", "#C0E1E8", "#E6F2F3", 0.62, 0.3, axis="XZ")
    quad("wall", [(-70, 0, -18), (70, 0, -18), (70, 0, -1.25), (-70, 0, -1.25)], wall)
    quad("band", [(-70, -0.02, -1.25), (70, -0.02, -1.25), (70, -0.02, 1.2), (-70, -0.02, 1.2)], tiles("band", "#1F6F97", "#2E8DB4", "#CFE7EE", 0.31, 0.2, axis="XZ"))
    G.rbox((140, 0.5, 0.10), (0, -0.05, -1.28), 0.04, M.satin("#E9F2F4"))
    quad("floor", [(-70, -70, -18), (70, -70, -18), (70, 0, -18), (-70, 0, -18)], tiles("floor", "#A9D3DD", "#C4E3E8", "#E6F2F3", 0.62, 0.3))
    S.water_ceiling(0.02, 90, 0.42, 1.15)
    S.gobo((-5, -16, 22), (0, 0, -4), 26000, 15, floor_level=0.18)
    area("sky", (0, -9, -0.6), (0, -1, -5), 40, 1500, (0.60, 0.90, 1.0), size_y=16)
    area("front", (-9, -13, -1), (0, 0, -3), 6, 620, (0.85, 0.97, 1.0), size_y=5)
    area("rim", (9, -4, -0.6), (0, -1, -3), 2, 900, (0.75, 0.96, 1.0), size_y=6)
    world_color((0.06, 0.42, 0.58), 0.35)
    bubbles(110, lambda q: (0.9 + q.gauss(0, 1.5), -0.4 - abs(q.gauss(0, 1.0)), -0.15 - abs(q.gauss(0, 1.6))))
    camera((7.4, -11.2, -3.9), (1.7, 0.0, -2.25), 31)
    return {"samples": 10, "bloom": 0.05, "tune": underwater_tune(0.15), "post": S.fog_post(aspect, clear=2.0, shafts=0.6, sun_x=0.3)}
