"""A metre of pool edge: wet stone, clear water, a machine coming up, and what the nearest tree let fall. No garden, no horizon."""
import math
import random
import bpy
from mathutils import Matrix, Vector
import geo as G
import materials as M
import robots
import water
from basins import Light, sky, sun, surface
from places import item, scene, shoot
from scenes import Nodes, quad, tiles

TAU = math.tau


def wet_stone(light, dark, scale=0.35, dry=0.5):
    """Honed stone; where a foot or a wave has been it is darker and shines. `dry` from 0 to 1 is how little of that there is."""
    m, nt, b = M.new("stone")
    N = Nodes(nt)
    vec = N.new("TexCoord").outputs["Object"]
    grain = N.new("TexNoise", {"Vector": vec, "Scale": 9.0, "Detail": 8.0, "Roughness": 0.65})
    cloud = N.new("TexNoise", {"Vector": vec, "Scale": scale, "Detail": 6.0, "Distortion": 0.6})
    wet = N.new("MapRange", {"Value": cloud.outputs["Fac"], "From Min": dry - 0.03, "From Max": dry + 0.03}, clamp=True)
    c1, c2 = M.rgb(light), M.rgb(dark)
    dry = N.new("MixRGB", {0: grain.outputs["Fac"], 1: tuple(v * 0.72 for v in c1[:3]) + (1,), 2: c1})
    damp = N.new("MixRGB", {0: grain.outputs["Fac"], 1: tuple(v * 0.72 for v in c2[:3]) + (1,), 2: c2})
    N.put(b.inputs["Base Color"], N.new("MixRGB", {0: wet.outputs[0], 1: dry, 2: damp}))
    N.put(b.inputs["Roughness"], N.math("MULTIPLY_ADD", wet.outputs[0], -0.52, 0.62))
    N.put(b.inputs["Normal"], N.new("Bump", {"Strength": N.math("MULTIPLY_ADD", wet.outputs[0], -0.22, 0.30), "Distance": 0.04, "Height": grain.outputs["Fac"]}))
    return m


def splashes(N, place, cloud):
    """Where the water that comes over the brink has made the stone wet: a ragged band along it, and drops that are fewer farther off."""
    at = N.new("SeparateXYZ", {0: place}).outputs[1]
    from_brink = lambda reach: N.new("MapRange", {"Value": at, "From Min": BRINK - reach, "From Max": BRINK - 0.1}, clamp=True).outputs[0]
    frayed = N.new("TexNoise", {"Vector": place, "Scale": 1.7, "Detail": 5.0, "Distortion": 0.4}).outputs["Fac"]
    band = N.math("MULTIPLY_ADD", from_brink(2.6), 0.26, N.math("MULTIPLY_ADD", frayed, 0.16, N.math("ADD", cloud, -0.08)))
    cells = N.new("TexVoronoi", {"Vector": place, "Scale": 1.9}, voronoi_dimensions="2D")
    chance = N.math("ADD", N.new("SeparateXYZ", {0: cells.outputs["Color"]}).outputs[0], N.math("MULTIPLY_ADD", from_brink(6.5), 0.5, -1.0))
    wide = N.math("MULTIPLY", N.math("MAXIMUM", chance, 0.0), 0.55)
    drop = N.new("MapRange", {"Value": N.math("SUBTRACT", wide, cells.outputs["Distance"]), "From Min": 0.0, "From Max": 0.03}, clamp=True).outputs[0]
    return N.math("MAXIMUM", drop, N.new("MapRange", {"Value": band, "From Min": 0.655, "From Max": 0.70}, clamp=True).outputs[0])


def cut_stone(tones, hole, beds, wet, splashed=False):
    """Sawn slabs, no two alike: three tones from the deepest up, holes, how much the beds are drawn out along X, and how much of it is wet (0 to 1).
    `splashed`: wet along the brink and in drops behind it, dry everywhere else."""
    m, nt, b = M.new("stone")
    N = Nodes(nt)
    place = N.new("NewGeometry").outputs["Position"]
    slab = N.math("MULTIPLY", N.new("ObjectInfo").outputs["Random"], 60.0)
    where = N.new("VectorMath", {0: place, 1: N.new("CombineXYZ", {0: slab, 1: slab, 2: slab})}, operation="ADD")
    along = N.new("VectorMath", {0: where}, operation="MULTIPLY")
    along.inputs[1].default_value = (2.2 / beds, 2.2, 2.2)
    body = N.new("TexNoise", {"Vector": along, "Scale": 0.7, "Detail": 9.0, "Roughness": 0.62, "Distortion": 0.7})
    holes = N.new("TexNoise", {"Vector": where, "Scale": 7.0, "Detail": 3.0, "Distortion": 0.3})
    tone = N.new("ValToRGB", {"Fac": body.outputs["Fac"]})
    stops = tone.color_ramp.elements
    stops[0].position, stops[0].color = 0.30, M.rgb(tones[0])
    stops[1].position, stops[1].color = 0.68, M.rgb(tones[2])
    stops.new(0.47).color = M.rgb(tones[1])
    pit = N.new("MapRange", {"Value": holes.outputs["Fac"], "From Min": 0.66, "From Max": 0.70}, clamp=True).outputs[0]
    color = N.new("MixRGB", {0: N.math("MULTIPLY", pit, 0.7), 1: tone.outputs["Color"], 2: M.rgb(hole)})
    cloud = N.new("TexNoise", {"Vector": place, "Scale": 0.28, "Detail": 6.0, "Distortion": 0.6})
    damp = N.new("MapRange", {"Value": cloud.outputs["Fac"], "From Min": 0.66 - 0.42 * wet, "From Max": 0.74 - 0.42 * wet}, clamp=True).outputs[0] if wet else 0.0
    damp = splashes(N, place, cloud.outputs["Fac"]) if splashed else damp
    N.put(b.inputs["Base Color"], N.new("MixRGB", {0: damp, 1: color, 2: (0.40, 0.40, 0.42, 1)}, blend_type="MULTIPLY"))
    N.put(b.inputs["Roughness"], N.math("MULTIPLY_ADD", damp, -0.34, 0.44))
    rough = N.math("MULTIPLY_ADD", pit, -1.0, N.math("MULTIPLY", body.outputs["Fac"], 0.3))
    N.put(b.inputs["Normal"], N.new("Bump", {"Strength": N.math("MULTIPLY_ADD", damp, -0.25, 0.5), "Distance": 0.05, "Height": rough}))
    return m


def blade(points, color, rough=0.45, thin=True):
    """A leaf or petal from (along, half width, lift) points."""
    left = [(x, w, z) for x, w, z in points]
    right = [(x, -w, z * 0.6) for x, w, z in points]
    n = len(points)
    F = [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)]
    m, nt, b = M.new("leaf")
    b.inputs["Base Color"].default_value = M.rgb(color)
    b.inputs["Roughness"].default_value = rough
    if thin:                                                 # light comes through
        N = Nodes(nt)
        N.put(nt.nodes["Material Output"].inputs["Surface"], N.new("MixShader", {0: 0.3, 1: b, 2: N.new("BsdfTranslucent", {"Color": M.rgb(color)})}))
    return G.obj_from("leaf", left + right, F, m, angle=80)


def gum_leaf(rnd):
    L, bend = rnd.uniform(0.9, 1.5), rnd.uniform(-0.35, 0.35)
    pts = [(L * t, 0.085 * L * math.sin(math.pi * min(1, t * 1.04)) ** 0.9 + 0.004, 0.05 * math.sin(7 * t) + 0.02) for t in [i / 14 for i in range(15)]]
    ob = blade(pts, rnd.choice(["#7F8F52", "#93934A", "#A9803A", "#8A5A34", "#B26A3A"]))
    for v in ob.data.vertices:
        v.co.y += bend * (v.co.x / L) ** 2 * L
    return ob


def bell(rnd, color, across=0.21):
    """A fallen jacaranda flower: five lobes about a tube, lying on its side."""
    parts = []
    for i in range(5):
        a = TAU * i / 5
        pts = [(across * t, across * 0.42 * math.sin(math.pi * (0.12 + 0.8 * t)), 0.10 * t * t + 0.02 * rnd.random()) for t in [j / 12 for j in range(13)]]
        parts.append(G.place(blade(pts, color, 0.6), (0, 0, 0.02), (0, -28, math.degrees(a))))
    parts.append(G.place(G.lathe([(0.035, 0), (0.055, 0.08), (0.05, 0.2), (0.022, 0.3), (0.012, 0.34)], 20, M.plastic(color, 0.6, spec=0.2)), (0, 0, 0), (180, 0, 0)))
    lying = G.group("bell", parts)                           # on its side, as they float
    lying.rotation_euler = (math.radians(rnd.uniform(62, 84)), 0, 0)
    lying.location = (0, 0, 0.12)
    return G.group("flower", [lying])


def brush_flower(rnd, color="#B3142A"):
    """Pōhutukawa: a tuft of red stamens, each with its grain of pollen."""
    parts = []
    red, gold = M.plastic(color, 0.5, spec=0.2), M.plastic("#E0A92E", 0.5)
    for _ in range(46):
        a, e, L = rnd.random() * TAU, rnd.uniform(0.12, 1.2), rnd.uniform(0.38, 0.55)
        tip = (L * math.cos(a) * math.cos(e), L * math.sin(a) * math.cos(e), L * math.sin(e))
        parts.append(G.tube([(0, 0, 0), (tip[0] * 0.5, tip[1] * 0.5, tip[2] * 0.62), tip], 0.009, red, res=2))
        parts.append(G.disc(0.018, 0.02, tip, mat=gold, edge=0.004, seg=8))
    return G.group("tuft", parts)


def stamen(rnd):
    return G.tube([(0, 0, 0.01), (0.2, 0.03 * rnd.random(), 0.02), (0.45, 0.06 * rnd.uniform(-1, 1), 0.01)], 0.010, M.plastic("#A81428", 0.5, spec=0.2), res=2)


def scatter(make, n, rnd, inside, level, tilt=0.08):
    for _ in range(n):
        x, y = inside(rnd)
        ob = make(rnd)
        ob.location = (x, y, level(x, y))
        ob.rotation_euler = (rnd.gauss(0, tilt), rnd.gauss(0, tilt), rnd.random() * TAU)


BRINK, LEVEL, DEPTH = -2.2, -0.75, 11.0                      # the water stands a hand below the stone


def stone_edge(stone, tile):
    """Coping, the deck behind it and the tiled pool before it. `stone` is what wet_stone takes, or a material."""
    coping, joint = wet_stone(*stone) if isinstance(stone, tuple) else stone, 5.0
    for i in range(-5, 7):
        G.rbox((joint - 0.05, 6.4, 0.62), (i * joint + 1.3, BRINK - 3.2, -0.31), 0.22, coping, seg=5)
    quad("bed", [(-60, -30, -0.4), (60, -30, -0.4), (60, BRINK - 0.3, -0.4), (-60, BRINK - 0.3, -0.4)], M.plastic("#8D8577", 0.9))
    quad("deck", [(-60, -40, -0.02), (60, -40, -0.02), (60, BRINK - 6.4, -0.02), (-60, BRINK - 6.4, -0.02)], coping)
    mosaic = {ax: tiles("mosaic" + ax, *tile, 0.5, 0.25, axis=ax) for ax in ("XY", "XZ")}
    quad("floor", [(-70, BRINK, -DEPTH), (70, BRINK, -DEPTH), (70, 90, -DEPTH), (-70, 90, -DEPTH)], mosaic["XY"])
    quad("near", [(-70, BRINK, -DEPTH), (70, BRINK, -DEPTH), (70, BRINK, -0.3), (-70, BRINK, -0.3)], mosaic["XZ"])
    quad("far", [(-70, 90, -DEPTH), (70, 90, -DEPTH), (70, 90, 1), (-70, 90, 1)], mosaic["XZ"])


def clear_water(tint, seed, steep=0.055):
    """The surface up to the brink, calmer the less `steep`; returns its height at a place."""
    n = 1024
    h, _, _ = water.waves(n, 24.0, 8.0, 0.8, steep, seed + 20)
    top = surface(LEVEL, h, 24.0, (0, 0, 0), (-34, 34), (BRINK - 0.2, 60), 1.0, 0.1)
    for node in top.data.materials[0].node_tree.nodes:
        if node.type in ("BSDF_TRANSPARENT", "BSDF_GLASS"):
            node.inputs["Color"].default_value = (*tint, 1)
    return lambda x, y: LEVEL + float(h[int(y / 24 * n) % n, int(x / 24 * n) % n]) + 0.02


def coming_up(name, at=(-2.2, 2.2, -3.35), turn=28.0, nose_up=-7.0):
    kw = {"cable": False} if name in robots.PRESETS else {}
    r = item(name, **kw)
    r.matrix_world = Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(math.radians(nose_up), 4, "X")
    return r


def sharp_at(place, fstop=0.3):
    cam = bpy.context.scene.camera
    cam.data.dof.use_dof, cam.data.dof.aperture_fstop = True, fstop
    cam.data.dof.focus_distance = (Vector(place) - cam.location).length


def by_day(exposure):
    def tune(s):
        s.view_settings.exposure, s.view_settings.look = exposure, "Medium High Contrast"
        c = s.cycles
        c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 8, 1, 2, 4, 10
        c.adaptive_threshold, c.adaptive_min_samples, c.sample_clamp_indirect = 0.02, 16, 6.0
    return {"samples": 128, "bloom": 0.03, "tune": tune}


def edge(name, aspect, stone, tile, light, air, fallen, tint, exposure, seed=4):
    rnd = random.Random(seed)
    stone_edge(stone, tile)
    level = clear_water(tint, seed)
    coming_up(name)
    sun(light, seed, BRINK)
    sky(*air)
    on_water = lambda q: (q.gauss(2.5, 5.5), BRINK + 0.5 + abs(q.gauss(0, 6.5)))
    on_stone = lambda q: (q.uniform(-9, 10), q.uniform(BRINK - 5.5, BRINK - 0.5))
    for make, wet, dry in fallen:
        scatter(make, wet, rnd, on_water, level)
        scatter(make, dry, rnd, on_stone, lambda x, y: 0.02)
    shoot(aspect, ((1.6, -13.2, 9.6), (1.4, 2.2, -1.6), 34), ((0.4, -13.4, 11.0), (0.2, 3.4, -1.8), 33))
    sharp_at((-2.0, 0.5, 0))
    return by_day(exposure)


SANDSTONE, TRAVERTINE = ("#D9C9AE", "#9C8868"), ("#DCC7A8", "#A98A63")
SAWN_SANDSTONE = (("#A98F68", "#BCA47E", "#CDBB9A"), "#80694A", 2.0, 0.0, True)
SAWN_TRAVERTINE = (("#AE9470", "#C2AD8A", "#D2C2A6"), "#7C6645", 2.8, 0.0, True)
SAWN_BASALT = (("#4E5659", "#5E6669", "#70787A"), "#33393C", 1.3, 0.0, True)


@scene("edge-gum")
def edge_gum(name, aspect):
    return edge(name if name in robots.PRESETS else "dolphin-s300i", aspect, cut_stone(*SAWN_SANDSTONE), ("#5FB4C8", "#84CBD8", "#CBE8EC"),
                Light(at=(-60, -2, 36), to=(0, 0, 0), power=560000, steep=0.085, caustics=0.9, color=(1.0, 0.95, 0.86)), ("courtyard", 1.1, (0.92, 0.97, 1.0)),
                ((gum_leaf, 30, 7),), (0.72, 0.95, 0.98), -0.1, 4)


@scene("edge-jacaranda")
def edge_jacaranda(name, aspect):
    flower = lambda q: bell(q, q.choice(["#8A6FD0", "#9C82DA", "#7C62C4"]))
    return edge(name if name in robots.PRESETS else "dolphin-m400", aspect, cut_stone(*SAWN_TRAVERTINE), ("#4FA7A8", "#74BEBB", "#CDE4DC"),
                Light(at=(-60, -2, 34), to=(0, 0, 0), power=620000, steep=0.085, caustics=0.9, color=(1.0, 0.84, 0.60), shade=0.45), ("sunset", 1.0, (1.0, 0.92, 0.84), 140),
                ((flower, 42, 12),), (0.76, 0.95, 0.93), -0.05, 7)


@scene("edge-pohutukawa")
def edge_pohutukawa(name, aspect):
    return edge(name if name in robots.PRESETS else "dolphin-s200", aspect, cut_stone(*SAWN_BASALT), ("#7FA79C", "#9DBFB4", "#D5E2DA"),
                Light(at=(-20, 26, 60), to=(0, 2, 0), power=330000, steep=0.06, caustics=0.7, color=(0.96, 1.0, 0.97), soft=0.3), ("forest", 1.5, (0.90, 1.0, 0.97)),
                ((stamen, 170, 40), (brush_flower, 7, 3)), (0.80, 0.96, 0.92), 0.05, 9)
