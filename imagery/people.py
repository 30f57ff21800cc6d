"""People, as much of them as a picture of a pool needs: legs that dangle in, a child's shadow, a hand. Bodies are clay: round cones that melt into
each other, and a skin drawn over them."""
import math
import random
import bpy
import numpy as np
from mathutils import Matrix, Vector
import equipment as E
import geo as G
import materials as M
import robots
import scenes as S
import water
from basins import PALE, Light, basin, focus, robot, sky, sun, surface, tune
from edges import BRINK, LEVEL, SANDSTONE, by_day, clear_water, coming_up, sharp_at, stone_edge, wet_stone
from places import bubbles, scene, shoot
from scenes import Nodes, area

TAU = math.tau
FAIR, TAN, DEEP = "#DDAE92", "#B57C58", "#6E432D"


# ------------------------------------------------------------------ clay
def bone(P, a, b, ra, rb, flat=None):
    """Distance to a cone with round ends; `flat` is (axis, factor) to press it flatter along that axis."""
    a, b = np.array(a, np.float32), np.array(b, np.float32)
    if flat:
        axis = np.array(flat[0], np.float32)
        press = lambda q: q + (q @ axis)[..., None] * axis * (flat[1] - 1)
        P, a, b = press(P), press(a), press(b)
    ab = b - a
    t = np.clip((P - a) @ ab / max(float(ab @ ab), 1e-9), 0, 1)
    return np.linalg.norm(P - a - t[..., None] * ab, axis=-1) - (ra + (rb - ra) * t)


def melt(a, b, k):
    """Union with a fillet of about k."""
    h = np.clip(k - np.abs(a - b), 0, None) / k
    return np.minimum(a, b) - h * h * k / 4


def clay(bones, k):
    """Distance to many bones melted together, each (a, b, ra, rb[, flat])."""
    def distance(P):
        d = bone(P, *bones[0])
        for q in bones[1:]:
            d = melt(d, bone(P, *q), k)
        return d
    return distance


def skin_over(distance, lo, hi, step, mat, name="body"):
    """The surface where `distance` is zero, as quads (surface nets)."""
    ax = [np.arange(l, h + step, step, dtype=np.float32) for l, h in zip(lo, hi)]
    D = distance(np.stack(np.meshgrid(*ax, indexing="ij"), -1))
    n = np.array(D.shape)
    total, count = np.zeros((*(n - 1), 3), np.float32), np.zeros(n - 1, np.int32)
    crossings = []
    for axis in range(3):
        one = np.eye(3, dtype=int)[axis]
        a, b = D[tuple(slice(0, m) for m in n - one)], D[tuple(slice(o, None) for o in one)]
        cross = (a < 0) != (b < 0)
        t = np.where(cross, a / np.where(cross, a - b, 1), 0)
        crossings.append(cross)
        u, v = [i for i in range(3) if i != axis]
        for du in (0, 1):
            for dv in (0, 1):
                cut = [slice(None)] * 3
                cut[u], cut[v] = slice(du, n[u] - 1 + du), slice(dv, n[v] - 1 + dv)
                c, w = cross[tuple(cut)], t[tuple(cut)]
                total[..., axis] += np.where(c, w, 0)
                total[..., u] += c * du
                total[..., v] += c * dv
                count += c
    cells = np.argwhere(count > 0)
    index = np.full(n - 1, -1, np.int64)
    index[tuple(cells.T)] = np.arange(len(cells))
    V = np.array(lo) + step * (cells + total[tuple(cells.T)] / count[tuple(cells.T)][:, None])
    F = []
    for axis, cross in enumerate(crossings):
        u, v = [i for i in range(3) if i != axis]
        e = np.argwhere(cross)
        e = e[(e[:, u] > 0) & (e[:, v] > 0) & (e[:, u] < n[u] - 1) & (e[:, v] < n[v] - 1)]
        corner = []
        for du, dv in ((1, 1), (0, 1), (0, 0), (1, 0)):
            c = e.copy(); c[:, u] -= du; c[:, v] -= dv
            corner.append(index[tuple(c.T)])
        F.append(np.stack(corner, 1))
    return G.obj_from(name, V.tolist(), np.concatenate(F).tolist(), mat, angle=180)


def skin(tone, wet=0.0):
    """Skin with blood below it: light goes in and comes out redder; pores and faint blotches."""
    m, nt, b = M.new("skin")
    N = Nodes(nt)
    vec = N.new("TexCoord").outputs["Object"]
    blotch = N.new("TexNoise", {"Vector": vec, "Scale": 2.6, "Detail": 4.0})
    c = M.rgb(tone)
    N.put(b.inputs["Base Color"], N.new("MixRGB", {0: blotch.outputs["Fac"], 1: (c[0] * 0.96, c[1] * 0.78, c[2] * 0.74, 1), 2: (c[0], c[1] * 1.10, c[2] * 1.12, 1)}))
    b.inputs["Subsurface"].default_value = 0.12
    b.inputs["Subsurface Radius"].default_value = (0.10, 0.035, 0.018)
    b.inputs["Subsurface Color"].default_value = (c[0], c[1] * 0.55, c[2] * 0.42, 1)
    b.inputs["Roughness"].default_value = 0.48 - 0.22 * wet
    b.inputs["Specular"].default_value = 0.45
    b.inputs["Clearcoat"].default_value = 0.6 * wet
    b.inputs["Clearcoat Roughness"].default_value = 0.12
    pores = N.new("TexVoronoi", {"Vector": vec, "Scale": 34.0})
    N.put(b.inputs["Normal"], N.new("Bump", {"Strength": 0.22, "Distance": 0.012, "Height": pores.outputs["Distance"]}))
    return m


def unseen(ob):
    """Neither camera nor mirror sees it; it still gives light or throws its shadow."""
    ob.visible_camera = ob.visible_glossy = ob.visible_transmission = False
    return ob


# ------------------------------------------------------------------ legs
def turned(points, about, degrees):
    """Bones turned about the Y axis through a joint."""
    R, c = Matrix.Rotation(math.radians(degrees), 3, "Y"), Vector(about)
    go = lambda p: tuple(R @ (Vector(p) - c) + c)
    return [(go(q[0]), go(q[1]), *q[2:]) for q in points]


def foot(side):
    """A foot of 2.5 units, heel at +X, toes to -X, sole at z = 0; the big toe lies on `side` (1 or -1) of Y."""
    y = lambda v: v * side
    body = [((0.40, 0, 0.30), (0.34, 0, 0.42), 0.29, 0.27), ((0.34, 0, 0.34), (0.06, 0, 0.80), 0.27, 0.30),
            ((0.02, y(0.04), 0.72), (-0.72, y(0.12), 0.40), 0.27, 0.20), ((-0.72, y(0.12), 0.40), (-1.18, y(0.24), 0.19), 0.20, 0.18),
            ((0.30, y(-0.10), 0.22), (-0.95, y(-0.32), 0.15), 0.22, 0.14), ((-0.30, y(-0.10), 0.42), (-1.05, y(-0.16), 0.20), 0.22, 0.14),
            ((-0.40, y(0.02), 0.46), (-1.2, y(0.06), 0.20), 0.22, 0.15),
            ((0.07, y(0.27), 0.84), (0.07, y(0.29), 0.82), 0.13, 0.12), ((0.12, y(-0.27), 0.76), (0.12, y(-0.29), 0.74), 0.13, 0.12)]
    toes = [[((-1.18, y(0.27), 0.18), (-1.50, y(0.26), 0.17), 0.165, 0.125), ((-1.50, y(0.26), 0.17), (-1.74, y(0.23), 0.13), 0.135, 0.125)]]
    for x, w, ln, r in ((-1.22, 0.065, 0.50, 0.098), (-1.17, -0.095, 0.46, 0.092), (-1.08, -0.235, 0.42, 0.088), (-0.97, -0.355, 0.36, 0.086)):
        mid, tip = (x - ln * 0.66, y(w), 0.20), (x - ln, y(w * 1.0 + 0.01), 0.10)
        toes.append([((x, y(w), 0.19), mid, r * 1.12, r * 0.92), (mid, tip, r * 0.95, r)])
    return body, toes


def leg(side, mat, size=1.0, point=34.0):
    """Lower leg with its foot; knee at the origin, hanging down -Z, toes to -X. `point` is how far the foot is stretched, `size` 1 for an adult."""
    ankle, knee = (0.06, 0, 0.80), (0.0, 0, 4.75)
    body, toes = foot(side)
    body = turned(body, ankle, -point)
    toes = [turned(t, ankle, -point) for t in toes]
    shank = [(ankle, (0.02, 0, 1.7), 0.30, 0.31), ((0.02, 0, 1.7), (-0.02, 0, 3.2), 0.31, 0.46), ((-0.02, 0, 3.2), (-0.06, 0, 4.6), 0.46, 0.50),
             ((0.20, 0.05 * side, 2.1), (0.26, 0.07 * side, 3.2), 0.24, 0.46), ((0.26, -0.05 * side, 3.0), (0.20, -0.05 * side, 3.9), 0.44, 0.42),
             ((0.26, 0, 1.0), (0.20, 0, 2.1), 0.17, 0.24), turned([((0.40, 0, 0.42), (0.40, 0, 0.5), 0.2, 0.18)], ankle, -point)[0],
             ((-0.20, 0, 4.70), (-0.16, 0, 4.9), 0.42, 0.42), ((-0.05, 0, 4.8), (2.6, 0, 5.15), 0.60, 0.78)]
    trunk = clay(shank + body, 0.22)
    digits = [clay(t, 0.05) for t in toes]

    def distance(P):
        d = digits[0](P)
        for q in digits[1:]:
            d = melt(d, q(P), 0.03)
        return melt(trunk(P), d, 0.14)
    ob = skin_over(distance, (-2.2, -0.95, -1.7), (1.6, 0.95, 5.9), 0.036, mat, "leg")
    ob.data.transform(Matrix.Scale(size, 4) @ Matrix.Translation([-v for v in knee]))
    return ob


def dangling(at, mat, size, poses, apart):
    """Two legs over the edge at `at` (knees), toes to -X; a pose is (swing of the shin, stretch of the foot, turn outwards)."""
    for side, (swing, point, out) in zip((1, -1), poses):
        ob = leg(side, mat, size, point)
        x, y, z = at
        ob.matrix_world = (Matrix.Translation((x, y - side * apart / 2, z)) @ Matrix.Rotation(math.radians(out * side), 4, "Z")
                           @ Matrix.Rotation(math.radians(swing), 4, "Y"))


# ------------------------------------------------------------------ feet in the water
@scene("feet-below")
def feet_below(name, aspect):
    """An adult and a child sit on the edge, their feet in the water; the robot works on the floor below."""
    name = name if name in robots.PRESETS else "dolphin-s200"
    depth, edge = 9.0, 12.0
    basin(*PALE, depth, back=34.0, right=edge, band=("#2F8FB2", "#4BA9C6", "#DCEFF4"))
    h, _, _ = water.waves(1024, 24.0, 9.0, 0.9, 0.10, 3)
    surface(depth, h, 24.0, (0.16, 0.60, 0.78), x=(-32, edge), y=(-14, 34))
    cable = [(0.1, 2.9, 2.6), (0.4, 4.2, 3.4), (-0.6, 6.5, 4.6), (-2.4, 9.5, 6.4), (-4.6, 13, 8.0), (-8, 16, 8.5), (-14, 18, 8.6)]
    robot(name, -34, (3.0, 0, 0), cable)
    dangling((edge - 1.1, 7.6, depth + 0.75), skin(TAN, 1), 1.0, ((7, 30, 6), (-9, 44, 10)), 1.5)
    dangling((edge - 1.0, 3.4, depth + 0.80), skin(TAN, 1), 0.68, ((-16, 26, 5), (10, 46, 8)), 1.1)
    sun(Light(at=(-16, 22, 60), to=(2, 6, 0), power=170000, caustics=1.0, steep=0.11))
    area("fill", (0, 6, depth - 1), (0, 3, 0), 44, 1500, (0.55, 0.88, 1.0), size_y=40)
    area("front", (-9, -13, 6), (0, 0, 1.2), 6, 420, (0.84, 0.96, 1.0), size_y=5)
    unseen(area("rim", (6, 18, 6), (edge - 1.5, 6, depth - 2), 3, 2600, (0.80, 0.97, 1.0), size_y=6))
    sky("courtyard", 1.5, (0.85, 0.97, 1.0))
    bubbles(46, lambda q: (edge - 2.2 + q.gauss(0, 0.9), 5.4 + q.gauss(0, 1.8), depth - 5.2 + 5 * q.random()))
    bubbles(30, lambda q: (3.2 + q.gauss(0, 0.6), 1.5 + q.gauss(0, 0.6), 2.6 + 6 * q.random()), 9)
    shoot(aspect, ((1.6, -13.2, 2.7), (4.7, 4.0, 4.1), 25), ((1.6, -16.0, 3.2), (6.2, 4.0, 4.3), 31))
    focus(0.25, (3.0, -2, 1.4))
    return {"samples": 128, "bloom": 0.05, "tune": tune(0.1), "post": S.fog_post(aspect, shafts=0.75, grain=0.012)}


# ------------------------------------------------------------------ hands
FINGERS = (((0.93, 0.30, 0.0), (0.43, 0.26, 0.18), (0.108, 0.097, 0.089, 0.074)), ((0.98, 0.10, 0.025), (0.47, 0.30, 0.19), (0.110, 0.099, 0.090, 0.075)),
           ((0.93, -0.10, 0.01), (0.44, 0.28, 0.19), (0.106, 0.094, 0.086, 0.072)), ((0.83, -0.285, -0.03), (0.34, 0.20, 0.17), (0.096, 0.084, 0.076, 0.065)))


def finger(root, lengths, radii, bends, spread):
    """Three phalanges from the knuckle on; returns its bones and where its nail sits (middle of the last pad, direction, upwards, radius)."""
    p, angle, bones = Vector(root), 0.0, []
    for ln, ra, rb, bend in zip(lengths, radii, radii[1:], bends):
        angle += bend
        a, s = math.radians(angle), math.radians(spread)
        d = Vector((math.cos(a) * math.cos(s), math.sin(s) * max(math.cos(a), 0.2), -math.sin(a))).normalized()
        q = p + d * ln
        bones.append((tuple(p), tuple(q), ra, rb * 0.96))
        up = Vector((math.sin(a) * math.cos(s), 0, math.cos(a)))
        bones.append((tuple(p + up * ra * 0.10), tuple(p + up * ra * 0.08 + d * 0.04), ra * 0.95, ra * 0.93))     # the joint stands out a little
        p = q
    return bones, (p, d, up, radii[-1])


def nail(tip, along, up, r, mat):
    side = along.cross(up).normalized()
    n, rows = 13, 9
    V = []
    for j in range(rows):
        v = j / (rows - 1)
        half = 0.98 * (1 - abs(2 * v - 1) ** 4.0) ** 0.5 if 0 < j < rows - 1 else 0.30
        for i in range(n):
            f = half * (2 * i / (n - 1) - 1)
            lift = r * (1.035 - 0.10 * max(0, v - 0.75))
            V.append(tip + along * r * (-1.55 + 2.15 * v) + side * lift * math.sin(f) + up * lift * math.cos(f))
    F = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(rows - 1) for i in range(n - 1)]
    return G.obj_from("nail", V, F, mat, angle=180)


def hand(tone, bends, spreads, thumb, arm=((-0.9, 0, 0.0), (-2.6, 0, 0.0)), wet=0.0, step=0.02):
    """A right hand: wrist at the origin, fingers to +X, its back up, thumb to +Y. `bends` has three angles for each finger, `thumb` its three joints and tip,
    `arm` two points of the forearm."""
    palm = [((0.06, 0.10, 0), (0.90, 0.29, -0.01), 0.17, 0.125), ((0.06, 0.03, 0), (0.95, 0.10, 0.0), 0.18, 0.13), ((0.06, -0.05, 0), (0.90, -0.10, -0.01), 0.18, 0.125),
            ((0.06, -0.11, 0), (0.80, -0.27, -0.03), 0.17, 0.115), ((0.18, -0.17, -0.08), (0.62, -0.27, -0.07), 0.15, 0.12), (thumb[0], thumb[1], 0.17, 0.125)]
    mid, end = (Vector(q) for q in arm)
    for s in (0.10, -0.10):
        o = Vector((0, s, 0))
        palm += [((0.05, s, 0), tuple(mid + o * 1.25), 0.185, 0.245), (tuple(mid + o * 1.25), tuple(end + o * 1.7), 0.245, 0.36)]
    palm.append(((-0.10, -0.20, 0.08), (-0.14, -0.20, 0.08), 0.10, 0.10))                                        # the ulna's knob
    trunk = clay(palm, 0.13)
    digits, nails = [], []
    for spec, bend, spread in zip(FINGERS, bends, spreads):
        bones, at = finger(*spec, bend, spread)
        digits.append(clay(bones, 0.07)); nails.append(at)
    a, b, c, d = (Vector(q) for q in thumb)
    digits.append(clay([(tuple(b), tuple(c), 0.125, 0.098), (tuple(c), tuple(d), 0.104, 0.078), (tuple(c), tuple(c), 0.108, 0.108)], 0.06))
    along = (d - c).normalized()
    up = (Vector((0.15, 0.45, 1)) - along * along.dot(Vector((0.15, 0.45, 1)))).normalized()
    nails.append((d, along, up, 0.078))

    def distance(P):
        q = digits[0](P)
        for f in digits[1:]:
            q = melt(q, f(P), 0.022)
        return melt(trunk(P), q, 0.10)
    reach = np.array([n[0] for n in nails] + [mid, end, Vector((1.2, 0.4, 0.2)), Vector((0, -0.5, -0.3))])
    parts = [skin_over(distance, reach.min(0) - 0.5, reach.max(0) + 0.5, step, skin(tone, wet), "hand")]
    c = M.rgb(tone)
    plate = M.plastic("#%02X%02X%02X" % tuple(int(255 * min(1, v) ** (1 / 2.2)) for v in (c[0] * 1.08, c[1] * 0.98, c[2] * 1.0)), 0.24, coat=0.3, name="nail")
    parts += [nail(*n, plate) for n in nails]
    return G.group("hand", parts)


GRIP = dict(bends=((30, 78, 62), (32, 80, 60), (34, 80, 60), (38, 82, 58)), spreads=(0, 0, 0, 0),
            thumb=((0.20, 0.24, -0.08), (0.54, 0.47, -0.20), (0.82, 0.46, -0.34), (1.03, 0.34, -0.44)), arm=((-1.2, 0.0, 0.05), (-5.2, 0.1, 0.5)))


def beads(root, n, seed=3):
    """Drops that stand on whatever of `root` looks up."""
    bpy.context.view_layer.update()
    rnd, dg, sc = random.Random(seed), bpy.context.evaluated_depsgraph_get(), bpy.context.scene
    m, _, b = M.new("drop")
    b.inputs["Transmission"].default_value, b.inputs["Roughness"].default_value, b.inputs["IOR"].default_value = 1.0, 0.0, 1.33
    proto = G.lathe([(math.sin(math.pi * i / 12), 0.62 * math.cos(math.pi * i / 12)) for i in range(7)] + [(0, 0)], 16, m)
    family, c = set(root.children_recursive), root.matrix_world.translation
    for _ in range(n):
        hit, at, up, _, ob, _ = sc.ray_cast(dg, (c.x + rnd.uniform(-2, 2), c.y + rnd.uniform(-2.2, 2.2), 6), (0, 0, -1))
        if hit and ob.original in family and at.z > LEVEL + 0.05:
            r = 0.012 + 0.035 * rnd.random() ** 3
            G.copy_at(proto, Matrix.Translation(at) @ up.to_track_quat("Z", "Y").to_matrix().to_4x4() @ Matrix.Scale(r, 4))
    proto.scale = (0.0001,) * 3


@scene("hand-lift")
def hand_lift(name, aspect):
    """Along the edge against the light: an arm from the left has the robot by its handle, its back just out of the water."""
    name = name if name in robots.PRESETS else "dolphin-s300i"
    stone_edge(SANDSTONE, ("#5FB4C8", "#84CBD8", "#CBE8EC"))
    clear_water((0.74, 0.95, 0.97), 4)
    lifted = coming_up(name, (0, 0.9, -2.55), 0, -10)
    bpy.context.view_layer.update()
    bar = next(o for o in lifted.children_recursive if o.name.startswith("grip"))
    ends = [bar.matrix_world @ v.co for v in bar.data.vertices]
    held = sum(ends, Vector()) / len(ends)
    fist = hand(TAN, wet=0.5, **GRIP)
    left = Matrix.Diagonal((1, -1, 1, 1))
    fist.matrix_world = (Matrix.Translation(held) @ Matrix.Rotation(math.radians(90), 4, "Z") @ Matrix.Rotation(math.radians(38), 4, "Y") @ left
                         @ Matrix.Translation((-1.07, 0.0, 0.225)))
    beads(lifted, 900)
    sun(Light(at=(-52, 22, 34), to=(0, 0, 0), power=600000, steep=0.085, caustics=0.9, color=(1.0, 0.84, 0.62), soft=0.14), 4, BRINK)
    area("bounce", (6, -3, 3), (0, 0, 0), 4, 160, (1.0, 0.94, 0.86))
    sky("sunset", 0.9, (1.0, 0.95, 0.92), 140)
    shoot(aspect, ((7.2, -0.6, 4.0), (0.0, -0.75, 0.35), 46), ((7.8, 0.0, 4.8), (0.0, -0.1, 0.45), 47))
    sharp_at(held, 0.5)
    return by_day(-0.05)


@E.subject("scale-tile", view=(30, 24), margin=1.0, fit_all=True)
def scale_tile():
    """The robot beside a coping tile of 30 by 30 cm, which everyone has underfoot."""
    robots.build_robot(robots.PRESETS["dolphin-s300i"], "robot", cable=False).location = (-1.3, 0, 0)
    G.rbox((3.0, 3.0, 0.3), (2.75, -0.75, 0.15), 0.09, wet_stone(*SANDSTONE, dry=0.9), (0, 0, -7), seg=5, name="tile")


# ------------------------------------------------------------------ a child's shadow on the stone
def child():
    """A child of 1.1 m with pigtails that waves, drawn for its shadow: broad side to +X, feet at the origin."""
    both = lambda a, b, ra, rb: [((a[0], s * a[1], a[2]), (b[0], s * b[1], b[2]), ra, rb) for s in (1, -1)]
    body = [((0, 0, 9.75), (0, 0, 10.2), 0.66, 0.80), ((0, 0, 9.4), (0, 0, 8.9), 0.32, 0.36),
            ((0, 0, 8.3), (0, 0, 5.7), 0.62, 0.66), ((0, -0.42, 5.5), (0, 0.42, 5.5), 0.60, 0.60)]
    body += both((0, 0.74, 10.45), (0, 1.22, 10.5), 0.10, 0.21) + both((0, 1.22, 10.5), (0, 1.58, 10.05), 0.21, 0.05)
    body += both((0, 0.62, 8.45), (0, 0.42, 6.3), 0.44, 0.46) + both((0, 0.1, 8.75), (0, 0.98, 8.62), 0.30, 0.30)
    body += both((0, 0.48, 5.3), (0, 0.72, 4.0), 0.60, 0.70) + both((0, 0.60, 4.2), (0, 0.66, 2.7), 0.42, 0.34)
    body += both((0, 0.66, 2.7), (0, 0.70, 0.4), 0.36, 0.21) + both((0, 0.70, 0.2), (0.9, 0.78, 0.15), 0.22, 0.16)
    arms = [((0, 1.0, 8.62), (0, 2.05, 9.75), 0.30, 0.22), ((0, 2.05, 9.75), (0, 2.30, 11.3), 0.22, 0.15), ((0, 2.31, 11.45), (0, 2.36, 11.75), 0.19, 0.22),
            ((0, -1.0, 8.62), (0, -1.62, 7.2), 0.30, 0.22), ((0, -1.62, 7.2), (0, -1.86, 5.9), 0.22, 0.15), ((0, -1.88, 5.7), (0, -1.88, 5.35), 0.18, 0.14)]
    for lean, ln in ((-0.42, 0.46), (-0.12, 0.56), (0.14, 0.54), (0.42, 0.44)):
        root = Vector((0, 2.35 + 0.36 * lean, 11.85))
        arms.append((tuple(root), tuple(root + Vector((0, math.sin(lean), math.cos(lean))) * ln), 0.075, 0.06))
    arms.append(((0, 2.20, 11.5), (0, 1.88, 11.82), 0.09, 0.065))
    figure, limbs = clay(body, 0.16), clay(arms, 0.08)
    distance = lambda P: melt(figure(P), limbs(P), 0.16)
    return unseen(skin_over(distance, (-1.9, -2.4, -0.2), (1.9, 3.1, 12.7), 0.07, M.plastic("#3A3A3A", 0.9), "child"))


def footprint(at, turn, side, long, wet):
    """What a wet foot leaves on stone: sole and five toes, toes to +X."""
    sole = [(0, 0), (.05, .12), (.18, .14), (.36, .03), (.52, .03), (.65, .20), (.76, .20), (.80, .06), (.76, -.1), (.66, -.2), (.45, -.19), (.2, -.14), (.05, -.11)]
    shapes = [G.spline([(x, y * side, 0) for x, y in sole], 60)]
    for x, y, r in ((.90, .155, .068), (.935, .05, .042), (.91, -.03, .038), (.87, -.105, .036), (.815, -.165, .034)):
        shapes.append([(x + r * 1.15 * math.cos(TAU * i / 24), (y + r * math.sin(TAU * i / 24)) * side, 0) for i in range(24)])
    for p in shapes:
        ob = G.obj_from("print", [(x * long, y * long, 0) for x, y, _ in p], [tuple(range(len(p)))], wet)
        G.place(ob, (*at, 0.004), (0, 0, turn))


@scene("edge-shadow")
def edge_shadow(name, aspect):
    """Late sun along the coping; the long shadow of a child that stands beside us, and the robot come up to be fetched."""
    name = name if name in robots.PRESETS else "dolphin-s300i"
    stone_edge((*SANDSTONE, 0.35, 0.8), ("#5FB4C8", "#84CBD8", "#CBE8EC"))
    clear_water((0.74, 0.95, 0.97), 4)
    coming_up(name, (5.2, 1.5, -2.65), 24)
    G.place(child(), (-16.0, -5.45, 0), (0, 0, 4))
    damp = wet_stone(*SANDSTONE, scale=1.7, dry=0.44)        # half dried already
    for x, y, turn, side in ((6.7, -6.9, 97, 1), (7.7, -5.2, 85, -1)):
        footprint((x, y), turn, side, 1.7, damp)
    sun(Light(at=(-56, -4, 34), to=(0, 0, 0), power=640000, steep=0.085, caustics=0.9, color=(1.0, 0.76, 0.50), soft=0.14), 4, BRINK)
    sky("sunset", 0.65, (0.95, 0.95, 1.0), 140)
    shoot(aspect, ((2.3, -15.0, 12.5), (2.3, -1.1, -1.0), 33.5), ((2.4, -15.4, 14.5), (2.2, 0.6, -1.2), 33))
    sharp_at((3.6, 0.0, 0))
    return by_day(-0.15)
