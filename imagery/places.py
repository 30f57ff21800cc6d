"""Set scenes with their own layout.  SCENES[name](subject, aspect) -> render hints (see scenes.build)."""
import math
import random
import bpy
import bmesh
from mathutils import Matrix, Vector
import numpy as np
import geo as G
import materials as M
import robots
import scenes as S
from scenes import Nodes, area, blades, camera, leaf_mat, quad, tiles, world_color

TAU = math.tau
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
    proto = G.lathe([(math.sin(math.pi * i / 10), -math.cos(math.pi * i / 10)) for i in range(11)], 16, M.bubble())
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


@scene("underwater-hall")
def hall(name, aspect):
    """Competition pool: lane lines on the floor, lane ropes at the surface, long blue depth."""
    name = name if name in robots.PRESETS else "wave-120"
    cable = [(0.1, 3.6, 2.9), (0.8, 5.2, 4.4), (2.2, 8.0, 7.5), (2.0, 12, 12), (3.5, 17, 17), (7, 22, 19.0), (14, 26, 19.2)]
    r = item(name, cable_path=cable, cable_floats=6)
    put(r, (-0.6, 0, 0), -14)
    D = 19.5
    quad("floor", [(-120, -40, 0), (120, -40, 0), (120, 130, 0), (-120, 130, 0)], tiles("floor", "#B4DBE6", "#C9E7EE", "#EAF5F6", 1.25, 0.28))
    quad("end", [(-120, 130, 0), (120, 130, 0), (120, 130, D + 1), (-120, 130, D + 1)], tiles("end", "#A6D2E0", "#BFE1EA", "#E6F2F3", 1.25, 0.3, axis="XZ"))
    line = tiles("line", "#12344F", "#173E5C", "#2C5878", 1.25, 0.28)
    for k in range(-4, 5):
        x = 10 + k * 25
        quad("lane", [(x - 1.25, -40, 0.01), (x + 1.25, -40, 0.01), (x + 1.25, 112, 0.01), (x - 1.25, 112, 0.01)], line)
        quad("tee", [(x - 5, 110, 0.012), (x + 5, 110, 0.012), (x + 5, 112.5, 0.012), (x - 5, 112.5, 0.012)], line)
        quad("mark", [(x - 1.25, 129.9, 2), (x + 1.25, 129.9, 2), (x + 1.25, 129.9, 14), (x - 1.25, 129.9, 14)], line)
        # rope between lanes: discs on a line just below the surface
        xr = x + 12.5
        prof = []
        for i in range(420):
            y = -40 + 170 * i / 419
            prof += [(0.22 if i % 2 else 0.62, y)]
        V, n = [], 10
        for rr, y in prof:
            V += [(xr + rr * math.cos(TAU * j / n), y, D - 0.35 + rr * math.sin(TAU * j / n)) for j in range(n)]
        F = [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for i in range(len(prof) - 1) for j in range(n)]
        G.obj_from("rope", V, F, M.plastic(("#E8C02A", "#2FA3C6", "#F1F4F5")[k % 3], 0.5))
    S.water_ceiling(D, 160, 0.20, 1.0)
    S.gobo((-8, -6, 42), (0, 10, 0), 92000, 19, floor_level=0.30)
    area("sky", (0, 20, D - 1), (0, 16, 0), 90, 15000, (0.58, 0.88, 1.0), size_y=90)
    area("front", (-11, -15, 7), (0, 0, 1.2), 7, 900, (0.85, 0.97, 1.0), size_y=5)
    area("rim", (12, 9, 8), (0, 0, 1.5), 2, 1900, (0.70, 0.95, 1.0), size_y=8)
    world_color((0.05, 0.36, 0.58), 0.40)
    bubbles(60, lambda q: (q.gauss(0.2, 0.9), 2.2 + q.gauss(0, 0.8), 2.8 + 9 * q.random()))
    shoot(aspect, ((6.6, -13.6, 3.3), (2.6, 0, 2.5), 30), ((5.4, -15.6, 3.5), (0.1, 0, 4.6), 29))
    return {"samples": 10, "bloom": 0.05, "tune": underwater_tune(0.12), "post": S.fog_post(aspect, (0.005, 0.15, 0.34), 0.62, 0.8, 0.55, 160)}


# ------------------------------------------------------------------ open-air helpers
def daylight(el, rot, strength=42.0, color=(1.0, 0.9, 0.78), air=1.1, dust=0.6, top="#2F8FD6", horizon="#B5DCF2", exposure=-3.2, sky=1.6, eye=1.15, soft=0.9):
    w = bpy.data.worlds.new("sky"); w.use_nodes = True; bpy.context.scene.world = w
    N = Nodes(w.node_tree)
    sk = N.new("TexSky", sky_type="NISHITA", sun_elevation=math.radians(el), sun_rotation=math.radians(rot), sun_disc=False, air_density=air, dust_density=dust)
    bg = w.node_tree.nodes["Background"]; N.put(bg.inputs[0], sk); bg.inputs[1].default_value = sky
    dz = N.new("SeparateXYZ", {0: N.new("TexCoord").outputs["Generated"]}).outputs[2]
    grad = N.new("MixRGB", {0: N.math("MULTIPLY", N.math("MAXIMUM", dz, 0.0), 3.2), 1: M.rgb(horizon), 2: M.rgb(top)}, use_clamp=True)
    vis = N.new("Background", {0: grad, 1: 2 ** -exposure * eye})
    N.put(w.node_tree.nodes["World Output"].inputs["Surface"], N.new("MixShader", {0: N.new("LightPath").outputs["Is Camera Ray"], 1: bg, 2: vis}))
    l = bpy.data.lights.new("sun", "SUN"); l.energy, l.angle, l.color = strength, math.radians(soft), color
    o = bpy.data.objects.new("sun", l); bpy.context.scene.collection.objects.link(o)
    e, r = math.radians(el), math.radians(rot)
    d = Vector((math.sin(r) * math.cos(e), math.cos(r) * math.cos(e), math.sin(e)))
    o.rotation_euler = (-d).to_track_quat("-Z", "Y").to_euler()
    def tune(s):
        s.view_settings.exposure = exposure
        s.view_settings.look = "Medium High Contrast"
        s.cycles.max_bounces, s.cycles.diffuse_bounces, s.cycles.glossy_bounces = 4, 1, 1
        s.cycles.sample_clamp_indirect = 30
    return tune


def water_mat(scale=0.16, strength=0.30, tint=(0.72, 0.95, 1.0), ior=1.2, dist=1.6):
    m, nt, b = M.new("water")
    N = Nodes(nt)
    vec = N.new("TexCoord").outputs["Object"]
    n1 = N.new("TexNoise", {"Vector": vec, "Scale": scale, "Detail": 3.0, "Distortion": 0.8})
    n2 = N.new("TexNoise", {"Vector": vec, "Scale": scale * 3.4, "Detail": 2.0})
    bp = N.new("Bump", {"Strength": strength, "Distance": dist, "Height": N.math("ADD", n1.outputs["Fac"], N.math("MULTIPLY", n2.outputs["Fac"], 0.22))})
    rf = N.new("BsdfRefraction", {"Color": (*tint, 1), "Roughness": 0.0, "IOR": ior, "Normal": bp})
    gl = N.new("BsdfGlossy", {"Roughness": 0.02, "Normal": bp, "Color": (1, 1, 1, 1)})
    body = N.new("MixShader", {0: N.new("Fresnel", {"IOR": 1.33, "Normal": bp}), 1: rf, 2: gl})
    lp = N.new("LightPath")
    anyd = N.math("MAXIMUM", lp.outputs["Is Shadow Ray"], lp.outputs["Is Diffuse Ray"])
    N.put(nt.nodes["Material Output"].inputs["Surface"], N.new("MixShader", {0: anyd, 1: body, 2: N.new("BsdfTransparent", {"Color": (0.60, 0.92, 1.0, 1)})}))
    return m


def flat_fill(name, loops, z, mat):
    """Planar face bounded by closed outlines (the first is the outer one, the rest are holes)."""
    bm = bmesh.new()
    for lp in loops:
        vs = [bm.verts.new((x, y, z)) for x, y in lp]
        for a, b in zip(vs, vs[1:] + vs[:1]):
            bm.edges.new((a, b))
    bmesh.ops.triangle_fill(bm, use_beauty=True, use_dissolve=False, edges=bm.edges[:], normal=(0, 0, 1))
    me = bpy.data.meshes.new(name); bm.to_mesh(me); bm.free()
    me.materials.append(mat)
    ob = bpy.data.objects.new(name, me); bpy.context.scene.collection.objects.link(ob)
    return ob


def grow(outline, d):
    n, out = len(outline), []
    for i in range(n):
        a, b = Vector(outline[i - 1]), Vector(outline[(i + 1) % n])
        t = (b - a).normalized()
        out.append((outline[i][0] + t.y * d, outline[i][1] - t.x * d))
    return out


def pool(outline, depth, tile, water, coping, cop_w=3.2, wz=-1.1, extra=None, caustic_scale=0.14):
    """Basin, water and coping for any counter-clockwise outline.  Returns the outer edge of the coping."""
    n = len(outline)
    mats = tiles("pool", tile[0], tile[1], "#BFE6EC", 0.9, 0.4, 0.05, 0.1, 1.0, caustic_scale, "XY")
    flat_fill("floor", [outline], -depth, mats)
    V = [(x, y, -depth) for x, y in outline] + [(x, y, 0.1) for x, y in outline]
    for ax in ("XZ", "YZ"):
        F = []
        for i in range(n):
            j = (i + 1) % n
            dx, dy = abs(outline[j][0] - outline[i][0]), abs(outline[j][1] - outline[i][1])
            if (dx >= dy) == (ax == "XZ"):
                F.append((i, j, n + j, n + i))
        if F:
            G.obj_from("wall" + ax, V, F, tiles("pw" + ax, tile[0], tile[1], "#BFE6EC", 0.9, 0.4, 0.05, 0.1, 1.0, caustic_scale, ax), smooth=False)
    flat_fill("water", [outline], wz, water)
    outer = grow(outline, cop_w)
    sec = G.fillet([(-0.35, -0.45), (cop_w, -0.45), (cop_w, 0.40), (-0.35, 0.40)], [0.1, 0.1, 0.25, 0.35], 4)
    G.sweep([(x, y, 0) for x, y in outline], [(a, b) for a, b in sec], coping, closed=True, name="coping")
    return outer


def planks(x0, x1, y0, y1, z, mat_cols, w=1.45, along="X", hole=None, seed=2):
    """Timber deck: individual boards; hole = function(x0, x1, y) -> list of kept (x0, x1) runs."""
    rnd = random.Random(seed)
    mats = [wood(c, along) for c in mat_cols]
    y = y0
    while y < y1:
        runs = hole(x0, x1, y + w / 2) if hole else [(x0, x1)]
        for a, b in runs:
            if b - a > 0.3:
                if along == "X":
                    G.rbox((b - a, w - 0.09, 0.3), ((a + b) / 2, y + w / 2, z - 0.15), 0.05, rnd.choice(mats), seg=1)
                else:
                    G.rbox((w - 0.09, b - a, 0.3), (y + w / 2, (a + b) / 2, z - 0.15), 0.05, rnd.choice(mats), seg=1)
        y += w


def wood(col, along="X"):
    key = ("wood", col, along)
    if key in M._cache:
        return M._cache[key]
    m, nt, b = M.new("wood")
    N = Nodes(nt)
    mp = N.new("Mapping", {"Vector": N.new("TexCoord").outputs["Object"]})
    mp.inputs["Scale"].default_value = (0.06, 1.6, 1.0) if along == "X" else (1.6, 0.06, 1.0)
    nz = N.new("TexNoise", {"Vector": mp, "Scale": 2.2, "Detail": 5.0, "Distortion": 0.4})
    c = M.rgb(col)
    N.put(b.inputs["Base Color"], N.new("MixRGB", {0: nz.outputs["Fac"], 1: tuple(v * 0.55 for v in c[:3]) + (1,), 2: tuple(min(1, v * 1.25) for v in c[:3]) + (1,)}))
    b.inputs["Roughness"].default_value = 0.55
    M._cache[key] = m
    return m


def stucco(col, scale=3.0, bump=0.25):
    m, nt, b = M.new("stucco")
    N = Nodes(nt)
    vec = N.new("TexCoord").outputs["Object"]
    n1 = N.new("TexNoise", {"Vector": vec, "Scale": scale * 3, "Detail": 6.0})
    n2 = N.new("TexNoise", {"Vector": vec, "Scale": 0.12, "Detail": 3.0})
    c = M.rgb(col)
    N.put(b.inputs["Base Color"], N.new("MixRGB", {0: n2.outputs["Fac"], 1: tuple(v * 0.86 for v in c[:3]) + (1,), 2: c}))
    b.inputs["Roughness"].default_value = 0.85
    N.put(b.inputs["Normal"], N.new("Bump", {"Strength": bump, "Distance": 0.12, "Height": n1.outputs["Fac"]}))
    return m


def sword_plant(loc, n, length, width, mat, seed, droop=0.9, spread=0.55, thick=False):
    """Clump of long bent blades (flax, tussock, agave)."""
    rng = np.random.default_rng(seed)
    V, F, segs = [], [], 6
    for i in range(n):
        a = rng.random() * TAU
        t0 = spread * (0.25 + 0.75 * rng.random())
        ln = length * (0.65 + 0.5 * rng.random())
        p = np.array(loc, float) + np.array([math.cos(a), math.sin(a), 0]) * 0.08 * length * rng.random()
        side = np.array([-math.sin(a), math.cos(a), 0])
        ang = t0
        o = len(V)
        for k in range(segs + 1):
            w = width * (1 - (k / segs) ** 1.7) * (0.75 if k == 0 else 1)
            V += [tuple(p - side * w / 2), tuple(p + side * w / 2)]
            ang += droop / segs * (0.4 + 1.2 * k / segs) * rng.uniform(0.7, 1.3)
            p = p + np.array([math.cos(a) * math.sin(ang), math.sin(a) * math.sin(ang), math.cos(ang)]) * ln / segs
        F += [(o + 2 * k, o + 2 * k + 1, o + 2 * k + 3, o + 2 * k + 2) for k in range(segs)]
    me = bpy.data.meshes.new("clump"); me.from_pydata(V, [], F); me.materials.append(mat); me.update()
    ob = bpy.data.objects.new("clump", me); bpy.context.scene.collection.objects.link(ob)
    return ob


def gum_tree(x, y, h, bark, leaf, seed, leaves=9000, spread=0.34):
    """Eucalypt: pale leaning trunk, forked limbs, open clusters of hanging leaves."""
    rnd = random.Random(seed)
    lean = rnd.uniform(-0.12, 0.12) * h
    fork = Vector((x + lean * 0.5, y, h * 0.42))
    def limb(a, b, r0, r1):
        pts = G.spline([a, a.lerp(b, 0.4) + Vector((rnd.uniform(-1, 1), rnd.uniform(-1, 1), 0)) * 0.03 * h, b], 14, closed=False)
        rings, n = [], 9
        for i, p in enumerate(pts):
            q = pts[min(i + 1, 13)] if i < 13 else pts[i]
            r = r0 + (r1 - r0) * i / 13
            rings.append([(p[0] + r * math.cos(TAU * j / n), p[1] + r * math.sin(TAU * j / n), p[2]) for j in range(n)])
        G.loft(rings, bark, angle=80)
    limb(Vector((x, y, -0.5)), fork, 0.030 * h, 0.020 * h)
    tips = []
    for i in range(6):
        a = TAU * i / 6 + rnd.uniform(-0.4, 0.4)
        t = fork + Vector((math.cos(a) * spread * h * rnd.uniform(0.5, 1), math.sin(a) * spread * h * 0.8, h * rnd.uniform(0.28, 0.60)))
        limb(fork, t, 0.015 * h, 0.005 * h); tips.append(t)
        u = fork.lerp(t, 0.6) + Vector((rnd.uniform(-1, 1), rnd.uniform(-1, 1), 0.6)) * 0.13 * h
        limb(fork.lerp(t, 0.55), u, 0.008 * h, 0.003 * h); tips.append(u)
    C = np.array([tuple(t) for t in tips])
    def fn(rng, n):
        k = rng.integers(0, len(C), n)
        d = rng.normal(0, 1, (n, 3)); d /= np.linalg.norm(d, axis=1)[:, None]
        r = 0.135 * h * rng.random(n) ** 0.45
        return C[k] + d * r[:, None] * np.array([1.15, 1.15, 0.62]), np.tile([0, 0, -0.8], (n, 1)) + d * 0.5
    return blades("gum", leaves, fn, 0.030 * h, leaf, seed, 0.0052 * h, 0.35)


def hills(y0, depth, height, mat, seed=1, x0=-420, x1=420, nx=90, ny=24, z=-1.0):
    rng = np.random.default_rng(seed)
    X, Y = np.meshgrid(np.linspace(x0, x1, nx), np.linspace(0, 1, ny))
    Z = np.zeros_like(X)
    for f, a in ((0.008, 1.0), (0.017, 0.5), (0.037, 0.22), (0.08, 0.08)):
        Z += a * np.sin(X * f + rng.random() * 9 + Y * 3 * rng.random()) * np.cos(Y * (2 + 5 * f * 40) + rng.random() * 9)
    Z = (0.55 + 0.45 * Z / 1.4) * np.sin(np.clip(Y * 1.1, 0, 1) * math.pi / 2) * height
    V = np.stack([X, y0 + Y * depth, z + Z], -1).reshape(-1, 3)
    F = [(j * nx + i, j * nx + i + 1, (j + 1) * nx + i + 1, (j + 1) * nx + i) for j in range(ny - 1) for i in range(nx - 1)]
    return G.obj_from("hills", [tuple(v) for v in V], F, mat, angle=180)


def rect(cx, cy, hx, hy, r=1.2, seg=6):
    return G.fillet([(cx - hx, cy - hy), (cx + hx, cy - hy), (cx + hx, cy + hy), (cx - hx, cy + hy)], r, seg)


def grass(area_fn, n, mat, h=0.55, seed=2):
    return blades("grass", n, lambda rng, m: (area_fn(rng, m), np.tile([0, 0, 1.0], (m, 1))), h, mat, seed, 0.09, 0.35)


# ------------------------------------------------------------------ night
@scene("night-pool")
def night(name, aspect):
    """Dusk: pool lit from inside, glowing robot on the floor, house and garden lights behind."""
    name = name if name in robots.PRESETS else "dolphin-m600"
    w = bpy.data.worlds.new("night"); w.use_nodes = True; bpy.context.scene.world = w
    N = Nodes(w.node_tree)
    dz = N.new("SeparateXYZ", {0: N.new("TexCoord").outputs["Generated"]}).outputs[2]
    grad = N.new("MixRGB", {0: N.math("MULTIPLY", N.math("MAXIMUM", dz, 0.0), 2.4), 1: M.rgb("#3C5B8C"), 2: M.rgb("#0B1530")}, use_clamp=True)
    N.put(w.node_tree.nodes["Background"].inputs[0], grad); w.node_tree.nodes["Background"].inputs[1].default_value = 1.1
    out = rect(0, 0, 34, 16, 1.5)
    D = 12
    outer = pool(out, D, ("#2F93B8", "#49A9C8"), water_mat(0.20, 0.10, (0.78, 0.96, 1.0), 1.2), tiles("cop", "#8D9499", "#9AA1A6", "#6B7176", 5, 0.5, 0.02, 0.2), 3.0)
    flat_fill("deck", [[(-260, -90), (260, -90), (260, 200), (-260, 200)], outer], 0.1, tiles("deck", "#6E7479", "#7C8388", "#555A5E", 8, 0.5, 0.02, 0.3, row=4, offset=0.5))
    # pool lights in the far and right walls
    for x, y, rz in ((-18, 15.9, 0), (0, 15.9, 0), (18, 15.9, 0), (33.9, 0, -90)):
        o = G.disc(0.85, 0.1, (x, y, -4.6), (90, 0, rz), M.glow("#D8FBFF", 26), 0.02)
        n = Vector((0, -1, 0)) if rz == 0 else Vector((-1, 0, 0))
        area("pl", Vector((x, y, -4.6)) + n * 0.4, Vector((x, y, -7.0)) + n * 12, 2.0, 3600, (0.55, 0.93, 1.0), "DISK")
    area("poolfill", (0, 0, -1.6), (0, 0, -12), 50, 2600, (0.40, 0.86, 1.0), size_y=24)
    # house: long low volume with lit glazing
    G.rbox((96, 10, 26), (20, 62, 13), 0.2, stucco("#59606A"))
    G.rbox((104, 18, 1.2), (20, 58, 26.4), 0.2, M.satin("#23282D"))
    warm = M.glow("#FFB765", 1.6)
    for i in range(6):
        x = -14 + 13.4 * i
        quad("win", [(x, 56.8, 1), (x + 12.6, 56.8, 1), (x + 12.6, 56.8, 21), (x, 56.8, 21)], warm if i != 3 else M.glow("#FFCB8A", 0.9))
        G.rbox((0.5, 0.5, 21), (x - 0.4, 56.6, 11), 0.05, M.satin("#1A1E22"))
    sil = M.satin("#2A2018")
    for x, w_, h_ in ((-6, 9, 6.5), (20, 11, 6), (50, 8, 7)):   # sofa, table and lamp silhouettes behind the glass
        G.rbox((w_, 0.3, h_), (x, 56.5, h_ / 2 + 1), 0.6, sil); G.rbox((0.3, 0.3, 13), (x + w_ * 0.8, 56.5, 7), 0.05, sil)
        G.lathe([(0, 0), (2.2, 0), (1.4, 2.6), (0, 2.6)], 24, M.glow("#FFE2B0", 4.5), (x + w_ * 0.8, 56.2, 13))
    for i in range(14):                                        # curtains
        G.rbox((0.7, 0.3, 20), (-13.4 + 0.85 * (i % 7) + (73 if i > 6 else 0), 56.6, 11), 0.25, M.glow("#C98A45", 0.5))
    def crown(rng, n):
        k = rng.integers(0, 7, n)
        c = np.array([(-120, 80, 26), (-90, 96, 30), (-62, 84, 20), (92, 84, 24), (118, 96, 32), (146, 84, 24), (172, 90, 30)], float)[k]
        d = rng.normal(0, 1, (n, 3)); d /= np.linalg.norm(d, axis=1)[:, None]
        return c + d * (15 * (0.8 + 0.3 * rng.random((n, 1)))), d
    blades("trees", 60000, crown, 1.6, leaf_mat("#16281C", "#2A4030", 0.3), 8, 0.5, 0.8)
    G.rbox((190, 5, 12), (170, 66, 6), 1.0, leaf_mat("#1A2E1E", "#2C4430", 0.5))
    area("house", (18, 54, 14), (18, 0, 0), 60, 22000, (1.0, 0.68, 0.36), size_y=16)
    # hedge with uplights, planters, loungers
    hm = leaf_mat("#1F3A22", "#3E5A34", 0.5)
    def hedge(rng, n):
        x = rng.uniform(-110, -30, n)
        return np.stack([x, 46 + 3 * rng.random(n), 13 * rng.random(n)], 1), np.tile([0, -1.0, 0.3], (n, 1))
    G.rbox((80, 5, 13), (-70, 50, 6.5), 1.0, hm); blades("hedge", 40000, hedge, 0.8, hm, 3, 0.2, 0.8)
    for x in (-92, -74, -56, -38):
        area("up", (x, 43.5, 0.4), (x, 47, 12), 0.6, 1500, (1.0, 0.74, 0.42), "DISK")
        G.disc(0.5, 0.6, (x, 43.5, 0.3), mat=M.glow("#FFC784", 6), edge=0.1)
    for i, x in enumerate((-24, -9)):
        S.lounger((x, 31, 0.1), -10, "#2A2F34", "#C9CED2")
    S.planter((-34, 26, 0.1), hm, 31); S.planter((44, 26, 0.1), hm, 32)
    r = put(item(name, cable=False), (-5.0, 4.5, -D + 0.02), 28, 2.4)
    area("robot", (-2.0, -2.6, -D + 2.6), (1.5, -14, -D), 3, 900, (0.45, 0.92, 1.0), "DISK")
    area("key", (-12, -8, -2.0), (-5, 1, -D), 5, 4200, (0.8, 0.97, 1.0))
    shoot(aspect, ((-24, -60, 27), (2, 8, 3.2), 28), ((-20, -48, 32), (-2, 10, 13.0), 27))
    def tune(s):
        s.view_settings.exposure, s.view_settings.look = -0.25, "Medium High Contrast"
        s.cycles.max_bounces, s.cycles.diffuse_bounces, s.cycles.glossy_bounces = 4, 1, 1
        s.cycles.sample_clamp_indirect = 8
    return {"samples": 8, "bloom": 0.05, "tune": tune}


# ------------------------------------------------------------------ skimmer close-up
@scene("skimmer-surface")
def skimmer_surface(name, aspect):
    tune = daylight(38, 215, 34, (1.0, 0.93, 0.82), exposure=-3.1, horizon="#CBE6F2", top="#4A9EDB")
    out = rect(10, 20, 60, 46, 3)
    outer = pool(out, 15, ("#2FA6C6", "#4FBCD4"), water_mat(0.34, 0.20, (0.70, 0.95, 1.0), 1.2, 1.0), tiles("cop", "#E9DFCB", "#EFE6D6", "#C2B394", 5, 0.5, 0.02, 0.2), 4.0, wz=-0.5, caustic_scale=0.12)
    flat_fill("deck", [[(-160, -60), (180, -60), (180, 160), (-160, 160)], outer], 0.1, tiles("deck", "#D5C5A8", "#E0D2B9", "#B7A586", 10, 0.6, 0.02, 0.3, row=5, offset=0.5))
    hm = leaf_mat("#3F5A28", "#7E9A4A", 0.5)
    G.rbox((380, 8, 26), (0, 120, 12), 2, hm)
    def hedge(rng, n):
        x = rng.uniform(-150, 190, n)
        return np.stack([x, np.full(n, 115.5), 26 * rng.random(n)], 1), np.tile([0, -1.0, 0.4], (n, 1))
    blades("hedge", 50000, hedge, 1.2, hm, 3, 0.35, 0.8)
    sk = put(item("skimmi"), (0, 0, -1.16), -12)
    rnd = random.Random(6)
    for i in range(26):                                       # floating leaves
        while True:
            lx, ly = rnd.uniform(-9, 8), rnd.uniform(-7, 9)
            if math.hypot(lx, ly) > 3.6:
                break
        L_ = rnd.uniform(0.55, 0.95)
        pts = [(L_ * t, 0.2 * L_ * math.sin(math.pi * t) ** 0.8) for t in [j / 8 for j in range(9)]]
        o = [(x, y, 0.05 * math.sin(5 * x)) for x, y in pts] + [(x, -y, 0.05 * math.sin(5 * x)) for x, y in pts[-2:0:-1]]
        ob = G.obj_from("leaf", o, [tuple(range(len(o)))], M.plastic(rnd.choice(["#A98B35", "#7E9440", "#B5672C", "#8E7A34"]), 0.5))
        ob.location, ob.rotation_euler = (lx, ly, -0.45), (0, 0, rnd.random() * TAU)
    shoot(aspect, ((5.6, -11.6, 4.3), (0.9, 0.6, 0.55), 38), ((4.9, -12.4, 5.6), (0.0, 1.0, 1.0), 36))
    cam = bpy.context.scene.camera.data
    cam.dof.use_dof, cam.dof.focus_distance, cam.dof.aperture_fstop = True, 12.0, 0.45
    return {"samples": 9, "bloom": 0.02, "tune": tune}


# ------------------------------------------------------------------ spa
@scene("spa")
def spa(name, aspect):
    """Sunken spa in a timber deck; the hand-held vacuum stands on the rim deck, towels beside it."""
    tune = daylight(34, 128, 32, (1.0, 0.86, 0.68), exposure=-2.95, horizon="#DCE8EC", top="#7FB2D6")
    cx, cy, R = -4.5, 13.0, 11.5
    circ = [(cx + R * math.cos(TAU * i / 96), cy + R * math.sin(TAU * i / 96)) for i in range(96)]
    cop = tiles("cop", "#E4E2DC", "#ECEAE5", "#BDB8AD", 3.2, 0.4, 0.02, 0.15)
    pool(circ, 9, ("#7CC3CF", "#93D2DA"), water_mat(0.55, 0.42, (0.80, 0.97, 1.0), 1.2, 0.8), cop, 1.7, wz=-0.9, caustic_scale=0.22)
    seat = [(cx + R * 0.66 * math.cos(TAU * i / 96), cy + R * 0.66 * math.sin(TAU * i / 96)) for i in range(96)]
    flat_fill("seat", [circ, seat], -4.2, tiles("seat", "#8FCFD8", "#A6DCE2", "#D8EFF2", 0.7, 0.4, 0.05, 0.1, 1.0, 0.22))
    G.obj_from("seatwall", [(x, y, z) for z in (-9, -4.2) for x, y in seat], [(i, (i + 1) % 96, 96 + (i + 1) % 96, 96 + i) for i in range(96)], tiles("sw", "#7CC3CF", "#93D2DA", "#BFE6EC", 0.7, 0.4, axis="XZ"))
    # foam where the jets break the surface
    rnd = random.Random(2)
    foam = M.plastic("#FFFFFF", 0.4, spec=0.5)
    proto = G.lathe([(math.sin(math.pi * i / 8), -math.cos(math.pi * i / 8)) for i in range(9)], 12, foam)
    for i in range(1500):
        j = rnd.randrange(3)
        a = (0.6, 1.9, 3.0)[j]
        px, py = cx + R * 0.62 * math.cos(a), cy + R * 0.62 * math.sin(a)
        c = G.copy_linked(proto, (px + rnd.gauss(0, 1.35), py + rnd.gauss(0, 1.2), -0.92 + abs(rnd.gauss(0, 0.05))))
        r = 0.05 + 0.16 * rnd.random() ** 3
        c.scale = (r, r, r * 0.7)
    proto.scale = (0.0001,) * 3
    R2 = R + 0.8
    def hole(x0, x1, y):
        d = R2 * R2 - (y - cy) ** 2
        if d <= 0:
            return [(x0, x1)]
        h = math.sqrt(d)
        return [(x0, cx - h), (cx + h, x1)]
    planks(-110, 60, -16, 60, 0.15, ("#A9794E", "#B5855A", "#9C6D45"), 1.45, "X", hole)
    # privacy screen: vertical slats, planting in front
    for i in range(92):
        G.rbox((1.15, 0.5, 24), (-92 + 1.7 * i, 48, 12), 0.06, wood(("#7A5A40", "#83624A", "#6F5038")[i % 3], "Y"), seg=1)
    quad("dark", [(-110, 49, 0), (90, 49, 0), (90, 49, 26), (-110, 49, 26)], M.satin("#1E211E"))
    fl = leaf_mat("#3E5E30", "#7C9A55", 0.4)
    for i, x in enumerate((-30, -21, -12, 14, 23, 32)):
        G.rbox((8, 4, 3.4), (x, 43, 1.8), 0.3, stucco("#8B9097"))
        sword_plant((x - 1.5, 43, 3.2), 46, 9, 0.55, fl, 20 + i, 0.8, 0.6); sword_plant((x + 2, 43, 3.2), 36, 7, 0.5, fl, 40 + i, 1.0, 0.7)
    n = put(item("niya"), (4.6, -3.6, 0.16), -36, 1.3)
    # folded towels + cup
    for k, c in enumerate(("#F4F4F1", "#CFE6EC", "#F4F4F1")):
        G.rbox((4.4, 3.0, 0.62), (10.6, 1.2, 0.5 + 0.6 * k), 0.28, M.plastic(c, 0.9, grain=0.5, grain_scale=14, spec=0.1), (0, 0, -16 + 3 * k), seg=4)
    G.lathe(G.round_profile([(0, 0.05), (0.42, 0.05), (0.55, 1.2), (0.50, 1.2), (0.40, 0.2), (0, 0.2)], 0.04), 48, M.gloss("#E9EEF0"), (9.6, -2.6, 0.15))
    shoot(aspect, ((12.5, -19.5, 9.6), (1.9, 3.2, 1.7), 37), ((11.5, -21.5, 11.5), (3.2, 2.2, 3.0), 34))
    return {"samples": 8, "bloom": 0.02, "tune": tune}


# ------------------------------------------------------------------ equipment pad
PAD = 0.7                                                     # top of the concrete pad


def pad_ground():
    """Rendered wall, concrete pad and gravel strip in morning sun."""
    tune = daylight(46, 152, 34, (1.0, 0.93, 0.84), exposure=-3.4, horizon="#CFE3EE", top="#5FA5DA")
    quad("wall", [(-60, 9, 0), (60, 9, 0), (60, 9, 26), (-60, 9, 26)], stucco("#E7DFD2", 2.2, 0.35))
    G.rbox((120, 3, 1.2), (0, 9.5, 26.4), 0.2, stucco("#D5CCBC"))
    G.rbox((46, 15, 1.2), (0.5, 1.6, 0.1), 0.25, stucco("#B9BCBB", 1.2, 0.15))
    quad("gravel", [(-90, -60, -0.3), (90, -60, -0.3), (90, 9, -0.3), (-90, 9, -0.3)], stucco("#A79C8B", 6.0, 1.0))
    rnd = random.Random(3)
    proto = G.rbox((0.6, 0.5, 0.36), (0, 0, -5), 0.15, stucco("#B4AA9A", 2), seg=2)
    for i in range(900):
        x, y = rnd.uniform(-34, 34), rnd.uniform(-16, -5.4)
        c = G.copy_linked(proto, (x, y, -0.2), (rnd.random() * 90, rnd.random() * 90, rnd.random() * 360)); c.scale = (rnd.uniform(.6, 1.5),) * 3
    return tune


def pipe(*pts):
    """PVC pipe with elbows at the inner points."""
    pvc = M.plastic("#E8ECEE", 0.35)
    G.tube(pts, 0.40, pvc)
    for q in pts[1:-1]:
        G.disc(0.50, 1.0, q, (0, 0, 0), pvc, 0.1); G.disc(0.50, 1.0, q, (0, 90, 0), pvc, 0.1)


@scene("equipment-pad")
def pad(name, aspect):
    tune = pad_ground()
    z = PAD
    put(item("pump-vs"), (-9.4, 0.4, z), -90); put(item("media-filter"), (-2.2, 3.4, z), 0, 1.12); put(item("heat-pump"), (12.6, 3.6, z), 0)
    ch = put(item("ecoclear"), (4.1, 7.9, 8.0), 0, 0.98)
    put(item("cartridge-filter"), (-17.0, 3.6, z), 0)
    pipe((-9.25, 0.55, 4.6), (-9.25, 0.55, 9.6), (-9.25, 7.6, 9.6), (-4.6, 7.6, 9.6), (-4.6, 7.6, 7.2), (-4.6, 3.0, 7.25), (-3.9, 3.0, 7.25))
    pipe((0.2, 3.1, 7.25), (1.2, 3.1, 7.25), (1.2, 7.9, 7.25), (1.2, 7.9, 8.54), (1.9, 7.9, 8.54))
    pipe((6.4, 7.9, 8.54), (7.2, 7.9, 8.54), (7.2, 7.9, 1.6), (20.4, 7.9, 1.6), (20.4, 2.7, 1.75), (18.2, 2.7, 1.75))
    pipe((-12.6, 0.4, z + 1.65), (-14.2, 0.4, z + 1.65), (-14.2, -1.0, z + 1.5), (-16.2, -1.0, 1.5), (-16.2, 0.9, 1.5))
    fl = leaf_mat("#4E6A3C", "#8DA35E", 0.4)
    for i, (x, y, l) in enumerate(((26, 3, 12), (30, -3, 9), (-27, 4, 11), (-31, -2, 8))):
        sword_plant((x, y, -0.3), 70, l, 0.6, fl, 60 + i, 0.8, 0.65)
    shoot(aspect, ((-5.5, -33, 12.5), (0.6, 3, 6.4), 30.5), ((-9.5, -27, 11.5), (-2.2, 4, 7.6), 33))
    return {"samples": 8, "bloom": 0.01, "tune": tune}
