"""Pools seen from inside the water: one basin, and for each scene its own light, tiles, water and machine.
The surface is real: waves or rain rings that mirror the pool from below and let the sky through where it is steep enough."""
import math
import os
from dataclasses import dataclass
import bpy
import numpy as np
from mathutils import Matrix, Vector
import equipment  # noqa: F401  (it registers the parts, which cannot come before it)
import geo as G
import materials as M
import robots
import scenes as S
import water
from parts import pool_light
from places import bubbles, item, put, scene, shoot
from scenes import Nodes, area, quad, tiles

TAU = math.tau


@dataclass(frozen=True)
class Light:
    """Sun through the surface: where it stands, its colour and power, how sharp the caustics are and how much of a tree is before it."""
    at: tuple = (-16, -8, 62)
    to: tuple = (0, 5, 0)
    color: tuple = (1.0, 0.97, 0.90)
    power: float = 230000
    caustics: float = 0.8
    size: float = 15.0
    steep: float = 0.085
    shade: float = 0.0
    soft: float = 0.03


def lookup(N, vec, scale, image, shift=(0.0, 0.0, 0.0)):
    mp = N.new("VectorMath", operation="MULTIPLY_ADD")
    N.put(mp.inputs[0], vec)
    mp.inputs[1].default_value, mp.inputs[2].default_value = (scale,) * 3, shift
    tx = N.new("TexImage", {"Vector": mp}, extension="REPEAT", interpolation="Cubic")
    tx.image = image
    return tx.outputs["Color"]


def sun(light, seed=3, brink=None, dry=None):
    """A spot so far away that its rays are nearly parallel, with the caustics of real waves as its slide. Where there is dry stone at z = 0 up to
    y = `brink`, the light that falls on it is plain, and so it is on a thing afloat at `dry` (x, y, z, reach)."""
    l = bpy.data.lights.new("sun", "SPOT")
    l.energy, l.spot_size, l.spot_blend, l.shadow_soft_size, l.color = light.power, math.radians(110), 0.5, light.soft, light.color
    l.use_nodes = True
    N = Nodes(l.node_tree)
    emission = l.node_tree.nodes["Emission"]
    sp = N.new("SeparateXYZ", {0: N.new("TexCoord").outputs["Normal"]})
    v = N.new("CombineXYZ", {0: N.math("DIVIDE", sp.outputs[0], sp.outputs[2]), 1: N.math("DIVIDE", sp.outputs[1], sp.outputs[2])}).outputs[0]
    far = (Vector(light.at) - Vector(light.to)).length
    pattern = np.minimum(water.caustics(seed, steep=light.steep), 7.0)
    color = lookup(N, v, far / light.size, water.picture("caustics", 1 - light.caustics + light.caustics * pattern))
    aim = (Vector(light.to) - Vector(light.at)).to_track_quat("-Z", "Y")
    if brink is not None:
        color = N.new("MixRGB", {0: over_water(N, v, aim.to_matrix(), light.at, brink), 1: (1, 1, 1, 1), 2: color})
    if dry:
        color = N.new("MixRGB", {0: beside(N, v, aim.to_matrix(), light.at, *dry), 1: (1, 1, 1, 1), 2: color})
    if light.shade:
        shade = lookup(N, v, far / 34.0, water.picture("shade", 1 - light.shade * (1 - water.leaf_shade())), (0.31, 0.12, 0))
        color = N.new("MixRGB", {0: 1.0, 1: color, 2: shade}, blend_type="MULTIPLY")
    N.put(emission.inputs["Color"], color)
    o = bpy.data.objects.new("sun", l); bpy.context.scene.collection.objects.link(o)
    o.location = light.at
    o.rotation_euler = aim.to_euler()


def lands(N, slide, turn, at, axis, level=0.0):
    """Where along `axis` a ray passes this level; `slide` is x / z and y / z of the ray as the light sees it."""
    ray = N.new("VectorMath", {0: slide}, operation="ADD")
    ray.inputs[1].default_value = (0, 0, 1)
    along = []
    for row in (turn[axis], turn[2]):
        dot = N.new("VectorMath", {0: ray}, operation="DOT_PRODUCT")
        dot.inputs[1].default_value = row
        along.append(dot.outputs["Value"])
    return N.math("MULTIPLY_ADD", N.math("DIVIDE", *along), level - at[2], at[axis])


def over_water(N, slide, turn, at, brink, soft=0.12):
    """1 for rays that pass the level z = 0 beyond y = `brink`, 0 for those that meet the stone."""
    y = lands(N, slide, turn, at, 1)
    return N.new("MapRange", {"Value": y, "From Min": brink - soft, "From Max": brink + soft}, clamp=True).outputs[0]


def beside(N, slide, turn, at, x, y, level, reach, soft=0.4):
    """0 for rays that pass the level within `reach` of a place, 1 for all others."""
    away = [N.math("SUBTRACT", lands(N, slide, turn, at, axis, level), q) for axis, q in enumerate((x, y))]
    d = N.math("SQRT", N.math("ADD", *(N.math("MULTIPLY", q, q) for q in away)))
    return N.new("MapRange", {"Value": d, "From Min": reach - soft, "From Max": reach + soft}, clamp=True).outputs[0]


def sky(name, strength, tint=(1, 1, 1), turn=0.0):
    """One of Blender's own CC0 world lights."""
    w = bpy.data.worlds.new("sky"); w.use_nodes = True; bpy.context.scene.world = w
    N = Nodes(w.node_tree)
    mp = N.new("Mapping", {"Vector": N.new("TexCoord").outputs["Generated"]})
    mp.inputs["Rotation"].default_value = (0, 0, math.radians(turn))
    env = N.new("TexEnvironment", {"Vector": mp})
    env.image = bpy.data.images.load(os.path.join(bpy.utils.system_resource("DATAFILES", path="studiolights/world"), name + ".exr"))
    bg = w.node_tree.nodes["Background"]
    N.put(bg.inputs[0], N.new("MixRGB", {0: 1.0, 1: env, 2: (*tint, 1)}, blend_type="MULTIPLY"))
    bg.inputs[1].default_value = strength


def surface(z, heights, size, body, x=(-32, 60), y=(-14, 34), mirror=0.62, step=0.12):
    """The water's surface with these (periodic) heights. Seen from below it mirrors and lets the sky in; `body` is the colour of the water that
    hangs before it, `mirror` how much is seen through that."""
    n = heights.shape[0]
    xs, ys = np.arange(x[0], x[1], step), np.arange(y[0], y[1], step)
    ii, jj = np.round(xs / size * n).astype(int) % n, np.round(ys / size * n).astype(int) % n
    Z = z + heights[np.ix_(jj, ii)]
    X, Y = np.meshgrid(xs, ys)
    nx, ny = len(xs), len(ys)
    me = bpy.data.meshes.new("surface")
    me.vertices.add(nx * ny); me.vertices.foreach_set("co", np.stack([X, Y, Z], -1).astype(np.float32).ravel())
    a = (np.arange(ny - 1)[:, None] * nx + np.arange(nx - 1)[None, :]).ravel()
    loops = np.stack([a, a + 1, a + nx + 1, a + nx], 1).astype(np.int32).ravel()
    me.loops.add(len(loops)); me.loops.foreach_set("vertex_index", loops)
    me.polygons.add(len(a))
    me.polygons.foreach_set("loop_start", np.arange(0, len(loops), 4, dtype=np.int32))
    me.polygons.foreach_set("loop_total", np.full(len(a), 4, np.int32))
    me.polygons.foreach_set("use_smooth", np.ones(len(a), bool))
    me.update(calc_edges=True)
    m, nt, _ = M.new("surface")
    N = Nodes(nt)
    glass = N.new("BsdfGlass", {"Roughness": 0.0, "IOR": 1.33})
    veil = N.new("Emission", {"Color": (*body, 1), "Strength": 1.0})
    seen = N.new("MixShader", {0: mirror, 1: veil, 2: glass})
    lp = N.new("LightPath")
    through = N.math("MAXIMUM", lp.outputs["Is Shadow Ray"], lp.outputs["Is Diffuse Ray"])
    N.put(nt.nodes["Material Output"].inputs["Surface"], N.new("MixShader", {0: through, 1: seen, 2: N.new("BsdfTransparent")}))
    me.materials.append(m)
    ob = bpy.data.objects.new("surface", me); bpy.context.scene.collection.objects.link(ob)
    return ob


def basin(floor, wall, depth, back=31.0, left=-30.0, right=None, front=-30.0, size=0.62, band=None, rough=0.28, cove=1.6):
    """Tiled floor, back wall and one or two side walls, joined by coves; `band` is the row of waterline tiles."""
    x0, x1 = left, right if right is not None else 70.0
    quad("floor", [(x0, front, 0), (x1, front, 0), (x1, back, 0), (x0, back, 0)], tiles("floor", *floor, size, rough))
    high = depth + 1
    quad("back", [(x0, back, 0), (x1, back, 0), (x1, back, high), (x0, back, high)], tiles("back", *wall, size, rough, axis="XZ"))
    quad("left", [(x0, front, 0), (x0, back, 0), (x0, back, high), (x0, front, high)], tiles("left", *wall, size, rough, axis="YZ"))
    if right is not None:
        quad("right", [(x1, front, 0), (x1, back, 0), (x1, back, high), (x1, front, high)], tiles("right", *wall, size, rough, axis="YZ"))
    arc = [math.pi / 2 * i / 12 for i in range(13)]
    V = [(x, back - cove * (1 - math.sin(t)), cove * (1 - math.cos(t))) for t in arc for x in (x0, x1)]
    G.obj_from("cove", V, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(12)], tiles("cove", *wall, size, rough))
    if band:
        t = tiles("band", *band, size / 2, 0.2, axis="XZ")
        quad("band", [(x0, back - 0.03, depth - 1.5), (x1, back - 0.03, depth - 1.5), (x1, back - 0.03, high), (x0, back - 0.03, high)], t)


def tune(exposure, look="High Contrast"):
    def set_up(s):
        s.view_settings.exposure, s.view_settings.look = exposure, look
        c = s.cycles
        c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 6, 1, 2, 3, 8
        c.adaptive_threshold, c.adaptive_min_samples = 0.02, 16
        c.sample_clamp_indirect = 4.0
        bpy.context.view_layer.use_pass_mist = True
        mist = s.world.mist_settings
        mist.start, mist.depth, mist.falloff = 0, 500, "LINEAR"
    return set_up


def focus(fstop, on=None):
    cam = bpy.context.scene.camera
    cam.data.dof.use_dof, cam.data.dof.aperture_fstop = True, fstop
    cam.data.dof.focus_distance = (Vector(on or (0, -2, 1.2)) - cam.location).length


CABLE = [(0.1, 2.9, 2.6), (0.6, 4.2, 3.6), (1.9, 6.0, 5.2), (2.6, 8.5, 7.2), (1.6, 11.5, 9.6), (2.6, 14.5, 12.6), (4.5, 17, 14.2), (8, 19, 14.4), (13, 19, 14.4)]


def robot(name, turn=-8.0, at=(0, 0, 0), cable=CABLE):
    kw = {"cable_path": cable, "cable_floats": 6} if robots.PRESETS[name].cable else {}
    return put(item(name, **kw), at, turn)


# ------------------------------------------------------------------ Australia: noon, pale mosaic
PALE = (("#86BDCB", "#A3D0DA", "#CFE5E9"), ("#9CCBD8", "#BADDE5", "#E0EEF0"))


def noon(name, aspect, wide, tall, turn=-8.0, sharp=None, cable=CABLE, light=Light(power=150000, caustics=1.0, steep=0.11), shafts=0.75):
    name = name if name in robots.PRESETS else "dolphin-s300i"
    depth = 16.0
    basin(*PALE, depth, band=("#2F8FB2", "#4BA9C6", "#DCEFF4"))
    h, _, _ = water.waves(1024, 24.0, 9.0, 0.9, 0.10, 3)
    surface(depth, h, 24.0, (0.10, 0.52, 0.70))
    robot(name, turn, cable=cable)
    sun(light)
    area("fill", (0, 4, depth - 1), (0, 2, 0), 50, 1500, (0.55, 0.88, 1.0), size_y=40)
    area("front", (-9, -13, 6), (0, 0, 1.2), 6, 420, (0.84, 0.96, 1.0), size_y=5)
    area("rim", (10, 9, 7), (0, 0, 1.5), 2, 1500, (0.74, 0.95, 1.0), size_y=8)
    sky("courtyard", 1.3, (0.85, 0.97, 1.0))
    bubbles(60, lambda q: (0.3 + q.gauss(0, 0.7), 1.5 + q.gauss(0, 0.7), 2.6 + 9 * q.random()))
    shoot(aspect, wide, tall)
    focus(0.35, sharp)
    return {"samples": 128, "bloom": 0.04, "tune": tune(0.1), "post": S.fog_post(aspect, shafts=shafts, grain=0.012)}


@scene("pool-noon")
def pool_noon(name, aspect):
    return noon(name, aspect, ((5.6, -11.2, 2.35), (1.35, 0, 2.35), 35), ((5.4, -12.2, 2.4), (0.35, 0, 2.65), 36))


@scene("pool-noon-rear")
def pool_noon_rear(name, aspect):
    """It drives away from us towards the wall, its cable going up."""
    return noon(name, aspect, ((-6.2, -11.0, 3.0), (-1.7, 0, 2.3), 35), ((-5.0, -12.4, 3.4), (-0.2, 0, 2.7), 36), 152, (0, -2, 1.5),
                [(0.1, -2.9, 2.6), (-0.6, -4.0, 3.8), (-2.2, -5.2, 6.0), (-3.5, -7.5, 9.5), (-3, -10, 12.5), (-5, -14, 14.4), (-9, -20, 14.4)])


@scene("pool-noon-above")
def pool_noon_above(name, aspect):
    """Looking down from the surface on floor and machine."""
    return noon(name, aspect, ((4.0, -8.5, 10.5), (1.9, 1.6, 0.0), 30), ((2.6, -8.5, 11.0), (0.2, 1.4, 0.0), 30), -28, (0, 0, 2.0))


@scene("pool-noon-side")
def pool_noon_side(name, aspect):
    return noon(name, aspect, ((2.6, -12.4, 1.3), (1.7, 0, 2.5), 36), ((1.2, -13.6, 1.4), (0.2, 0, 2.9), 36), 78, (0, -2.5, 1.2))


@scene("pool-calm")
def pool_calm(name, aspect):
    """Hardly a wave: the upper half is water that words can stand on."""
    return noon(name, aspect, ((5.6, -11.4, 2.5), (1.5, 0, 2.55), 35), ((5.4, -12.4, 2.6), (0.35, 0, 2.95), 36), -12,
                light=Light(power=165000, caustics=0.9, size=17.0, steep=0.07), shafts=0.35)


@scene("pool-wall")
def pool_wall(name, aspect):
    """It stands on a wall, its nose and front brush at the waterline; z = 0 is the surface and the wall is y = 0."""
    name = name if name in robots.PRESETS else "dolphin-m600"
    hanging = [(-0.2, -2.9, -3.3), (-1.2, -3.9, -4.2), (-3.2, -4.4, -4.0), (-5.6, -3.6, -2.2), (-8.0, -2.2, 0.0), (-10.5, -1.8, 0.1), (-15, -1.6, 0.1)]
    kw = {"cable_path": [(-x, -z, -y) for x, y, z in hanging], "cable_floats": 5} if robots.PRESETS[name].cable else {}
    r = item(name, **kw)
    r.matrix_world = Matrix.Translation((0.9, -0.06, -2.75)) @ Matrix.Rotation(math.radians(-9), 4, "Y") @ Matrix.Rotation(math.pi / 2, 4, "X") @ Matrix.Rotation(math.pi, 4, "Z")
    quad("wall", [(-70, 0, -16), (70, 0, -16), (70, 0, -1.25), (-70, 0, -1.25)], tiles("wall", *PALE[1], 0.62, 0.28, axis="XZ"))
    quad("band", [(-70, -0.02, -1.25), (70, -0.02, -1.25), (70, -0.02, 1.6), (-70, -0.02, 1.6)], tiles("band", "#2F8FB2", "#4BA9C6", "#DCEFF4", 0.31, 0.2, axis="XZ"))
    quad("floor", [(-70, -70, -16), (70, -70, -16), (70, 0, -16), (-70, 0, -16)], tiles("floor", *PALE[0], 0.62, 0.28))
    G.rbox((140, 0.5, 0.10), (0, -0.05, -1.28), 0.04, M.satin("#E9F2F4"))
    h, _, _ = water.waves(1024, 24.0, 9.0, 0.9, 0.09, 8)
    surface(0.0, h, 24.0, (0.10, 0.52, 0.70), (-44, 44), (-44, 0.3))
    sun(Light(at=(-20, -40, 46), to=(0, 0, -3), power=130000, caustics=1.0, size=13.0, steep=0.10), 8)
    area("fill", (0, -9, -0.8), (0, -1, -6), 40, 1300, (0.60, 0.90, 1.0), size_y=16)
    area("front", (-9, -13, -2), (0, 0, -3), 6, 420, (0.84, 0.96, 1.0), size_y=5)
    area("rim", (9, -4, -0.8), (0, -1, -3), 2, 1300, (0.74, 0.95, 1.0), size_y=6)
    sky("courtyard", 1.3, (0.85, 0.97, 1.0))
    bubbles(50, lambda q: (0.9 + q.gauss(0, 1.4), -0.5 - abs(q.gauss(0, 0.9)), -0.25 - abs(q.gauss(0, 1.4))))
    shoot(aspect, ((7.4, -11.2, -3.9), (1.7, 0, -2.25), 31), ((6.2, -12.6, -4.4), (0.9, 0, -2.6), 34))
    focus(0.35, (0.9, -1.4, -2.7))
    return {"samples": 128, "bloom": 0.04, "tune": tune(0.0), "post": S.fog_post(aspect, clear=1.5, shafts=0.5, sun_x=0.3, grain=0.012)}


# ------------------------------------------------------------------ New Zealand: rain on a grey-green morning, seen from the floor
@scene("pool-rain")
def pool_rain(name, aspect):
    name = name if name in robots.PRESETS else "dolphin-s200"
    depth = 13.0
    basin(("#B7C9BF", "#CBD8CF", "#E4EAE4"), ("#A8BDB3", "#BED0C6", "#DFE7E0"), depth, size=0.95, band=("#3E6B62", "#5A877C", "#D3DED8"))
    h, _, _ = water.waves(2048, 24.0, 9.0, 2.0, 0.025, 5)
    surface(depth, h + water.rings(2048, 24.0, 46, 4, 0.05), 24.0, (0.30, 0.50, 0.45), mirror=0.75)
    robot(name, -12, cable=[(x * 1.0, y, z * 0.85) for x, y, z in CABLE])
    sun(Light(at=(-10, 4, 62), color=(0.93, 1.0, 0.96), power=120000, caustics=0.45, size=11.0, steep=0.05, soft=0.5))
    area("fill", (0, 6, depth - 1), (0, 4, 0), 60, 6200, (0.80, 0.98, 0.90), size_y=50)
    area("front", (-9, -13, 6), (0, 0, 1.2), 7, 700, (0.92, 1.0, 0.96), size_y=5)
    area("rim", (10, 9, 7), (0, 0, 1.5), 2, 1400, (0.82, 1.0, 0.93), size_y=8)
    sky("forest", 1.5, (0.86, 1.0, 0.95))
    bubbles(40, lambda q: (0.3 + q.gauss(0, 0.7), 1.5 + q.gauss(0, 0.7), 2.6 + 8 * q.random()))
    shoot(aspect, ((5.0, -11.8, 1.0), (1.5, 0, 3.1), 30), ((4.6, -12.4, 1.0), (0.3, 0, 3.7), 31))
    focus(0.4)
    return {"samples": 128, "bloom": 0.03, "tune": tune(0.15, "Medium High Contrast"),
            "post": S.fog_post(aspect, (0.125, 0.235, 0.205), 0.95, 0.35, 0.5, absorbs=(0.030, 0.010, 0.016), shaft_color=(0.30, 0.38, 0.34), grain=0.014)}


# ------------------------------------------------------------------ South Africa: late gold light through leaves, on terracotta mosaic
@scene("pool-gold")
def pool_gold(name, aspect):
    name = name if name in robots.PRESETS else "dolphin-s300i"
    depth = 14.0
    basin(("#C98663", "#DDA07C", "#EAD3BF"), ("#6FB0AE", "#8CC4BE", "#D9E6DC"), depth, size=0.5, band=("#B5643F", "#CE8257", "#EEDDCB"))
    h, _, _ = water.waves(1024, 24.0, 9.0, 0.9, 0.09, 9)
    surface(depth, h, 24.0, (0.36, 0.48, 0.36), mirror=0.6)
    robot(name, -10)
    sun(Light(at=(-40, 12, 48), to=(0, 3, 0), color=(1.0, 0.78, 0.48), power=430000, caustics=1.0, size=15.0, steep=0.11, shade=0.8), 11)
    area("fill", (0, 4, depth - 1), (0, 2, 0), 50, 3200, (0.80, 0.93, 0.85), size_y=40)
    area("front", (-9, -13, 6), (0, 0, 1.2), 6, 560, (1.0, 0.93, 0.82), size_y=5)
    area("rim", (10, 9, 7), (0, 0, 1.5), 2, 1500, (1.0, 0.86, 0.62), size_y=8)
    sky("sunset", 1.2, (1.0, 0.90, 0.74), 140)
    bubbles(50, lambda q: (0.3 + q.gauss(0, 0.7), 1.5 + q.gauss(0, 0.7), 2.6 + 8 * q.random()))
    shoot(aspect, ((5.8, -11.0, 2.8), (1.35, 0, 2.35), 34), ((5.4, -12.2, 2.9), (0.35, 0, 2.75), 35))
    focus(0.35)
    return {"samples": 128, "bloom": 0.05, "tune": tune(0.1),
            "post": S.fog_post(aspect, (0.12, 0.235, 0.205), 0.85, 0.6, 0.25, absorbs=(0.028, 0.011, 0.014), shaft_color=(0.46, 0.36, 0.18), grain=0.012)}


# ------------------------------------------------------------------ night: the pool's own lamps
WHITE_LAMP, BLUE_LAMP = ("#E8FDFF", (0.62, 0.93, 1.0)), ("#7FA8FF", (0.16, 0.34, 1.0))


def far_lamp(loc, rot, face):
    """A ring and one bright face: from afar the single diodes would only glitter."""
    x, y, z = loc
    G.disc(1.05, 0.25, (x, y + 0.15, z), rot, M.metal("#D5DADD", 0.2), 0.08)
    G.disc(0.85, 0.1, (x, y - 0.04, z), rot, M.glow(face, 60), 0.03)


def night(aspect, wide, tall, sharp=None, lamp=WHITE_LAMP, fixture=far_lamp):
    depth = 15.0
    face, light = lamp
    basin(("#5C93AE", "#75A9C0", "#A9CBD8"), ("#3F7C9C", "#5490AE", "#8FB9CB"), depth, left=-24.0)
    h, _, _ = water.waves(1024, 24.0, 9.0, 1.0, 0.07, 6)
    surface(depth, h, 24.0, (0.010, 0.06, 0.12), mirror=0.85)
    for x in (-15.5, -1.0, 13.5, 28.0):
        fixture((x, 30.7, 6.6), (90, 0, 0), face)
        area("lamp", (x, 30.2, 6.6), (x * 0.6, 0, 0.5), 1.7, 9000, light, "DISK")
    area("near", (-14, -20, 7), (0, 0, 1), 3, 3000, light, "DISK")
    area("rim", (9, 10, 5), (0, 0, 1.5), 1.6, 2200, light, size_y=5)
    sun(Light(at=(-6, 30, 34), to=(0, 4, 0), color=light, power=26000, caustics=0.85, size=13.0, steep=0.08), 17)
    S.world_color((0.004, 0.010, 0.022), 1.0)
    shoot(aspect, wide, tall)
    focus(0.35, sharp)
    return {"samples": 128, "bloom": 0.14, "tune": tune(0.0),
            "post": S.fog_post(aspect, (0.004, 0.075, 0.16), 1.15, 0.0, grain=0.014)}


@scene("pool-night")
def pool_night(name, aspect):
    robot(name if name in robots.PRESETS else "dolphin-m600", -10)
    bubbles(50, lambda q: (0.3 + q.gauss(0, 0.7), 1.5 + q.gauss(0, 0.7), 2.6 + 9 * q.random()))
    return night(aspect, ((5.6, -11.2, 2.1), (1.35, 0, 2.5), 34), ((5.4, -12.2, 2.2), (0.35, 0, 2.9), 35))


@scene("pool-lamp")
def pool_lamp(name, aspect):
    """Close by one lamp, white or, for the blue one, blue; the next ones follow along the wall."""
    return night(aspect, ((4.6, 19.0, 4.2), (2.6, 30.4, 8.0), 24), ((1.0, 19.5, 4.0), (-0.4, 30.4, 8.4), 26), (-1.0, 30.6, 6.6),
                 BLUE_LAMP if name == "led-light-blue" else WHITE_LAMP, pool_light)


# ------------------------------------------------------------------ a pool on the lawn, from inside: printed liner, ribs of the wall behind it
@scene("pool-liner")
def pool_liner(name, aspect):
    name = name if name in robots.PRESETS else "dolphin-e10"
    depth, R, cy = 11.0, 23.0, 8.0
    pebble, nt, b = M.new("liner")
    N = Nodes(nt)
    vec = N.new("TexCoord").outputs["Object"]
    vo = N.new("TexVoronoi", {"Vector": vec, "Scale": 1.5}, feature="DISTANCE_TO_EDGE")
    cell = N.new("TexVoronoi", {"Vector": vec, "Scale": 1.5})
    tone = N.new("MixRGB", {0: N.new("SeparateXYZ", {0: cell.outputs["Color"]}).outputs[0], 1: M.rgb("#4E9FC4"), 2: M.rgb("#8CC9DD")})
    N.put(b.inputs["Base Color"], N.new("MixRGB", {0: N.math("GREATER_THAN", vo.outputs["Distance"], 0.045), 1: M.rgb("#CFE9F0"), 2: tone}))
    b.inputs["Roughness"].default_value = 0.35
    quad("floor", [(-60, -40, 0), (60, -40, 0), (60, 60, 0), (-60, 60, 0)], pebble)
    n = 220
    ring = [(R * math.cos(TAU * i / n), cy + R * math.sin(TAU * i / n)) for i in range(n)]
    rows = [0, 0.12, 0.5, 1.2, depth - 2.4, depth + 1]
    inset = [2.2, 1.3, 0.55, 0.08, 0, 0]
    V = [(x * (R - d) / R, cy + (y - cy) * (R - d) / R, z) for z, d in zip(rows, inset) for x, y in ring]
    F = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(4) for i in range(n)]
    G.obj_from("liner", V, F, pebble, angle=60)
    band = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in (4,) for i in range(n)]
    G.obj_from("border", V, band, M.plastic("#2A7FA8", 0.35), angle=60)
    for i in range(28):                                      # the seams that the wall's posts press into the liner
        a = TAU * i / 28
        G.rbox((0.16, 0.05, depth), ((R - 0.04) * math.cos(a), cy + (R - 0.04) * math.sin(a), depth / 2 + 1.0), 0.02, M.plastic("#77BBD3", 0.4), (0, 0, math.degrees(a) + 90))
    alu, tread = M.metal("#D5DADD", 0.25), M.satin("#E4EAEC")
    a = math.radians(62)
    with G.Recorder("ladder") as rec:
        for s in (-1, 1):
            G.tube([(0, s * 2.0, 0), (0.9, s * 2.0, depth + 4)], 0.24, alu)
        for k in range(4):
            G.rbox((1.1, 4.0, 0.28), (0.25 * k, 0, 1.6 + 2.6 * k), 0.1, tread)
    G.place(rec.root, ((R - 3.4) * math.cos(a), cy + (R - 3.4) * math.sin(a), 0), (0, 0, math.degrees(a)))
    h, _, _ = water.waves(1024, 24.0, 7.0, 0.9, 0.08, 13)
    surface(depth, h, 24.0, (0.14, 0.55, 0.72), mirror=0.6)
    robot(name, -8, cable=[(x, y, z * 0.7) for x, y, z in CABLE])
    sun(Light(power=170000, size=13.0, caustics=1.0, steep=0.11), 21)
    area("fill", (0, 6, depth - 1), (0, 4, 0), 40, 3000, (0.60, 0.90, 1.0), size_y=40)
    area("front", (-8, -11, 6), (0, 0, 1.2), 6, 560, (0.84, 0.96, 1.0), size_y=5)
    area("rim", (10, 9, 7), (0, 0, 1.5), 2, 1400, (0.74, 0.95, 1.0), size_y=8)
    sky("courtyard", 1.3, (0.85, 0.97, 1.0))
    shoot(aspect, ((4.8, -10.6, 2.3), (1.3, 0, 2.4), 33), ((4.6, -11.4, 2.4), (0.3, 0, 2.8), 34))
    focus(0.35)
    return {"samples": 128, "bloom": 0.04, "tune": tune(0.1), "post": S.fog_post(aspect, (0.008, 0.20, 0.34), 0.7, 0.6, grain=0.012)}


# ------------------------------------------------------------------ fifty metres of lanes
@scene("pool-lanes")
def pool_lanes(name, aspect):
    name = name if name in robots.PRESETS else "wave-120"
    depth, far = 20.0, 480.0
    cable = [(0.1, 3.6, 2.9), (0.8, 5.2, 4.4), (2.2, 8.0, 7.5), (2.0, 12, 12), (3.5, 17, 17), (7, 22, 19.4), (14, 26, 19.6)]
    put(item(name, cable_path=cable, cable_floats=6), (-0.6, 0, 0), -14)
    quad("floor", [(-140, -40, 0), (140, -40, 0), (140, far, 0), (-140, far, 0)], tiles("floor", "#BBDDE6", "#CCE7ED", "#EDF6F7", 1.25, 0.25))
    quad("end", [(-140, far, 0), (140, far, 0), (140, far, depth + 1), (-140, far, depth + 1)], tiles("end", "#A6D2E0", "#BFE1EA", "#E6F2F3", 1.25, 0.3, axis="XZ"))
    line = tiles("line", "#12344F", "#173E5C", "#2C5878", 1.25, 0.25)
    n = 10
    for k in range(-4, 5):
        x = 10 + k * 25
        quad("lane", [(x - 1.25, -40, 0.01), (x + 1.25, -40, 0.01), (x + 1.25, far - 20, 0.01), (x - 1.25, far - 20, 0.01)], line)
        xr, prof = x + 12.5, []
        for i in range(900):                                 # discs on a rope at the surface
            prof.append((0.22 if i % 2 else 0.62, -40 + (far + 40) * i / 899))
        V = [(xr + r * math.cos(TAU * j / n), y, depth - 0.3 + r * math.sin(TAU * j / n)) for r, y in prof for j in range(n)]
        F = [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for i in range(len(prof) - 1) for j in range(n)]
        G.obj_from("rope", V, F, M.plastic(("#E3B81F", "#2789C4", "#F1F4F5")[k % 3], 0.5))
    h, _, _ = water.waves(1024, 32.0, 12.0, 1.2, 0.07, 12)
    surface(depth, h, 32.0, (0.16, 0.52, 0.74), (-90, 90), (-14, 170), 0.55, 0.3)
    sun(Light(at=(-14, -4, 90), to=(0, 10, 0), power=380000, size=19.0, steep=0.1, caustics=1.0), 15)
    area("fill", (0, 30, depth - 1), (0, 26, 0), 120, 26000, (0.62, 0.90, 1.0), size_y=120)
    area("front", (-11, -15, 8), (0, 0, 1.2), 7, 1500, (1.0, 0.97, 0.92), size_y=5)
    area("rim", (12, 9, 8), (0, 0, 1.5), 2, 1900, (0.80, 0.97, 1.0), size_y=8)
    sky("courtyard", 1.6, (0.85, 0.97, 1.0))
    bubbles(50, lambda q: (q.gauss(0.2, 0.9), 2.2 + q.gauss(0, 0.8), 2.8 + 9 * q.random()))
    shoot(aspect, ((6.6, -13.6, 3.3), (2.6, 0, 2.7), 30), ((5.4, -15.6, 3.5), (0.1, 0, 4.6), 29))
    focus(0.4)
    return {"samples": 128, "bloom": 0.04, "tune": tune(0.12),
            "post": S.fog_post(aspect, (0.006, 0.16, 0.35), 0.42, 0.6, 0.55, 420, absorbs=(0.030, 0.0115, 0.0095), grain=0.012)}
