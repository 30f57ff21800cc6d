"""What stands on the stone or floats on the water: a machine on its dock, minerals, a skimmer. Behind them only water."""
import math
import random
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector, noise
import geo as G
import materials as M
from basins import Light, sky, sun
from edges import BRINK, LEVEL, TRAVERTINE, by_day, clear_water, cut_stone, gum_leaf, sharp_at, stone_edge
from people import beads, unseen
from places import item, put, scene, shoot
from scenes import area

TAU = math.tau
WET_BLUESTONE = (("#4A5258", "#5D666C", "#727B81"), "#30363A", 1.6, 0.66)
DRY_TRAVERTINE = (("#BCA481", "#CDBA9B", "#DBCDB5"), "#86704F", 2.6, 0.0)


def spilt(n, inside, seed=5, size=0.11):
    """Drops that ran off onto the stone, each a flat lens."""
    rnd = random.Random(seed)
    m, _, b = M.new("drop")
    b.inputs["Transmission"].default_value, b.inputs["Roughness"].default_value, b.inputs["IOR"].default_value = 1.0, 0.0, 1.33
    proto = G.lathe([(math.sin(math.pi * i / 16), 0.26 * math.cos(math.pi * i / 16)) for i in range(9)] + [(0, 0)], 24, m)
    for _ in range(n):
        x, y = inside(rnd)
        r = 0.02 + size * rnd.random() ** 4
        G.copy_at(proto, Matrix.Translation((x, y, 0.004)) @ Matrix.Rotation(rnd.random() * TAU, 4, "Z") @ Matrix.Diagonal((r * rnd.uniform(1, 1.4), r, r, 1)))
    proto.scale = (0.0001,) * 3


def strewn(make, rnd, places, tilt=0.06):
    for x, y, turn in places:
        ob = make(rnd)
        ob.location = (x, y, 0.02)
        ob.rotation_euler = (rnd.gauss(0, tilt), rnd.gauss(0, tilt), math.radians(turn))


# ------------------------------------------------------------------ late sun on wet bluestone
@scene("edge-dock")
def edge_dock(name, aspect):
    """Come out and set down to charge: the stone round it is still wet."""
    stone_edge(cut_stone(*WET_BLUESTONE), ("#3F9DB6", "#63B4C6", "#A9D6DE"))
    clear_water((0.70, 0.94, 0.97), 4, 0.05)
    r = put(item(name), (0, -5.6, 0), -26)
    beads(r, 420)
    spilt(150, lambda q: (q.gauss(0.6, 3.0), q.gauss(-5.8, 1.9)))
    for ob in bpy.data.objects:                              # a drop is as clear as it is small
        if ob.active_material and ob.active_material.name.startswith("drop"):
            ob.visible_shadow = False
    strewn(gum_leaf, random.Random(3), ((4.9, -4.0, 24), (6.4, -6.0, 150), (3.7, -7.1, -38)))
    sun(Light(at=(-54, 8, 29), to=(4, 12, 0), power=1000000, steep=0.095, caustics=1.0, color=(1.0, 0.80, 0.56), soft=0.05), 4, BRINK)
    unseen(area("bounce", (12, -16, 7), (0, -5, 1), 9, 900, (1.0, 0.95, 0.88)))
    sky("sunset", 0.65, (0.96, 0.97, 1.0), 140)
    shoot(aspect, ((7.1, -20.9, 9.0), (2.6, -4.85, 1.65), 50), ((6.5, -25.9, 15.5), (1.35, -5.2, 3.2), 60))
    sharp_at((-0.2, -7.0, 1.4), 0.45)
    return by_day(-0.15)


# ------------------------------------------------------------------ a bright morning on travertine
def crumple(root, deep=0.11):
    """Give a filled bag the folds of its foil: front, back and print go the same way."""
    bpy.context.view_layer.update()
    for ob in root.children_recursive:
        if ob.type != "MESH":
            continue
        m = ob.matrix_world
        back = m.inverted()
        for v in ob.data.vertices:
            p = m @ v.co
            q = Vector((p.x * 0.9 + 3, 0.25 * p.y, p.z * 0.55))
            fold = (1 - abs(noise.noise(q * 1.7 + Vector((0, 5, 0.4 * p.x))))) ** 5
            p.y += deep * (noise.noise(q) * 1.1 - 0.55 * fold) * min(1.0, 0.25 + p.z)
            v.co = back @ p
    return root


def grains(n, inside, seed=2):
    rnd = random.Random(seed)
    protos = [G.rbox((1, 0.9, 0.8), (0, 0, 0), 0.16, M.plastic(c, 0.12, coat=0.3, spec=0.7), seg=1) for c in ("#F3FAFC", "#F3FAFC", "#BFE9F2")]
    for _ in range(n):
        x, y = inside(rnd)
        s = rnd.uniform(0.04, 0.085)
        turn = Euler([rnd.random() * TAU for _ in range(3)]).to_matrix().to_4x4()
        G.copy_at(rnd.choice(protos), Matrix.Translation((x, y, s * 0.45)) @ turn @ Matrix.Scale(s, 4))
    for p in protos:
        p.scale = (0.0001,) * 3


@scene("edge-minerals")
def edge_minerals(name, aspect):
    """Ten kilos in the bag and in the tub, set down where they will be poured in."""
    stone_edge(cut_stone(*DRY_TRAVERTINE), ("#5FB4C8", "#84CBD8", "#CBE8EC"))
    clear_water((0.72, 0.95, 0.98), 11, 0.04)
    put(crumple(item("mineral-bag")), (-1.1, -7.0, 0), 8)
    put(item("minerals"), (2.7, -6.3, 0), -20, 0.8)
    grains(70, lambda q: (3.3 + q.gauss(0, 0.75), -7.7 + q.gauss(0, 0.42)))
    strewn(gum_leaf, random.Random(8), ((6.3, -5.4, 35), (4.9, -7.3, 160)))
    sun(Light(at=(-34, -38, 48), to=(2, 6, 0), power=400000, steep=0.085, caustics=0.9, color=(1.0, 0.95, 0.87), soft=0.05), 11, BRINK)
    unseen(area("bounce", (14, -14, 6), (1, -6, 2), 8, 380, (1.0, 0.97, 0.93)))
    sky("sunset", 0.75, (0.92, 0.97, 1.06), 140)
    shoot(aspect, ((4.8, -22.2, 8.1), (2.2, -6.6, 2.35), 50), ((4.3, -25.7, 13.5), (1.1, -6.6, 3.2), 60))
    sharp_at((0.6, -7.6, 2.0), 0.4)
    return by_day(-0.35)


# ------------------------------------------------------------------ a skimmer at work
def ripples(place, turn, half, high=0.035, long=0.75):
    """What a hull of these half axes sends out over the surface round it."""
    me = bpy.data.objects["surface"].data
    co = np.empty(len(me.vertices) * 3, np.float32)
    me.vertices.foreach_get("co", co)
    co = co.reshape(-1, 3)
    a = math.radians(turn)
    x, y = co[:, 0] - place[0], co[:, 1] - place[1]
    u, v = x * math.cos(a) + y * math.sin(a), -x * math.sin(a) + y * math.cos(a)
    d = ((np.abs(u / half[0]) ** 3.2 + np.abs(v / half[1]) ** 3.2) ** (1 / 3.2) - 1) * sum(half) / 2
    co[:, 2] += np.where(d > -0.4, high * np.cos(TAU * d / long) * np.exp(-np.abs(d) / 1.3), 0)
    me.vertices.foreach_set("co", co.ravel())
    me.update()


@scene("skimmer-surface")
def skimmer_surface(name, aspect):
    """Afloat in the middle of the pool, with leaves before its mouth; below it the nets of light on the floor."""
    at, turn = Vector((0, 10, LEVEL - 0.55)), -12
    stone_edge(TRAVERTINE, ("#4FA9C4", "#72C0D2", "#BFE2E9"))
    level = clear_water((0.70, 0.95, 0.98), 6)
    ripples(at, turn, (1.85, 2.6))
    put(item(name), at, turn)
    rnd = random.Random(6)
    off = ((-2.6, -4.1), (0.5, -3.9), (-0.9, -5.2), (1.3, -4.9), (-2.1, -5.1), (2.9, -2.4), (3.6, 0.6), (-3.3, -1.2), (-3.9, 2.2), (4.9, -3.4), (-5.3, -2.6), (6.6, 2.4), (2.6, 5.6),
           (-2.2, 6.4), (7.6, 6.3), (0.8, -6.6), (-7.0, 3.6), (10.0, 1.0), (5.6, 11.0), (-5.0, 12.0))
    for dx, dy in off:
        x, y = at.x + dx, at.y + dy
        ob = gum_leaf(rnd)
        ob.location, ob.rotation_euler = (x, y, level(x, y)), (rnd.gauss(0, 0.07), rnd.gauss(0, 0.07), rnd.random() * TAU)
    sun(Light(at=(-42, -4, 46), to=(0, 10, 0), power=440000, steep=0.085, caustics=1.0, color=(1.0, 0.96, 0.89)), 6, dry=(at.x, at.y, LEVEL + 0.4, 3.0))
    sky("sunset", 0.55, (0.92, 0.97, 1.06), 140)
    shoot(aspect, ((7.05, -4.8, 5.6), (1.16, 10.45, 0.3), 50), ((6.6, -8.3, 12.5), (0.57, 10.2, 1.25), 55))
    sharp_at((-0.3, 8.6, 0), 0.3)
    return by_day(-0.15)
