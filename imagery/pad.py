"""The equipment pad: pump, filter, heat pump and chlorinator on a slab before a wall, joined by one closed circuit of PVC pipe.
Every port is met: two suction lines come out of the slab, the return and the waste line go back into it. The wall is y = 0, the slab z = 0."""
import math
import random
from dataclasses import dataclass
import bmesh
import bpy
from mathutils import Matrix, Vector, noise
import equipment as E
import geo as G
import materials as M
import variants  # noqa: F401  (registers the sizes)
import water
from basins import focus, lookup, sky
from places import item, put, scene, shoot
from scenes import Nodes, quad

TAU = math.tau
R = 0.30                                                     # "50 mm" pressure pipe is 60 mm outside
BEND, SOCKET = 0.36, 0.36
ON_WALL = -0.86                                              # centre line of pipes clipped to the wall
X, Y, Z = Vector((1, 0, 0)), Vector((0, 1, 0)), Vector((0, 0, 1))


# ------------------------------------------------------------------ plumbing
def pvc():
    return M.plastic("#E4E6E3", 0.30, grain=0.03, grain_scale=30, name="pvc")


def fitting():
    return M.plastic("#D9DCDA", 0.36, grain=0.05, grain_scale=40, name="fitting")


def facing(at, along, side=None):
    """Frame at a point with Z along the pipe (and X to a side)."""
    z = Vector(along).normalized()
    if side is None:
        return Matrix.Translation(at) @ z.to_track_quat("Z", "Y").to_matrix().to_4x4()
    x = Vector(side).normalized()
    return Matrix.Translation(at) @ Matrix((x, z.cross(x), z)).transposed().to_4x4()


def spun(profile, at, along, mat, rounded=0.015, seg=56):
    ob = G.lathe(G.round_profile(profile, rounded, 3) if rounded else profile, seg, mat)
    ob.matrix_world = facing(at, along)
    return ob


def pipe(a, b):
    a, b = Vector(a), Vector(b)
    return spun([(R, 0), (R, (b - a).length)], a, b - a, pvc(), 0)


def elbow(corner, before, after):
    """Solvent-weld 90° elbow: a collar at each mouth, sockets, a tight bend between."""
    p, d1, d2 = Vector(corner), Vector(before).normalized(), Vector(after).normalized()
    n = d1.cross(d2)
    mouth = [(0.0, R), (0.0, 0.405), (0.015, 0.42), (0.075, 0.42), (0.09, 0.405), (0.10, 0.385), (SOCKET - 0.04, 0.385), (SOCKET, 0.365)]
    stations = [(p - d1 * (BEND + SOCKET - s), d1, r) for s, r in mouth]
    centre = p - d1 * BEND + d2 * BEND
    for i in range(1, 14):
        t = math.pi / 2 * i / 14
        stations.append((centre - d2 * BEND * math.cos(t) + d1 * BEND * math.sin(t), d1 * math.cos(t) + d2 * math.sin(t), 0.365))
    stations += [(p + d2 * (BEND + SOCKET - s), d2, r) for s, r in reversed(mouth)]
    rings = [[q + (n * math.cos(TAU * j / 48) + t.cross(n) * math.sin(TAU * j / 48)) * r for j in range(48)] for q, t, r in stations]
    return G.loft(rings, fitting(), caps=False, angle=38, name="elbow")


def tee(at, along, branch):
    half = 0.80
    body = [(R, -half), (0.42, -half), (0.42, -half + 0.09), (0.385, -half + 0.10), (0.385, half - 0.10), (0.42, half - 0.09), (0.42, half), (R, half)]
    spun(body, at, along, fitting())
    spun([(0.37, 0), (0.385, 0.4), (0.385, half - 0.10), (0.42, half - 0.09), (0.42, half), (R, half)], at, branch, fitting())


def union(at, along):
    """Barrel union: ribbed nut between a plain and a flanged half."""
    turn = {0: (0, 90, 0), 1: (90, 0, 0), 2: (0, 0, 0)}[max(range(3), key=lambda i: abs(Vector(along)[i]))]
    E.pipe_union(tuple(at), turn, 0.36, fitting(), M.satin("#3A4249"))
    spun([(R, -0.62), (0.39, -0.62), (0.39, -0.26), (0.47, -0.22), (0.47, 0.22), (0.40, 0.26), (0.40, 0.62), (R, 0.62)], at, along, fitting())


def ball_valve(at, along, lever, colour):
    """Double-union ball valve, open: its lever lies along the pipe."""
    grey, handle = M.satin("#4A535B"), M.plastic(colour, 0.38, coat=0.2)
    with G.Recorder("valve") as rec:
        G.lathe(G.round_profile([(R, -0.42), (0.47, -0.42), (0.52, -0.25), (0.54, 0), (0.52, 0.25), (0.47, 0.42), (R, 0.42)], 0.05), 64, grey)
        for s in (-1, 1):
            E.pipe_union((0, 0, s * 0.56), (0, 0, 0), 0.36, grey, M.satin("#3A4249"))
            G.lathe(G.round_profile([(R, s * 0.70), (0.40, s * 0.70), (0.40, s * 1.02), (R, s * 1.02)], 0.02), 56, fitting())
        G.disc(0.20, 0.34, (0.60, 0, 0), (0, 90, 0), grey, 0.03)
        G.disc(0.24, 0.16, (0.80, 0, 0), (0, 90, 0), handle, 0.05)
        outline = G.fillet([(-0.17, -0.62), (0.17, -0.62), (0.13, 0), (0.17, 0.62), (-0.17, 0.62), (-0.13, 0)], [0.12, 0.12, 0.3, 0.12, 0.12, 0.3])
        G.prism(outline, 0.13, handle, 0.04, "X", (0.88, 0, 0), 4)
        for s in (-1, 1):
            G.prism(G.fillet([(-0.07, s * 0.18), (0.07, s * 0.18), (0.05, s * 0.54), (-0.05, s * 0.54)], 0.04), 0.16, handle, 0.03, "X", (0.91, 0, 0))
        E.screw((0.955, 0, 0), (0, 90, 0), 0.06)
    rec.root.matrix_world = facing(at, along, lever)


def clip(at, along):
    """Saddle on a stand-off that holds a pipe before the wall."""
    p, grey = Vector(at), M.satin("#59636B")
    spun([(R + 0.01, -0.13), (0.37, -0.13), (0.37, 0.13), (R + 0.01, 0.13), (R + 0.01, -0.13)], p, along, grey)
    upright = abs(Vector(along).z) > 0.5
    deep = -p.y - R
    flat = (0.9, 0.10, 0.26) if upright else (0.26, 0.10, 0.9)
    G.rbox((0.30 if upright else 0.22, deep, 0.22 if upright else 0.30), (p.x, -deep / 2, p.z), 0.03, grey)
    G.rbox(flat, (p.x, -0.05, p.z), 0.04, grey)
    for s in (-1, 1):
        E.screw((p.x + s * 0.33 * upright, -0.11, p.z + s * 0.33 * (not upright)), (90, 0, 0), 0.07)


def floor_sleeve(x, y):
    """Where a pipe goes through the slab: a rubber sleeve in a ring of mortar."""
    G.lathe(G.round_profile([(R, 0.10), (0.40, 0.10), (0.43, 0.0), (0.40, -0.1)], 0.03), 56, M.rubber("#22272B"), (x, y, 0.02))
    G.lathe(G.round_profile([(0.40, 0.035), (0.66, 0.02), (0.74, -0.03)], 0.04), 56, M.plastic("#8E8B84", 0.9, grain=0.5, grain_scale=18, spec=0.2), (x, y, 0))


def run(*points):
    """Pipe through these points, an elbow at every corner."""
    P = [Vector(p) for p in points]
    for a, b in zip(P, P[1:]):
        pipe(a, b)
    for a, b, c in zip(P, P[1:], P[2:]):
        elbow(b, b - a, c - b)
    for p in (P[0], P[-1]):
        if p.z < 0:
            floor_sleeve(p.x, p.y)


def printed(x, y, z, text="PVC-U  DN 50  PN 12  AS/NZS 1477"):
    """The maker's line on a level pipe."""
    E.decal(text, 0.14, M.satin("#7C8488"), lambda u, v: (x + u, y - (R + 0.003) * math.cos(v / R + 0.2), z + (R + 0.003) * math.sin(v / R + 0.2)), spacing=1.1)


def outlet(x, z, lead):
    """Weatherproof socket on the wall, its conduit from the slab, and a lead that hangs from it."""
    grey = M.plastic("#AEB4B6", 0.45)
    spun([(0.115, 0), (0.115, z)], (x, -0.13, 0), Z, grey, 0)
    for k in (0.3, 0.75):
        G.rbox((0.42, 0.04, 0.16), (x, -0.03, z * k), 0.02, grey); G.rbox((0.28, 0.27, 0.15), (x, -0.13, z * k), 0.05, grey)
    G.rbox((1.15, 0.34, 0.86), (x, -0.17, z), 0.10, grey, seg=4)
    G.rbox((1.02, 0.14, 0.62), (x, -0.36, z + 0.06), 0.08, M.smoke("#C5CED2", 0.6), seg=4)
    for s in (-0.25, 0.25):
        G.rbox((0.36, 0.06, 0.36), (x + s, -0.35, z + 0.02), 0.04, M.plastic("#E6E9E9", 0.4))
    black = M.rubber("#1B1F22")
    G.disc(0.17, 0.30, (x + 0.25, -0.50, z - 0.05), (90, 0, 0), black, 0.05)
    G.tube(G.spline([(x + 0.25, -0.55, z - 0.12), (x + 0.25, -0.60, z - 0.6), (x + 0.27, -0.42, z * 0.4)] + list(lead), 140, closed=False), 0.055, black)


# ------------------------------------------------------------------ machines and where their ports are
def alone(name):
    """Some sizes are made by stretching all there is, so nothing else may be there meanwhile."""
    objects = bpy.context.scene.collection.objects
    others = list(objects)
    for o in others:
        objects.unlink(o)
    root = item(name)
    for o in others:
        objects.link(o)
    return root


def media_filter(size):
    """The tank at its true diameter below a valve that is the same for all sizes. Returns it, its radius and how high the ports are."""
    radius = int(size) / 200
    k = radius / 2.2                                         # the tank is modelled 4.4 wide
    with G.Recorder("media") as rec:
        E.media_filter("MEDIA " + size)
    bpy.context.view_layer.update()
    lift = 5.34 * (k - 1)
    def low(ob):
        own = [(ob.matrix_world @ Vector(c)).z for c in ob.bound_box] if ob.type != "EMPTY" else []
        return min(own + [low(c) for c in ob.children] or [0])
    for ob in rec.root.children:
        if low(ob) > 5.1:
            ob.location.z += lift
        else:
            ob.location, ob.scale = ob.location * k, ob.scale * k
    return rec.root, radius, 5.85 + lift


CABINETS = {"9": (9.3, 3.6, 5.4), "13": (9.8, 3.8, 6.0), "17": (10.6, 4.2, 6.6), "21": (11.2, 4.4, 7.0)}


def chosen(name, family, default):
    return name if name.startswith(family) and name in E.SUBJECTS else default


@dataclass
class Pad:
    """What stands where, for cameras to aim at."""
    pump: Vector
    filter: Vector
    ports: float
    heater: Vector
    cell: Vector
    back: Vector                                             # the low run from the heat pump to the wall


def equipment(name, cartridge=False, cell=True):
    """Sets the machines up and pipes them: skimmer and drain, pump, filter, heat pump, chlorinator, back to the pool."""
    plinth = 0.9
    px, fx = -9.6, -0.6
    if cartridge:
        py, ports, radius = -6.0, 8.0, 1.84
        fy = py + 3.55
    else:
        tank, radius, ports = media_filter(chosen(name, "media-filter-", "media-filter-620").split("-")[-1])
        fy = -(radius + 1.9)
        py = fy
        put(tank, (fx, fy, 0), 10)                           # its ports then point left, right and at the wall
    put(alone(chosen(name, "pump-vs-", "pump-vs-15")), (px, py, plinth), -90)
    G.rbox((7.4, 3.4, plinth), (px + 0.75, py, plinth / 2), 0.10, concrete("#9C9A94"), seg=4)
    # suction: skimmer and main drain, each with its valve
    inlet = plinth + 1.65
    skim, drain = px - 5.9, px - 4.3 - 0.15
    run((skim, py, -0.4), (skim, py, inlet), (px - 2.8, py, inlet))
    pipe((drain, py, -0.4), (drain, py, inlet)); floor_sleeve(drain, py)
    tee((drain, py, inlet), X, -Z)
    ball_valve((skim, py, 1.14), Z, -Y, "#2C86B8"); ball_valve((drain, py, 1.14), Z, -Y, "#2C86B8")
    end = px + 3.4
    outlet(px + 1.4, 4.6, [(px + 1.9, -0.5, 0.35), (px + 2.6, -0.9, 0.06), (end - 0.4, (py - 1) / 2, 0.06), (end, py + 1.7, 0.10), (end - 0.6, py + 1.2, 1.5), (end - 1.2, py + 0.82, plinth + 2.85)])
    # pump to filter
    out = Vector((px + 0.15, py, plinth + 3.70))
    if cartridge:
        put(alone(chosen(name, "cartridge-filter-", "cartridge-filter-150")), (fx, fy, 0))
        down, level = px + 5.6, 0.80
        run(out, (out.x, py, plinth + 5.6), (down, py, plinth + 5.6), (down, py, level), (fx - 0.78, py, level), (fx - 0.78, fy - 2.5, level))
        union((down, py, 3.6), Z)
        side = fx + 3.0
        run((fx + 0.78, fy - 2.5, level), (fx + 0.78, py, level), (side, py, level), (side, ON_WALL, level), (side, ON_WALL, ports))
        clip((side, ON_WALL, 3.0), Z); clip((side, ON_WALL, 6.0), Z)
        leave = (side, ON_WALL, ports)
    else:
        run(out, (out.x, py, ports), (fx - 2.0, fy, ports))
        union((out.x, py, (out.z + ports) / 2 + 0.2), Z)
        run((fx, fy + 2.0, ports), (fx, ON_WALL, ports), (fx, ON_WALL, -0.4))
        clip((fx, ON_WALL, 4.0), Z)
        side = fx + 3.2
        leave = (fx + 2.0, fy, ports)
    # along the wall to the heat pump
    kw = chosen(name, "heat-pump-", "heat-pump-13").split("-")[-1]
    W, D, H = CABINETS[kw]
    hx, hy = fx + (8.2 if cartridge else max(radius, 3.0) + 1.5) + W / 2, -(D / 2 + 2.6)
    heater = alone("heat-pump-" + kw)
    put(heater, (hx, hy, 0.0))
    face, warm, cold = hx + W / 2 + 0.62, 0.96, 2.06
    b = hx + W / 2 + 2.1
    c = b + 1.5
    corners = [leave] + ([] if cartridge else [(side, fy, ports), (side, ON_WALL, ports)])
    if cartridge:
        elbow(leave, Z, X)
    run(*corners, (b, ON_WALL, ports), (b, ON_WALL, cold), (b, hy - 0.9, cold), (face, hy - 0.9, cold))
    for i in range(4):
        clip((side + 1.6 + (b - side - 3.0) * i / 3, ON_WALL, ports), X)
    printed((side + b) / 2 - 1.2, ON_WALL, ports); printed(px + 3.0, py, ports if not cartridge else plinth + 5.6)
    ball_valve((b, ON_WALL, 5.2), Z, -Y, "#D9622B")
    # heat pump to chlorinator to pool
    line = 3.5
    cx, end = c + 3.9, c + 7.9
    rise = ((face, hy - 0.9, warm), (c, hy - 0.9, warm), (c, ON_WALL, warm), (c, ON_WALL, line))
    fall = ((end, ON_WALL, line), (end, ON_WALL, -0.4))
    if cell:
        run(*rise, (cx - 2.35, ON_WALL, line)); run((cx + 2.35, ON_WALL, line), *fall)
        put(alone(name if name.split("-")[0] in ("ecoclear", "ecoswim") else "ecoclear-30"), (cx, ON_WALL, line - 0.55))
    else:
        run(*rise, *fall); clip((cx - 1.5, ON_WALL, line), X); clip((cx + 1.5, ON_WALL, line), X)
    ball_valve((end, ON_WALL, 1.7), Z, -Y, "#2C86B8")
    clip((b, ON_WALL, 7.0), Z); clip((c, ON_WALL, 2.3), Z)
    return Pad(Vector((px, py, plinth + 1.6)), Vector((fx, fy, 4)), ports, Vector((hx, hy, H / 2)), Vector((cx, ON_WALL, line)), Vector((c, hy + 1.6, warm)))


# ------------------------------------------------------------------ the place
def concrete(colour):
    """Steel-trowelled concrete: fine aggregate, clouds where it dried unevenly, a few darker spills."""
    m, nt, b = M.new("concrete")
    N = Nodes(nt)
    at = N.new("NewGeometry").outputs["Position"]
    c = M.rgb(colour)
    shade = lambda k: tuple(v * k for v in c[:3]) + (1,)
    cloud = N.new("TexNoise", {"Vector": at, "Scale": 0.22, "Detail": 7.0, "Roughness": 0.62, "Distortion": 0.5})
    sand = N.new("TexNoise", {"Vector": at, "Scale": 11.0, "Detail": 6.0, "Roughness": 0.75})
    stone = N.new("TexVoronoi", {"Vector": at, "Scale": 7.0})
    grit = N.new("MapRange", {"Value": stone.outputs["Distance"], "From Min": 0.05, "From Max": 0.16, "To Min": 1.0, "To Max": 0.0}, clamp=True)
    spill = N.new("MapRange", {"Value": N.new("TexNoise", {"Vector": at, "Scale": 0.5, "Detail": 4.0, "Distortion": 1.2}).outputs["Fac"], "From Min": 0.58, "From Max": 0.70}, clamp=True)
    tone = N.new("MixRGB", {0: cloud.outputs["Fac"], 1: shade(0.74), 2: shade(1.16)})
    tone = N.new("MixRGB", {0: N.math("MULTIPLY", sand.outputs["Fac"], 0.35), 1: tone, 2: shade(0.62)})
    tone = N.new("MixRGB", {0: N.math("MULTIPLY", grit, 0.32), 1: tone, 2: N.new("MixRGB", {0: N.new("SeparateXYZ", {0: stone.outputs["Color"]}).outputs[0], 1: shade(0.5), 2: shade(1.5)})})
    N.put(b.inputs["Base Color"], N.new("MixRGB", {0: N.math("MULTIPLY", spill, 0.28), 1: tone, 2: shade(0.55)}))
    N.put(b.inputs["Roughness"], N.math("MULTIPLY_ADD", cloud.outputs["Fac"], -0.25, 0.88))
    b.inputs["Specular"].default_value = 0.35
    N.put(b.inputs["Normal"], N.new("Bump", {"Strength": 0.35, "Distance": 0.03, "Height": sand.outputs["Fac"]}))
    return m


def render_coat(colour):
    """Float-finished render: fine sand, the sweep of the float, rain splash at the foot."""
    m, nt, b = M.new("render")
    N = Nodes(nt)
    at = N.new("NewGeometry").outputs["Position"]
    c = M.rgb(colour)
    shade = lambda k: tuple(v * k for v in c[:3]) + (1,)
    wide = N.new("TexNoise", {"Vector": at, "Scale": 0.10, "Detail": 5.0, "Roughness": 0.6, "Distortion": 0.8})
    sweep = N.new("TexNoise", {"Vector": at, "Scale": 0.9, "Detail": 5.0, "Roughness": 0.55, "Distortion": 1.6})
    sand = N.new("TexNoise", {"Vector": at, "Scale": 16.0, "Detail": 5.0, "Roughness": 0.7})
    height = N.new("SeparateXYZ", {0: at}).outputs[2]
    foot = N.new("MapRange", {"Value": N.math("MULTIPLY_ADD", wide.outputs["Fac"], -2.2, height), "From Min": -1.2, "From Max": 1.6, "To Min": 0.45, "To Max": 0.0}, clamp=True)
    tone = N.new("MixRGB", {0: wide.outputs["Fac"], 1: shade(0.86), 2: shade(1.08)})
    tone = N.new("MixRGB", {0: N.math("MULTIPLY", sand.outputs["Fac"], 0.16), 1: tone, 2: shade(0.6)})
    N.put(b.inputs["Base Color"], N.new("MixRGB", {0: foot, 1: tone, 2: shade(0.58)}))
    b.inputs["Roughness"].default_value, b.inputs["Specular"].default_value = 0.92, 0.2
    relief = N.math("ADD", N.math("MULTIPLY", sand.outputs["Fac"], 0.35), sweep.outputs["Fac"])
    N.put(b.inputs["Normal"], N.new("Bump", {"Strength": 0.30, "Distance": 0.10, "Height": relief}))
    return m


def timber(colours):
    """Oiled hardwood, each board with grain and tone of its own."""
    m, nt, b = M.new("timber")
    N = Nodes(nt)
    own = N.new("ObjectInfo").outputs["Random"]
    place = N.new("VectorMath", {0: N.new("TexCoord").outputs["Object"], 1: N.new("CombineXYZ", {0: N.math("MULTIPLY", own, 400.0), 1: N.math("MULTIPLY", own, 37.0)})}, operation="ADD")
    mp = N.new("Mapping", {"Vector": place})
    mp.inputs["Scale"].default_value = (0.10, 2.2, 2.2)
    grain = N.new("TexNoise", {"Vector": mp, "Scale": 1.6, "Detail": 8.0, "Roughness": 0.68, "Distortion": 1.2})
    c1, c2 = (M.rgb(c) for c in colours)
    tone = N.new("MixRGB", {0: N.new("MapRange", {"Value": grain.outputs["Fac"], "From Min": 0.28, "From Max": 0.72}, clamp=True), 1: c1, 2: c2})
    N.put(b.inputs["Base Color"], N.new("HueSaturation", {"Value": N.math("MULTIPLY_ADD", own, 0.5, 0.72), "Saturation": 0.95, "Color": tone}))
    N.put(b.inputs["Roughness"], N.math("MULTIPLY_ADD", grain.outputs["Fac"], 0.25, 0.42))
    b.inputs["Specular"].default_value = 0.35
    N.put(b.inputs["Normal"], N.new("Bump", {"Strength": 0.18, "Distance": 0.04, "Height": grain.outputs["Fac"]}))
    return m


def pebble(rnd, mat):
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=3, radius=1.0)
    seed, flat = Vector((rnd.random() * 90, rnd.random() * 90, 0)), rnd.uniform(0.45, 0.7)
    for v in bm.verts:
        v.co *= 1 + 0.22 * noise.noise(v.co * 0.9 + seed) + 0.05 * noise.noise(v.co * 2.6 + seed)
        v.co.y *= 0.8; v.co.z *= flat
    me = bpy.data.meshes.new("pebble"); bm.to_mesh(me); bm.free()
    me.materials.append(mat)
    ob = bpy.data.objects.new("pebble", me); bpy.context.scene.collection.objects.link(ob)
    return G.shade(ob, True, 180)


def pebbles(x, y, z, count, seed=3):
    rnd = random.Random(seed)
    colours = ("#8F877A", "#746E65", "#A39B8C", "#5F5B55", "#958771", "#7D7871")
    kinds = [pebble(rnd, M.plastic(c, 0.75, grain=0.25, grain_scale=5, spec=0.3)) for c in colours for _ in (0, 1)]
    for i in range(count):
        ob = G.copy_linked(rnd.choice(kinds), (rnd.uniform(*x), rnd.uniform(*y), z + rnd.uniform(-0.14, 0.08)), (rnd.gauss(0, 16), rnd.gauss(0, 16), rnd.random() * 360))
        ob.scale = (rnd.uniform(0.13, 0.31),) * 3
    for ob in kinds:
        ob.location = (0, 0, -50)
    quad("bed", [(x[0] - 40, y[0] - 30, z - 0.25), (x[1] + 40, y[0] - 30, z - 0.25), (x[1] + 40, y[1] + 1, z - 0.25), (x[0] - 40, y[1] + 1, z - 0.25)], M.plastic("#4C473F", 0.95, spec=0.1))


def place(wall, slab="#A5A29B", left=-36.0, right=36.0, front=-10.4):
    """Slab with a rounded front edge before a wall, pebbles along it; `wall` is the colour of the render, or two colours of timber."""
    G.rbox((right - left, -front + 2, 1.4), ((left + right) / 2, (front + 2) / 2, -0.7), 0.22, concrete(slab), seg=6)
    pebbles((-28, 36), (-19, front + 0.1), -0.80, 7600)
    if isinstance(wall, str):
        quad("wall", [(-90, 0, -3), (90, 0, -3), (90, 0, 60), (-90, 0, 60)], render_coat(wall))
        return
    quad("dark", [(-90, 0.30, -3), (90, 0.30, -3), (90, 0.30, 60), (-90, 0.30, 60)], M.plastic("#15120F", 0.9, spec=0.1))
    boards = timber(wall)
    for i in range(34):
        G.rbox((150, 0.22, 1.33), (0, 0.11, 0.75 + 1.39 * i), 0.03, boards, seg=2)


def morning(at, to, power, colour=(1.0, 0.91, 0.78), shade=0.8, shift=(0.0, 0.0), size=30.0, leaves=420, soft=0.25):
    """Low sun past a tree: a spot so far away that its rays are nearly parallel, the crown's shade as its slide."""
    l = bpy.data.lights.new("sun", "SPOT")
    l.energy, l.spot_size, l.spot_blend, l.shadow_soft_size, l.color = power, math.radians(80), 0.3, soft, colour
    l.use_nodes = True
    N = Nodes(l.node_tree)
    sp = N.new("SeparateXYZ", {0: N.new("TexCoord").outputs["Normal"]})
    v = N.new("CombineXYZ", {0: N.math("DIVIDE", sp.outputs[0], sp.outputs[2]), 1: N.math("DIVIDE", sp.outputs[1], sp.outputs[2])}).outputs[0]
    far = (Vector(at) - Vector(to)).length
    slide = 1 - shade * (1 - water.leaf_shade(leaves=leaves, long=(60, 130), blur=7))
    N.put(l.node_tree.nodes["Emission"].inputs["Color"], lookup(N, v, far / size, water.picture("shade", slide), (*shift, 0)))
    o = bpy.data.objects.new("sun", l); bpy.context.scene.collection.objects.link(o)
    o.location = at
    o.rotation_euler = (Vector(to) - Vector(at)).to_track_quat("-Z", "Y").to_euler()


def tune(exposure):
    def set_up(s):
        s.view_settings.exposure, s.view_settings.look = exposure, "Medium High Contrast"
        c = s.cycles
        c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 6, 2, 2, 3, 10
        c.adaptive_threshold, c.adaptive_min_samples, c.sample_clamp_indirect = 0.02, 16, 5.0
    return set_up


def picture(exposure=0.0):
    return {"samples": 64, "bloom": 0.015, "tune": tune(exposure)}


CLAY, SAGE = "#B8A48C", "#A3A796"
SPOTTED_GUM, WALNUT = ("#6E4A30", "#A87C55"), ("#4A3526", "#7A5A41")


def early(to, shift=(0.2, 0.1), power=620000, shade=0.58):
    """Morning: sun from the left, the sky's cool light in the shadows."""
    to = Vector(to)
    morning(to + Vector((-62, -46, 38)), to, power, shift=shift, shade=shade)
    sky("courtyard", 0.50, (0.88, 0.95, 1.0))


@scene("pad")
def whole_pad(name, aspect):
    e = equipment(name, name.startswith("cartridge-filter"))
    place(CLAY)
    early((4, 0, 6), (0.55, 0.1))
    shoot(aspect, ((-5.0, -42, 11.8), (4.2, 0, 6.6), 31.5), ((-26, -20.5, 9.5), (-2.4, -1.5, 5.4), 34))
    focus(0.35, e.filter + Vector((0, -3, 0)))
    return picture()


@scene("pad-pump")
def pad_pump(name, aspect):
    """The pump with its clear lid, the filter out of focus behind it."""
    e = equipment(name)
    place(SPOTTED_GUM)
    early((-8, 0, 5), (0.5, 0.3))
    shoot(aspect, ((-18.0, -20.5, 7.4), (-11.0, -3.5, 3.8), 35), ((-16.0, -17.5, 7.5), (-8.6, -4, 4.4), 40))
    focus(0.22, e.pump + Vector((-1.0, -0.8, 0.9)))
    return picture()


@scene("pad-media")
def pad_media(name, aspect):
    """The media filter, its six-way valve and its gauge."""
    e = equipment(name)
    place(SAGE)
    early((0, 0, 6), (0.1, 0.4))
    top = e.ports
    shoot(aspect, ((4.0, -25, top + 2.4), (-4.4, -3, top - 1.1), 37), ((3.5, -21, top + 1.5), (-0.6, -4, top - 2.2), 40))
    focus(0.25, e.filter + Vector((0.3, -2.4, 2)))
    return picture()


@scene("pad-cartridge")
def pad_cartridge(name, aspect):
    e = equipment(name, cartridge=True)
    place(WALNUT)
    early((-1, 0, 5), (0.7, 0.2))
    shoot(aspect, ((1.0, -25.5, 8.4), (-4.8, -2, 4.4), 35), ((-6.0, -21, 7.4), (-0.8, -3, 4.6), 40))
    focus(0.25, e.filter + Vector((0, -1.8, 0)))
    return picture()


@scene("pad-heater")
def pad_heater(name, aspect):
    """The heat pump and the two pipes with unions at its side."""
    e = equipment(name)
    place(CLAY)
    early((10, 0, 5), (0.35, 0.6))
    x = e.heater.x
    shoot(aspect, ((x + 13, -27, 8.6), (x - 1.0, -3, 5.6), 34), ((x + 11, -24, 8.4), (x + 1.6, -3, 4.8), 34))
    focus(0.25, e.heater + Vector((3.5, -2, 0)))
    return picture()


@scene("pad-chlorinator")
def pad_chlorinator(name, aspect):
    """A wall unit above its clear cell in the return line."""
    e = equipment(name)
    place(SAGE)
    early(e.cell, (0.35, 0.6))
    x = e.cell.x
    shoot(aspect, ((x - 8.5, -15.5, 7.4), (x - 2.6, 0, 5.7), 37), ((x - 5.0, -16.0, 7.0), (x, 0, 5.2), 42))
    focus(0.25, e.cell + Vector((0, -0.5, 2)))
    return picture()


@scene("pad-ozone")
def pad_ozone(name, aspect):
    """The ozone unit on the slab, its hose going up to the injector in the return line."""
    e = equipment("", cell=False)
    p, at = e.back, Vector((e.back.x + 3.3, e.back.y - 2.6, 0))
    put(alone(chosen(name, "ozone-swim", "ozone-swim-50")), at, -14)
    spun([(R, -0.3), (0.37, -0.3), (0.40, -0.24), (0.40, 0.24), (0.37, 0.3), (R, 0.3)], p, Y, M.satin("#4A535B"))
    spun([(0, 0.3), (0.17, 0.3), (0.17, 0.52), (0.10, 0.56), (0.12, 0.66), (0.08, 0.80), (0, 0.80)], p, Z, M.satin("#4A535B"))
    bpy.context.view_layer.update()
    turn = Matrix.Rotation(math.radians(-14), 4, "Z")
    laid = [at + turn @ Vector(v) for v in ((-2.4, -1.82, 0.13), (-2.7, -1.9, 0.13))]
    G.tube(G.spline(laid + [Vector((p.x - 0.3, laid[1].y + 0.9, 0.14)), Vector((p.x - 0.75, p.y - 0.9, 0.5)), Vector((p.x - 0.5, p.y - 0.2, 1.8)), p + Vector((-0.08, 0, 2.0 - 0.96)), p + Vector((0, 0, 0.62))], 120, closed=False),
           0.10, M.plastic("#DCEBEF", 0.3, coat=0.3, name="hose"))
    place(CLAY)
    early(at, (0.55, 0.1))
    shoot(aspect, ((at.x - 4.6, -24.0, 7.2), (at.x - 3.0, -2, 3.15), 36), ((at.x - 6.0, -21, 6.6), (at.x - 0.3, -3, 3.9), 42))
    focus(0.25, at + Vector((0, -1, 3)))
    return picture()
