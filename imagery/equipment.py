"""Water treatment units, skimmer, dock and accessories.  build(name) -> (root, studio hints)."""
import math
from mathutils import Matrix, Vector
import bpy
import geo as G
import materials as M
import robots
from backs import heat_sink, keyhole, rating_label, vents

TAU = math.tau
WHITE, INK = "#F1F4F5", "#14181B"
SUBJECTS = {}


def subject(name, **hints):
    def deco(fn):
        SUBJECTS[name] = (fn, hints)
        return fn
    return deco


def build(name):
    if name not in SUBJECTS:
        raise SystemExit("unknown subject %s; have %s" % (name, sorted(list(robots.PRESETS) + list(SUBJECTS))))
    fn, hints = SUBJECTS[name]
    with G.Recorder(name) as rec:
        fn()
    return rec.root, hints


# ------------------------------------------------------------------ shared details
def screw(loc, rot=(90, 0, 0), r=0.06):
    G.disc(r, 0.05, loc, rot, M.metal("#9AA3A8", 0.3), 0.015, 24)
    G.disc(r * 0.5, 0.056, loc, rot, M.satin(INK), 0.004, 6)


def screen(cx, cz, y, w, h, lines):
    """Backlit LCD facing -Y with text rows [(text, size, dx, dz, color)]."""
    G.rbox((w + 0.14, 0.06, h + 0.14), (cx, y + 0.012, cz), 0.05, M.gloss("#0B0E10"))
    G.rbox((w, 0.02, h), (cx, y - 0.014, cz), 0.03, M.plastic("#0E2A33", 0.15, coat=1.0, name="lcd"))
    for t, s, dx, dz, c in lines:
        G.label(t, s, M.glow(c, 2.2), (cx + dx, y - 0.027, cz + dz), (90, 0, 0), 0.001)


def pipe_union(loc, axis_rot, r, mat, nut):
    """Ribbed union nut + pipe stub; local axis Z rotated by axis_rot."""
    G.disc(r * 1.42, r * 0.9, loc, axis_rot, nut, 0.04)
    grip = G.rbox((0.06, 0.05, r * 0.8), (0, 0, 0), 0.015, nut, seg=2)
    R = (Matrix.Rotation(math.radians(axis_rot[2]), 4, "Z") @ Matrix.Rotation(math.radians(axis_rot[1]), 4, "Y") @ Matrix.Rotation(math.radians(axis_rot[0]), 4, "X"))
    for i in range(14):
        a = TAU * i / 14
        G.copy_at(grip, Matrix.Translation(loc) @ R @ Matrix.Translation((math.cos(a) * r * 1.42, math.sin(a) * r * 1.42, 0)) @ Matrix.Rotation(a, 4, "Z"))
    bpy.data.objects.remove(grip)


def decal(txt, size, mat, fn, x=0.0, z=0.0, spacing=1.0):
    """Text printed on a curved surface: fn(u, v) -> 3D point for the flat text coordinates (u right, v up)."""
    t = G.label(txt, size, mat, (0, 0, 0), (0, 0, 0), 0.0, spacing=spacing)
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(t.evaluated_get(dg))
    for v in me.vertices:
        v.co = fn(v.co.x + x, v.co.y + z)
    me.materials.clear(); me.materials.append(mat)
    bpy.data.objects.remove(t, do_unlink=True)
    ob = bpy.data.objects.new("decal", me)
    ob.visible_shadow = False                                # ink: it must not show that it floats
    bpy.context.scene.collection.objects.link(ob)
    return ob


def on_cyl(r, z0=0.0, deg=-90.0, cx=0.0, cy=0.0):
    """Mapping for decal(): cylinder around Z, text centred at angle deg, upright."""
    def fn(u, v):
        a = math.radians(deg) + u / r
        return (cx + (r + 0.004) * math.cos(a), cy + (r + 0.004) * math.sin(a), z0 + v)
    return fn


def gauge(loc, r=0.32, rot=(90, 0, 0)):
    G.ring(r, r * 0.86, 0.16, loc, rot, M.metal("#C9CFD3", 0.15), 0.02)
    x, y, z = loc
    G.disc(r * 0.87, 0.06, (x, y, z), rot, M.satin("#FBFCFC"), 0.01)
    for i in range(11):
        a = math.radians(225 - 27 * i)
        b = G.rbox((r * 0.16, 0.012, 0.018), (x + math.cos(a) * r * 0.68, y - 0.035, z + math.sin(a) * r * 0.68), 0, M.satin(INK))
        b.rotation_euler = (0, -a, 0)
    n = G.rbox((r * 0.75, 0.012, 0.03), (x + r * 0.16, y - 0.042, z + r * 0.22), 0.005, M.satin("#D8432F"))
    n.rotation_euler = (0, math.radians(-52), 0)
    G.disc(r * 0.1, 0.03, (x, y - 0.045, z), rot, M.satin(INK), 0.005)


# ------------------------------------------------------------------ skimmer
@subject("skimmi", view=(34, 30), margin=1.02, rear=(212, 26), detail=((0, -1.7, 1.0), 1.25, 18, 26))
def skimmer():
    shell, slate, acc = M.gloss(WHITE), M.satin(M.SLATE), M.gloss(M.CYAN)
    L, W = 5.2, 3.7
    def hull_ring(z, k, n=3.2):
        return [(x * k, y * (0.5 + 0.5 * k) , z) for x, y in G.superellipse(W / 2, L / 2, n, 120)]
    # lower hull: inverted dish with soft chine
    zs = [(0.0, 0.70), (0.06, 0.80), (0.22, 0.90), (0.50, 0.965), (0.70, 0.985)]
    hull = G.loft([hull_ring(z, k) for z, k in zs], slate, name="hull")
    # shoulder belt (soft bumper) and upper deck
    G.loft([hull_ring(z, k) for z, k in ((0.70, 0.98), (0.71, 1.01), (0.76, 1.03), (0.86, 1.03), (0.91, 1.01), (0.92, 0.98))], M.rubber("#1B2024"), name="bumper")
    deck = G.loft([hull_ring(z, k) for z, k in ((0.91, 0.985), (1.02, 0.975), (1.16, 0.94), (1.26, 0.885), (1.31, 0.82), (1.33, 0.70), (1.335, 0.4), (1.335, 0.1))], shell, name="deck")
    G.loft([hull_ring(z, k) for z, k in ((0.915, 0.992), (0.93, 0.996), (0.955, 0.992), (0.96, 0.985))], acc, name="line")
    # intake mouth at the bow
    cut = G.rbox((2.3, 1.6, 0.62), (0, -L / 2 - 0.1, 0.62), 0.22)
    G.apply_mods(cut)
    for o in (hull, deck):
        G.boolean(o, cut, keep=True); G.shade(o, True, 40)
    bpy.data.objects.remove(cut)
    G.rbox((2.26, 0.06, 0.56), (0, -L / 2 + 0.62, 0.6), 0.02, M.satin(INK))
    for i in range(9):                                       # intake louvres
        x = -0.72 + 1.44 * i / 8
        G.rbox((0.05, 0.5, 0.52), (x, -L / 2 + 0.42, 0.60), 0.02, slate)
    G.sweep([(x, -L / 2 + 0.18 + 0.10 * (x / 1.15) ** 2, 0.30) for x in [-1.15 + 2.3 * i / 20 for i in range(21)]],
            [(-0.10, -0.02), (0.10, -0.02), (0.12, 0.03), (-0.10, 0.02)], acc, name="lip")
    # paddle wheels either side of the mouth
    for s in (-1, 1):
        for k in range(8):
            a = TAU * k / 8
            b = G.rbox((0.30, 0.03, 0.24), (0, 0, 0), 0.012, acc)
            b.matrix_world = Matrix.Translation((s * 0.98, -L * 0.452, 0.50)) @ Matrix.Rotation(a, 4, "X") @ Matrix.Translation((0, 0, 0.17))
        for e in (-0.17, 0.17):
            G.disc(0.31, 0.04, (s * 0.98 + e, -L * 0.452, 0.50), (0, 90, 0), slate, 0.015)
        G.disc(0.10, 0.32, (s * 0.98, -L * 0.452, 0.50), (0, 90, 0), slate, 0.03)
    # solar panel on the deck
    pan = G.superellipse(1.28, 1.30, 7, 100, 0, 0.35)
    G.prism(G.superellipse(1.40, 1.42, 7, 100, 0, 0.35), 0.10, slate, 0.04, "Z", (0, 0, 1.36), 4)
    G.prism(pan, 0.04, M.solar_cell(), 0.012, "Z", (0, 0, 1.41))
    # thrusters, handle, LEDs, sensor dome
    for s in (-1, 1):
        G.disc(0.30, 0.5, (s * 0.95, L / 2 - 0.12, 0.45), (90, 0, 0), slate, 0.05)
        G.ring(0.33, 0.25, 0.10, (s * 0.95, L / 2 + 0.14, 0.45), (90, 0, 0), acc, 0.02)
    G.prism(G.superellipse(0.52, 0.13, 4, 60, 0, -1.42), 0.06, M.gloss("#0B0E10"), 0.02, "Z", (0, 0, 1.345))
    G.wordmark(0.17, M.satin("#2A3138"), (0, -1.86, 1.343), (0, 0, 0), acc)
    for s in (-1, 1):
        screw((s * 1.38, -1.2, 1.30), (0, 0, 0), 0.05); screw((s * 1.52, 1.6, 1.275), (0, 0, 0), 0.05)
    for i in range(4):
        G.disc(0.045, 0.02, (-0.27 + 0.18 * i, -1.42, 1.378), (0, 0, 0), M.glow(M.CYAN, 5), 0.005, 24)
    G.sweep(G.spline([(-0.62, 2.0, 1.28), (-0.56, 2.02, 1.48), (-0.3, 2.06, 1.58), (0.3, 2.06, 1.58), (0.56, 2.02, 1.48), (0.62, 2.0, 1.28)], 50, closed=False),
            G.superellipse(0.12, 0.06, 3, 24), slate, name="handle")


# ------------------------------------------------------------------ cordless + dock
@subject("part-dock", view=(36, 20), margin=1.0, fit_all=True, rear=(214, 20), detail=((0.2, 1.6, 1.55), 1.35, 30, 18))
def dock():
    """Ramp base and charging tower; the robot backs up against the two contact pads."""
    slate, acc = M.satin(M.SLATE), M.gloss(M.CYAN)
    G.prism(G.superellipse(2.15, 2.55, 8, 120, 0, -0.1), 0.14, M.satin("#2A3138"), 0.05, "Z", (0, 0, 0.07), 4)
    G.prism(G.superellipse(1.98, 2.38, 8, 120, 0, -0.1), 0.03, M.rubber("#1C2125"), 0.01, "Z", (0, 0, 0.15))
    tower = G.fillet([(1.62, 0.1), (2.52, 0.1), (2.46, 2.55), (2.22, 2.72), (1.98, 2.60)], [0.1, 0.2, 0.25, 0.2, 0.25])
    G.prism(tower, 2.6, M.gloss(WHITE), 0.16, "X", seg=5)
    G.prism(G.fillet([(1.60, 0.5), (1.80, 0.5), (2.00, 2.25), (1.90, 2.25)], 0.06), 1.9, slate, 0.05, "X", (0, -0.03, 0))
    G.tube([(-1.02, 1.965, 2.52), (1.02, 1.965, 2.52)], 0.022, M.glow(M.CYAN, 5))
    G.wave_mark(0.42, acc, (0, 1.80, 2.12), (81, 0, 0), depth=0.02)
    G.wordmark(0.15, M.satin("#EAF2F4"), (-0.07, 1.775, 1.80), (83, 0, 0))
    G.tube(G.spline([(0.9, 2.45, 0.25), (0.95, 2.75, 0.12), (0.5, 3.0, 0.08), (-0.6, 3.1, 0.08), (-1.2, 2.9, 0.08)], 60, closed=False), 0.06, M.rubber("#1A1E21"))
    for s in (-1, 1):                                        # sealed contact pads, wheel guides
        G.disc(0.25, 0.06, (s * 0.52, 1.615, 0.92), (84, 0, 0), M.rubber("#12161A"), 0.02)
        G.disc(0.17, 0.09, (s * 0.52, 1.605, 0.92), (84, 0, 0), M.metal("#D6B673", 0.22), 0.02)
        G.rbox((0.10, 3.2, 0.07), (s * 1.42, -0.5, 0.19), 0.03, acc)
    for k in range(9):
        G.rbox((2.3, 0.06, 0.04), (0, -1.9 + 0.36 * k, 0.175), 0.015, M.rubber("#2B3237"))
    keyhole(-0.85, 2.51, 1.9, 0.10); keyhole(0.85, 2.51, 1.9, 0.10)
    rating_label(0, 2.52, 1.15, 1.3, 0.7, ("Charging dock", "230 V  50 Hz", "25.2 V  2.5 A"))


@subject("liberty-400-dock", view=(50, 20), margin=0.98)
def cordless_dock():
    r = robots.build_robot(robots.PRESETS["liberty-400"], "cordless")
    r.location = (0, -0.55, 0.16)
    dock()


# ------------------------------------------------------------------ chlorinator
def chlorinator(accent=M.CYAN, fascia=M.SLATE, body=WHITE, model="EcoClear", lines=None, layout="dial", n_box=7, cell=True, half=1.35, plates=7):
    """Wall unit + electrolysis cell, `half` as long.  layout: dial | touch | keys."""
    white, slate, acc = M.gloss(body), M.satin(fascia), M.gloss(accent)
    # control box: soft rectangular shell with recessed slate fascia
    def ring_at(y, k, n=n_box):
        return [(x * k, y, 4.0 + z * k) for x, z in G.superellipse(1.65, 2.15, n, 120)]
    G.loft([ring_at(y, k) for y, k in ((0.55, 0.96), (0.50, 0.985), (0.3, 1.0), (-0.35, 1.0), (-0.55, 0.985), (-0.68, 0.95), (-0.75, 0.89), (-0.76, 0.80))], white, name="box", angle=35)
    G.prism([(x, 4.0 + z) for x, z in G.superellipse(1.36, 1.86, 8, 120)], 0.08, slate, 0.03, "Y", (0, -0.76, 0), 4)
    G.prism([(x, 4.0 + z) for x, z in G.superellipse(1.40, 1.90, 8, 120)], 0.05, acc, 0.01, "Y", (0, -0.755, 0), 3)
    lines = lines or [("7.2", 0.46, -0.52, 0.10, "#D9F7FF"), ("pH", 0.17, -0.52, -0.36, accent), ("680", 0.46, 0.48, 0.10, "#D9F7FF"), ("mV ORP", 0.17, 0.48, -0.36, accent)]
    ink = M.satin("#E9F3F6" if sum(M.rgb(fascia)[:3]) < 1 else "#25303A")
    if layout == "touch":                                   # tall colour panel, no dial
        screen(0, 4.28, -0.81, 2.1, 2.1, lines)
        for k in range(4):
            G.prism([(-0.78 + 0.52 * k + x, 2.78 + z) for x, z in G.superellipse(0.19, 0.19, 2.4, 40)], 0.08, M.rubber("#4A545E"), 0.03, "Y", (0, -0.80, 0))
            G.disc(0.035, 0.03, (-0.78 + 0.52 * k, -0.842, 2.78), (90, 0, 0), M.glow(accent, 4), 0.006, 20)
    else:
        screen(0, 4.88, -0.81, 2.0, 1.15, lines)
        for i in range(8):                                  # output bar
            G.rbox((0.17, 0.03, 0.10), (-0.77 + 0.22 * i, -0.81, 3.86), 0.02, M.glow(accent, 3.0) if i < 6 else M.gloss("#0F1417"))
    if layout == "dial":                                    # rotary dial + soft keys
        G.lathe(G.round_profile([(0, 0.30), (0.34, 0.30), (0.40, 0.24), (0.42, 0.02), (0.52, 0.0)], 0.04), 72, M.metal("#C5CBCF", 0.25), (0, -0.79, 3.05), (90, 0, 0))
        G.ring(0.56, 0.50, 0.06, (0, -0.80, 3.05), (90, 0, 0), M.glow(accent, 1.6), 0.02)
        G.rbox((0.04, 0.02, 0.16), (0, -1.095, 3.22), 0.008, acc)
        for s in (-1, 1):
            for k in (0.22, -0.22):
                G.prism([(s * 0.95 + x, 3.05 + k + z) for x, z in G.superellipse(0.22, 0.13, 4, 40)], 0.08, M.rubber("#4A545E"), 0.03, "Y", (0, -0.80, 0))
    elif layout == "keys":                                  # 2 x 3 key pad
        for r_ in range(2):
            for k in range(3):
                G.prism([(-0.62 + 0.62 * k + x, 3.28 - 0.46 * r_ + z) for x, z in G.superellipse(0.25, 0.17, 4, 40)], 0.09, acc if (r_, k) == (1, 2) else M.rubber("#DDE5E9"), 0.03, "Y", (0, -0.80, 0))
    G.wordmark(0.20, ink, (0, -0.803, 5.62), (90, 0, 0), acc)
    G.label(model, 0.17, ink, (0, -0.803, 2.36), (90, 0, 0), 0.003)
    heat_sink(0, 0.58, 4.35, 2.1, 2.0)
    G.rbox((2.5, 0.10, 0.5), (0, 0.60, 5.68), 0.04, M.satin("#2A3138"))
    for s in (-1, 1):
        keyhole(s * 0.9, 0.66, 5.62)
    rating_label(0, 0.57, 2.72, 1.7, 0.9, (model, "230 V  50 Hz", "IP 65"))
    if not cell:
        return
    for s in (-1, 1):                                       # cable glands
        G.disc(0.17, 0.34, (s * 0.8, 0, 1.74), (0, 0, 0), slate, 0.05)
        G.disc(0.21, 0.12, (s * 0.8, 0, 1.78), (0, 0, 0), slate, 0.03, 6)
    # cell: clear housing with titanium plates between two unions
    z = 0.55
    G.lathe(G.round_profile([(0.0, -half), (0.66, -half), (0.66, half), (0.0, half)], 0.10), 80, M.smoke("#A9D8E4" if layout != "keys" else "#8FB8E8", 0.30), (0, 0, z), (0, 90, 0))
    for i in range(plates):
        off = (i - (plates - 1) / 2) * 0.84 / plates
        G.rbox((2 * half - 0.5, 0.025, 0.86 - 0.055 * abs(off / 0.12) ** 1.4), (0, off, z), 0.005, M.metal("#8E969B", 0.35))
    G.rbox((2 * half - 0.5, 0.9, 0.05), (0, 0, z + 0.46), 0.02, slate)
    for s in (-1, 1):
        G.lathe(G.round_profile([(0.46, -0.16), (0.74, -0.16), (0.74, 0.14), (0.55, 0.30), (0.42, 0.30)], 0.04), 72, slate, (s * (half + 0.07), 0, z), (0, 90 * s, 0))
        pipe_union((s * (half + 0.51), 0, z), (0, 90, 0), 0.42, white, M.satin("#2A3138"))
        G.lathe([(0.34, -0.5), (0.42, -0.5), (0.42, 0.5), (0.34, 0.5), (0.34, -0.5)], 64, M.plastic("#E8ECEE", 0.35), (s * (half + 1.10), 0, z), (0, 90, 0))
    G.ring(0.70, 0.655, 0.16, (0, 0, z), (0, 90, 0), acc, 0.02)
    # lead from box to cell
    G.tube(G.spline([(0.8, 0, 1.62), (0.8, -0.02, 1.40), (0.55, -0.03, 1.28), (0.30, 0, 1.18), (0.28, 0, 1.02)], 40, closed=False), 0.085, M.rubber(INK))
    G.disc(0.16, 0.24, (0.28, 0, 1.10), (0, 0, 0), slate, 0.04)
    G.tube(G.spline([(-0.8, 0, 1.62), (-0.8, 0.0, 1.2), (-0.86, 0.35, 0.7), (-0.9, 0.8, 0.0), (-0.9, 0.9, -0.2)], 40, closed=False), 0.07, M.rubber(INK))



@subject("ecoclear", view=(26, 12), margin=1.02, fit_all=True, rear=(206, 14))
def ecoclear():
    chlorinator()


@subject("ecoswim", view=(28, 12), margin=1.02, fit_all=True, rear=(206, 14))
def ecoswim(model="EcoSwim", **cell):
    g = "#2FB79A"
    chlorinator(g, "#16302E", "#F1F5F3", model, [("26.5\u00b0", 0.50, 0, 0.62, "#DDFBF2"), ("7.3 pH", 0.24, -0.5, -0.05, g), ("690 mV", 0.24, 0.5, -0.05, g),
                                                    ("ECO  ON", 0.22, 0, -0.62, "#BFF3E4")], "touch", 5, **cell)
    for k, col in ((-1, g), (1, "#E06A4A")):                 # two measuring probes in clear holders
        x = 2.35 if k > 0 else 1.95
        G.disc(0.10, 1.5, (x, -0.25, 3.6), (0, 0, 0), M.smoke("#BFE9DF", 0.3), 0.03)
        G.disc(0.055, 1.3, (x, -0.25, 3.6), (0, 0, 0), M.satin("#E9EEEC"), 0.02)
        G.disc(0.14, 0.34, (x, -0.25, 4.45), (0, 0, 0), M.satin(col), 0.04)
        G.tube(G.spline([(x, -0.25, 4.6), (x, -0.2, 5.2), (x - 0.2, 0.1, 5.5), (1.5, 0.2, 5.2)], 40, closed=False), 0.04, M.rubber(INK))
    G.rbox((0.9, 0.22, 0.18), (2.05, -0.1, 3.1), 0.05, M.satin("#16302E"))
    G.rbox((0.9, 0.22, 0.18), (2.05, -0.1, 4.0), 0.05, M.satin("#16302E"))


def mineral_bag(x0=0.0, y0=0.0, w=1.55, h=4.3, d=0.62, rot=0.0):
    """Stand-up 10 kg pouch with printed front."""
    blue, deep, ink = M.plastic("#EAF3F7", 0.32, coat=0.35, grain=0.06, grain_scale=4.0, name="pouch"), M.plastic("#1F5F86", 0.34, coat=0.3), M.plastic("#FFFFFF", 0.4)
    with G.Recorder("bag") as rec:
        def half(z):
            t = z / h
            dd = d * (0.92 + 0.35 * math.sin(math.pi * min(t * 1.25, 1.0))) * (1 - max(0, (t - 0.55) / 0.40) ** 2 if t < 0.95 else 0.0)
            return w * (1 - 0.035 * math.sin(math.pi * t) + (0.02 if t > 0.93 else 0)), max(dd, 0.025)
        def ring_at(z):
            a, b = half(z)
            return [(x, y, z) for x, y in G.superellipse(a, b, 2.6 if b > 0.1 else 6, 120)]
        G.loft([ring_at(h * i / 60) for i in range(61)], blue, angle=60)
        def front(u, v):
            a, b = half(v)
            k = max(1 - abs(u / a) ** 2.6, 0.0) ** (1 / 2.6)
            return (u, -b * k - 0.03, v)
        def panel(z0, z1, mat, wave=0.0, xw=0.93):
            nx, nz = 60, 24
            V = []
            for i in range(nx + 1):
                u = w * xw * (-1 + 2 * i / nx)
                top = z1 + wave * math.sin(2.4 * u + 0.6)
                for k in range(nz + 1):
                    V.append(front(u, z0 + (top - z0) * k / nz))
            F = [(i * (nz + 1) + k, (i + 1) * (nz + 1) + k, (i + 1) * (nz + 1) + k + 1, i * (nz + 1) + k + 1) for i in range(nx) for k in range(nz)]
            G.obj_from("print", V, F, mat, angle=70)
        panel(0.35, 2.35, deep, 0.16)
        lift = lambda u, v: tuple(Vector(front(u, v)) + Vector((0, -0.02, 0)))
        decal("MINERAL", 0.42, ink, lift, 0, 1.88); decal("SWIM", 0.42, ink, lift, 0, 1.46)
        decal("POOL MINERALS", 0.17, M.plastic("#9FD9EF", 0.4), lift, 0, 1.10); decal("10 kg", 0.24, ink, lift, 0, 0.66)
        decal("POOLWRIGHT", 0.27, deep, lift, 0, 3.02, 1.06)
        e = G.wave_mark(0.6, M.plastic("#2FA3C6", 0.4), tuple(Vector(lift(0, 3.5)) + Vector((0, -0.085, 0))), (99, 0, 0))
        for o in e.children_recursive:
            o.visible_shadow = False
        back = lambda u, v: (-u, -front(u, v)[1] + 0.02, v)
        nx, nz = 60, 24
        V = [back(w * 0.86 * (-1 + 2 * i / nx), 0.55 + 2.0 * j / nz) for i in range(nx + 1) for j in range(nz + 1)]
        G.obj_from("print", V, [(i * (nz + 1) + j, (i + 1) * (nz + 1) + j, (i + 1) * (nz + 1) + j + 1, i * (nz + 1) + j + 1) for i in range(nx) for j in range(nz)], deep, angle=70)
        over = lambda u, v: tuple(Vector(back(u, v)) + Vector((0, 0.02, 0)))
        decal("HOW MUCH", 0.26, ink, over, 0, 2.22)
        for k, (a_, b_) in enumerate((("10,000 L", "4 bags"), ("20,000 L", "8 bags"), ("40,000 L", "16 bags"))):
            decal(a_, 0.20, ink, over, -0.55, 1.76 - 0.36 * k); decal(b_, 0.20, M.plastic("#9FD9EF", 0.4), over, 0.62, 1.76 - 0.36 * k)
        decal("POOLWRIGHT", 0.22, deep, over, 0, 3.30, 1.06); decal("Keep dry and closed", 0.15, deep, over, 0, 2.98)
        for k in range(26):                                  # heat-seal ribs
            G.tube([(-w * 0.99, -0.032, h * 0.958 + 0.006 * k), (w * 0.99, -0.032, h * 0.958 + 0.006 * k)], 0.002, blue, res=1) if k % 4 == 0 else None
    return G.place(rec.root, (x0, y0, 0), (0, 0, rot))


@subject("mineral-swim", view=(20, 11), margin=1.02, fit_all=True, rear=(200, 13), detail=((-1.0, -0.3, 4.7), 1.55, 24, 12))
def mineral_swim(model="Mineral Swim", **cell):
    with G.Recorder("unit") as rec:
        chlorinator("#4E9BD6", "#E4EBEF", "#35566E", model, [("24.8\u00b0", 0.40, -0.48, 0.12, "#E2F1FF"), ("WATER", 0.15, -0.48, -0.34, "#7FBDF0"),
                                                                 ("4.0", 0.40, 0.48, 0.12, "#E2F1FF"), ("g/L MIN", 0.15, 0.48, -0.34, "#7FBDF0")], "keys", 4.2, **cell)
    rec.root.location = (-1.2, 0.5, 0.25)
    mineral_bag(3.45, -0.7, rot=8)


# ------------------------------------------------------------------ ozone
@subject("ozone-swim", view=(30, 14), margin=1.04, fit_all=True, detail=((0.1, -1.0, 4.35), 1.45, 28, 16))
def ozone():
    slate, acc, white = M.satin(M.SLATE), M.gloss(M.CYAN), M.gloss(WHITE)
    def ring_at(z, k, n=5):
        return [(x * k, y * k, z) for x, y in G.superellipse(1.25, 1.0, n, 120)]
    G.loft([ring_at(z, k) for z, k in ((0, 0.9), (0.04, 0.95), (0.12, 0.975), (0.9, 0.985))], slate, name="foot", angle=35)
    body = G.loft([ring_at(z, k) for z, k in ((0.94, 0.98), (0.97, 1.0), (3.0, 1.0), (5.2, 1.0), (5.45, 0.985), (5.62, 0.94), (5.72, 0.86), (5.76, 0.74), (5.76, 0.3))], white, name="body", angle=35)
    G.loft([ring_at(z, 0.965) for z in (0.88, 0.96)], acc, name="seam")
    # front fascia: black glass with viewport showing the corona tube
    G.prism([(x, 3.35 + z) for x, z in G.superellipse(0.72, 1.95, 6, 120)], 0.10, M.gloss("#12171B"), 0.03, "Y", (0, -1.0, 0), 4)
    G.prism([(x, 3.35 + z) for x, z in G.superellipse(0.75, 1.98, 6, 120)], 0.06, M.metal("#B8C0C5", 0.22), 0.015, "Y", (0, -1.0, 0))
    vp = [(x, 3.75 + z) for x, z in G.superellipse(0.30, 1.12, 2.6, 80)]
    G.prism(vp, 0.03, M.plastic("#0A1B22", 0.1, coat=1, name="vp"), 0.01, "Y", (0, -1.055, 0))
    G.tube([(0, -1.072, 2.85), (0, -1.072, 4.65)], 0.045, M.glow("#8FE6FF", 7))
    G.tube([(0, -1.068, 2.80), (0, -1.068, 4.70)], 0.10, M.smoke("#7CCBE0", 0.5))
    for i in range(9):
        G.ring(0.125, 0.10, 0.03, (0, -1.068, 2.95 + 0.2 * i), (0, 0, 0), M.metal("#AEB7BC", 0.2), 0.008, 32)
    G.wordmark(0.17, M.satin("#3B454E"), (0, -1.012, 5.42), (88, 0, 0), acc)
    G.label("O", 0.36, M.satin("#E9F3F6"), (-0.06, -1.058, 2.12), (90, 0, 0)); G.label("3", 0.2, M.satin("#E9F3F6"), (0.16, -1.058, 2.02), (90, 0, 0))
    for i in range(3):
        G.disc(0.04, 0.03, (-0.2 + 0.2 * i, -1.055, 1.72), (90, 0, 0), M.glow(M.CYAN if i < 2 else "#3A4650", 4 if i < 2 else 0.3), 0.006, 24)
    # side louvres
    for s in (-1, 1):
        for i in range(9):
            G.rbox((0.06, 0.9, 0.07), (s * 1.245, 0.05, 1.6 + 0.22 * i), 0.025, slate)
    vents(0, 1.0, 4.35, 1.3, 9, 0.16)
    keyhole(-0.6, 1.005, 5.25, 0.10); keyhole(0.6, 1.005, 5.25, 0.10)
    rating_label(0, 1.005, 2.5, 1.4, 0.8, ("Ozone Swim", "230 V  50 Hz"))
    # hose fittings on the base
    for x in (-0.62, 0.62):
        G.lathe(G.round_profile([(0.0, -0.3), (0.20, -0.3), (0.20, 0.0), (0.13, 0.05), (0.15, 0.14), (0.11, 0.2), (0.14, 0.3), (0.08, 0.42), (0.0, 0.42)], 0.015), 40,
                acc if x < 0 else slate, (x, -0.98, 0.48), (90, 0, 0))
    G.tube(G.spline([(-0.62, -1.28, 0.48), (-0.62, -1.7, 0.46), (-0.75, -2.0, 0.22), (-1.3, -2.15, 0.13), (-2.0, -1.8, 0.13), (-2.7, -1.9, 0.13)], 80, closed=False), 0.10, M.plastic("#DCEBEF", 0.3, coat=0.3, name="hose"))
    gauge((0.0, -0.98, 0.50), 0.27)
    G.prism(G.superellipse(0.95, 0.72, 5, 90), 0.05, slate, 0.02, "Z", (0, 0, 5.775))
    for i in range(7):
        G.rbox((1.3 - 0.1 * abs(i - 3), 0.07, 0.03), (0, -0.42 + 0.14 * i, 5.805), 0.012, M.satin(INK))


# ------------------------------------------------------------------ mineral canister
@subject("minerals", view=(24, 14), margin=1.05, rear=(204, 16), detail=((0.75, -1.3, 1.15), 1.8, 26, 22))
def minerals():
    white, slate, acc = M.plastic("#F4F6F6", 0.35, coat=0.2), M.satin(M.SLATE), M.gloss(M.CYAN)
    G.lathe(G.round_profile([(0, 0), (1.30, 0), (1.36, 0.1), (1.40, 0.5), (1.40, 3.55), (1.34, 3.72), (1.34, 3.8)], 0.12, 6), 128, white)
    # printed sleeve: slate with cyan wave edge built as a thin shell whose top edge undulates
    n, V, F = 240, [], []
    for i in range(n):
        a = TAU * i / n
        top = 2.62 + 0.20 * math.sin(2 * a + 0.6) + 0.05 * math.sin(5 * a)
        for r, z in ((1.405, 0.42), (1.408, top)):
            V.append((r * math.cos(a), r * math.sin(a), z))
    F = [(2 * i, 2 * ((i + 1) % n), 2 * ((i + 1) % n) + 1, 2 * i + 1) for i in range(n)]
    G.obj_from("sleeve", V, F, M.plastic(M.SLATE, 0.4, name="print"))
    for off, th, m in ((0.07, 0.09, acc), (0.24, 0.04, M.plastic("#A9E2EF", 0.4))):
        V = []
        for i in range(n):
            a = TAU * i / n
            top = 2.62 + 0.20 * math.sin(2 * a + 0.6) + 0.05 * math.sin(5 * a) + off
            for z in (top, top + th):
                V.append((1.407 * math.cos(a), 1.407 * math.sin(a), z))
        G.obj_from("wave", V, F, m)
    # lid with grip ribs + tamper band
    G.lathe(G.round_profile([(1.36, 3.74), (1.46, 3.74), (1.46, 3.86), (1.42, 3.88)], 0.02), 128, slate)
    G.lathe(G.round_profile([(1.36, 3.90), (1.47, 3.90), (1.47, 4.32), (1.40, 4.42), (0.9, 4.42), (0.84, 4.36), (0, 4.36)], 0.05), 128, acc)
    rib = G.rbox((0.05, 0.035, 0.36), (0, 0, 0), 0.014, acc, seg=2)
    for i in range(72):
        a = TAU * i / 72
        G.copy_at(rib, Matrix.Translation((1.47 * math.cos(a), 1.47 * math.sin(a), 4.10)) @ Matrix.Rotation(a, 4, "Z"))
    bpy.data.objects.remove(rib)
    # curved label text: per-letter placement on the cylinder, centred toward the camera side
    def curved(txt, size, z, mat, a0=-90 + 24 * 0, track=1.0):
        w = size * 0.70 * track / 1.41
        start = math.radians(a0 + 14) - w * (len(txt) - 1) / 2
        for i, ch in enumerate(txt):
            a = start + w * i
            G.label(ch, size, mat, (1.412 * math.cos(a), 1.412 * math.sin(a), z), (90, 0, math.degrees(a) + 90), 0.002)
    ink = M.plastic("#F4F8F9", 0.45)
    curved("MINERAL", 0.34, 1.86, ink); curved("POOL SALTS", 0.19, 1.50, M.plastic("#8FD9EA", 0.45), track=1.08)
    curved("10 kg", 0.20, 0.80, ink)
    curved("500 g SCOOP", 0.19, 1.94, ink, a0=90); curved("KEEP DRY, CLOSE THE LID", 0.13, 1.56, M.plastic("#8FD9EA", 0.45), a0=90)
    curved("MAGNESIUM AND POTASSIUM", 0.13, 0.96, ink, a0=90)
    # scoop with crystals in front
    for i in range(150):
        import random
        random.seed(i)
        rr = 0.75 * math.sqrt(random.random()); a = TAU * random.random()
        s = 0.05 + 0.05 * random.random()
        c = G.rbox((s, s * 0.9, s * 0.8), (1.75 + rr * math.cos(a) * 1.2, -1.45 + rr * math.sin(a) * 0.7, s * 0.4 + max(0, (0.62 - rr)) * 0.45 * random.random()), s * 0.15,
                   M.plastic("#F3FAFC" if i % 4 else "#BFE9F2", 0.12, coat=0.3, spec=0.7), (random.random() * 90,) * 3, seg=1)


# ------------------------------------------------------------------ pump
@subject("pump-vs", view=(40, 18), margin=1.0, detail=((0.1, -0.5, 2.75), 1.75, 42, 34))
def pump(model=None):
    blk, slate, acc = M.satin("#262C32"), M.satin(M.SLATE), M.gloss(M.CYAN)
    z = 1.65
    G.prism(G.superellipse(1.15, 3.0, 9, 120, 0, 0.55), 0.22, blk, 0.08, "Z", (0, 0, 0.11), 4)
    # motor along +Y with axial cooling fins
    G.disc(1.0, 2.5, (0, 1.9, z), (90, 0, 0), slate, 0.12, 96)
    fin = G.rbox((0.05, 2.1, 0.16), (0, 0, 0), 0.02, slate, seg=2)
    for i in range(44):
        a = TAU * i / 44
        if 0.32 < (a / TAU) < 0.02: continue
        G.copy_at(fin, Matrix.Translation((math.sin(a) * 1.05, 1.85, z + math.cos(a) * 1.05)) @ Matrix.Rotation(a, 4, "Y"))
    bpy.data.objects.remove(fin)
    G.lathe(G.round_profile([(0, 0.42), (0.75, 0.42), (1.08, 0.2), (1.16, -0.3), (1.16, -0.5), (1.05, -0.5)], 0.1), 96, blk, (0, 3.15, z), (-90, 0, 0))
    for i in range(18):
        a = TAU * i / 18
        G.rbox((0.07, 0.03, 0.34), (math.cos(a) * 0.5, 3.575, z + math.sin(a) * 0.5), 0.02, M.satin(INK), (0, -math.degrees(a) + 90, 0))
    # drive electronics on top with display
    G.rbox((1.7, 2.0, 0.62), (0, 1.75, z + 1.25), 0.2, M.gloss(WHITE), seg=5)
    G.rbox((1.2, 1.25, 0.06), (0, 1.70, z + 1.56), 0.05, M.gloss("#0B0E10"))
    for t, sz, yy in (("2850", 0.34, 1.9), ("RPM", 0.15, 1.55)):
        G.label(t, sz, M.glow("#BDF1FF", 2.4), (0, yy, z + 1.594), (0, 0, 0), 0.001)
    for i in range(5):
        G.rbox((0.13, 0.05, 0.02), (-0.36 + 0.18 * i, 1.28, z + 1.595), 0.01, M.glow(M.CYAN, 3) if i < 3 else M.satin("#2A3138"))
    G.rbox((1.74, 0.06, 0.10), (0, 0.86, z + 1.2), 0.02, acc)
    for sx in (-1, 1):
        G.wordmark(0.17, M.satin("#2A3138"), (sx * 0.853, 1.75, z + 1.30), (90, 0, 90 * sx), acc)
    # seal plate + volute
    G.disc(1.22, 0.20, (0, 0.62, z), (90, 0, 0), blk, 0.05, 96)
    for i in range(8):
        a = TAU * (i + 0.5) / 8
        screw((math.cos(a) * 1.08, 0.50, z + math.sin(a) * 1.08), (90, 0, 0), 0.085)
    G.disc(1.12, 0.75, (0, 0.2, z), (90, 0, 0), blk, 0.16, 96)
    G.lathe(G.round_profile([(0.42, -0.4), (0.42, 1.2), (0.56, 1.2), (0.56, 1.55)], 0.03), 64, blk, (0, 0.15, z + 0.4))
    pipe_union((0, 0.15, z + 1.62), (0, 0, 0), 0.42, blk, slate)
    G.lathe([(0.34, 0), (0.42, 0), (0.42, 0.55), (0.34, 0.55), (0.34, 0)], 64, M.plastic("#E8ECEE", 0.35), (0, 0.15, z + 1.75))
    # strainer pot with clear lid
    G.lathe(G.round_profile([(0, 0.3), (0.85, 0.3), (1.02, 0.6), (1.05, 2.35), (1.18, 2.38), (1.18, 2.55), (0.98, 2.55)], 0.08), 96, blk, (0, -1.15, 0))
    G.lathe(G.round_profile([(0.98, 2.5), (1.22, 2.5), (1.22, 2.78), (1.02, 2.86), (0.92, 2.86)], 0.05), 96, acc, (0, -1.15, 0))
    for i in range(10):
        a = TAU * i / 10
        b = G.rbox((0.16, 0.24, 0.24), (0, 0, 0), 0.06, acc); b.matrix_world = Matrix.Translation((1.24 * math.cos(a), -1.15 + 1.24 * math.sin(a), 2.64)) @ Matrix.Rotation(a, 4, "Z")
    G.lathe(G.round_profile([(0, 3.02), (0.5, 3.0), (0.95, 2.82), (0.95, 2.6)], 0.1), 96, M.smoke("#CFEAF1", 0.2), (0, -1.15, 0))
    G.lathe([(0.90, 2.70), (0.90, 1.6), (0.5, 1.5), (0, 1.5)], 64, M.satin("#D9E1E4"), (0, -1.15, 0))
    for i in range(24):                                      # basket ribs
        a = TAU * i / 24
        G.rbox((0.03, 0.03, 1.1), (0.86 * math.cos(a), -1.15 + 0.86 * math.sin(a), 2.15), 0.01, M.satin("#AEB8BD"))
    G.sweep(G.spline([(-0.5, -1.15, 2.55), (-0.4, -1.15, 2.72), (0, -1.15, 2.78), (0.4, -1.15, 2.72), (0.5, -1.15, 2.55)], 24, closed=False), G.superellipse(0.06, 0.03, 3, 16), M.satin("#AEB8BD"))
    G.disc(0.62, 1.2, (0, -0.4, z), (90, 0, 0), blk, 0.05)
    pipe_union((0, -2.38, z), (90, 0, 0), 0.42, blk, slate)
    G.lathe([(0.34, 0), (0.42, 0), (0.42, 0.6), (0.34, 0.6), (0.34, 0)], 64, M.plastic("#E8ECEE", 0.35), (0, -2.45, z), (90, 0, 0))
    G.wave_mark(0.4, acc, (1.0, -1.15, 1.4), (90, 0, 90))
    if model:
        for sx in (-1, 1):
            G.label(model, 0.20, M.satin("#EAF2F4"), (sx * 1.045, -1.15, 0.98), (90, 0, 90 * sx), 0.004)


# ------------------------------------------------------------------ media filter
@subject("media-filter", view=(30, 12), margin=1.04, rear=(212, 14))
def media_filter(model="MEDIA FILTER"):
    blk, slate, acc = M.satin("#262C32"), M.satin(M.SLATE), M.gloss(M.CYAN)
    tank = M.plastic("#E4E9EC", 0.28, coat=0.4, name="tank")
    G.lathe(G.round_profile([(0, 0), (1.75, 0), (1.75, 0.15), (1.45, 0.5), (1.35, 1.0), (1.2, 1.0)], 0.1, 6), 96, blk)
    pts = G.spline([(1.2, 0.55), (1.9, 1.1), (2.2, 2.2), (2.2, 3.6), (1.85, 4.7), (1.05, 5.28), (0.7, 5.34)], 60, closed=False)
    G.lathe([(0, 0.5)] + pts + [(0, 5.36)], 128, tank)
    for zz in (2.0, 3.75):
        G.lathe(G.round_profile([(2.15, zz - 0.08), (2.235, zz - 0.06), (2.235, zz + 0.06), (2.15, zz + 0.08)], 0.02), 128, slate)
    G.lathe(G.round_profile([(2.16, 2.83), (2.222, 2.83), (2.222, 2.97), (2.16, 2.97)], 0.015), 128, acc)
    # clamp + multiport valve
    G.lathe(G.round_profile([(0.6, 5.2), (0.98, 5.2), (0.98, 5.5), (0.6, 5.5)], 0.05), 96, blk)
    G.lathe(G.round_profile([(0, 5.45), (0.78, 5.45), (0.78, 6.2), (0.98, 6.24), (0.98, 6.52), (0.7, 6.58), (0.42, 6.62), (0, 6.62)], 0.05), 96, blk)
    for i in range(10):
        a = TAU * (i + .5) / 10
        screw((0.88 * math.cos(a), 0.88 * math.sin(a), 6.54), (0, 0, 0), 0.07)
    h = G.prism(G.fillet([(-0.20, -0.2), (0.20, -0.2), (0.13, 1.25), (-0.13, 1.25)], 0.1), 0.16, acc, 0.05, "Z", (0, 0, 6.74), 4)
    h.rotation_euler = (0, 0, math.radians(215))
    G.disc(0.3, 0.22, (0, 0, 6.72), (0, 0, 0), acc, 0.05)
    for ang in (-10, 80, 170):
        a = math.radians(ang)
        d = Vector((math.cos(a), math.sin(a), 0))
        q = Vector((0, 0, 5.85)) + d * 1.0
        G.lathe([(0.0, -0.5), (0.40, -0.5), (0.40, 0.5), (0, 0.5)], 64, blk, q, (0, 90, ang))
        pipe_union(tuple(Vector((0, 0, 5.85)) + d * 1.5), (0, 90, ang), 0.38, blk, slate)
        G.lathe([(0.30, 0), (0.38, 0), (0.38, 0.55), (0.30, 0.55), (0.30, 0)], 64, M.plastic("#EEF1F2", 0.35), Vector((0, 0, 5.85)) + d * 1.65, (0, 90, ang))
    gauge((0.36, -0.95, 5.95), 0.30, (90, 0, 0))
    # label plate on the tank
    n = 30
    V, F = [], []
    for i in range(n + 1):
        a = math.radians(-90 + 15 - 24 + 48 * i / n)
        for zz in (2.25, 2.25, 3.55, 3.55):
            V.append((2.262 * math.cos(a), 2.262 * math.sin(a), zz))
    G.obj_from("label", V, [(4 * i, 4 * i + 4, 4 * i + 6, 4 * i + 2) for i in range(n)], M.plastic(M.SLATE, 0.3))
    a = math.radians(-75)
    G.wave_mark(0.7, acc, (2.268 * math.cos(a), 2.268 * math.sin(a), 3.18), (90, 0, 15), depth=0.02)
    decal("POOLWRIGHT", 0.25, M.satin("#EEF4F6"), on_cyl(2.264, 2.68, -75), spacing=1.06)
    decal(model, 0.15, M.satin("#7FD3E8"), on_cyl(2.264, 2.40, -75), spacing=1.06)
    G.disc(0.22, 0.3, (1.3 * math.cos(a) * 1.1, 1.45 * math.sin(a), 0.75), (90, 0, 15), slate, 0.05)


# ------------------------------------------------------------------ accessories
def filter_cartridge(rot=(0, 0, 0), loc=(0, 0, 0), h=3.2, caps=M.CYAN, bands=2):
    acc, slate = M.gloss(caps), M.satin(M.SLATE)
    parts = []
    n, R, r = 64, 0.98, 0.74
    V = []
    for i in range(2 * n):
        a = TAU * i / (2 * n)
        rr = R if i % 2 else r
        V += [(rr * math.cos(a), rr * math.sin(a), 0.1), (rr * math.cos(a), rr * math.sin(a), h)]
    F = [(2 * i, (2 * i + 2) % (4 * n), (2 * i + 3) % (4 * n), 2 * i + 1) for i in range(2 * n)]
    parts.append(G.obj_from("pleat", V, F, M.mesh_fabric("#F3F5F4", 30), smooth=False))
    for z in (0.08, h):
        parts.append(G.lathe(G.round_profile([(0.46, z - 0.13), (1.08, z - 0.13), (1.08, z + 0.13), (0.46, z + 0.13), (0.46, z - 0.13)], 0.06), 96, acc))
    for z in [h * (i + 1) / (bands + 1) for i in range(bands)]:
        parts.append(G.ring(1.0, 0.975, 0.10, (0, 0, z), mat=slate, edge=0.01, seg=96))
    parts.append(G.ring(0.50, 0.44, h, (0, 0, h / 2), mat=slate, edge=0.01))
    return G.place(G.group("cart", parts), loc, rot)


def filter_panel(wide, high, frame, rot=(0, 0, 0), loc=(0, 0, 0), deep=0.3):
    """A framed sheet of pleats, standing on its long edge and facing -Y; ribs hold the pleats apart, a tab at the top pulls it out."""
    rim, rib = M.satin(frame), M.satin("#DCE4E7")
    bar = 0.15
    with G.Recorder("panel") as rec:
        window = G.rbox((wide - 2 * bar, deep * 2, high - 2 * bar), (0, 0, high / 2), 0.05, rim)
        G.apply_mods(window)
        G.shade(G.boolean(G.rbox((wide, deep, high), (0, 0, high / 2), 0.05, rim, seg=4), window), True, 40)
        inner, n = wide - 2 * bar, round((wide - 2 * bar) / 0.095)
        fold = [(-inner / 2 + inner * i / (2 * n), (0.30 if i % 2 else -0.30) * deep) for i in range(2 * n + 1)]
        V = [(x, y, z) for x, y in fold for z in (bar, high - bar)]
        G.obj_from("pleats", V, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(2 * n)], M.mesh_fabric("#F3F5F4", 34), smooth=False)
        for k in (1, 2):
            G.rbox((inner, deep * 0.72, 0.055), (0, 0, bar + (high - 2 * bar) * k / 3), 0.02, rib, seg=2)
        G.rbox((0.62, deep * 0.5, 0.16), (0, 0, high + 0.05), 0.06, rim, seg=4)
        G.rbox((0.40, deep * 0.54, 0.05), (0, 0, high + 0.045), 0.02, rib, seg=2)
    return G.place(rec.root, loc, rot)


@subject("part-fine-filter", view=(30, 26), margin=1.05, rear=(118, 30), detail=((-0.3, 0.1, 1.1), 0.8, 30, 30))
def filter_panels(wide=1.9, high=1.3, frame=M.CYAN, count=2):
    """One or more upright, the last one laid down before them."""
    for i in range(count - 1):
        filter_panel(wide, high, frame, (0, 0, 10), (-0.12 * i, 0.25 + 0.62 * i, 0))
    filter_panel(wide, high, frame, (-90, 0, -16), (0.25, -0.55 - high, 0.15))


@subject("part-power-supply", view=(32, 22), margin=1.03, fit_all=True, rear=(206, 22), detail=((0, -1.1, 1.75), 1.15, 26, 16))
def power_supply(wifi=True):
    """With Wi-Fi: dark, a ring that glows. Without: pale, a timer knob with its three days."""
    white, slate, acc = M.gloss(WHITE), M.satin(M.SLATE), M.gloss(M.CYAN)
    def ring_at(z, k, n=5.5):
        return [(x * k, y * k, z) for x, y in G.superellipse(1.5, 1.15, n, 120)]
    shell = slate if wifi else M.satin("#DCE3E6")
    G.loft([ring_at(z, k) for z, k in ((0, .92), (.05, .96), (.6, 1.0), (2.2, .96), (2.7, .90), (2.9, .82), (2.97, .70), (2.98, .3))], shell, angle=35)
    G.loft([ring_at(z, k) for z, k in ((0.50, 1.012), (0.52, 1.018), (0.58, 1.018), (0.60, 1.012))], acc)
    G.prism([(x, 1.65 + z) for x, z in G.superellipse(1.0, 0.78, 6, 90)], 0.08, M.gloss("#0B0E10"), 0.03, "Y", (0, -1.12, 0), 4)
    if wifi:
        G.ring(0.30, 0.24, 0.04, (0, -1.165, 1.75), (90, 0, 0), M.glow(M.CYAN, 4), 0.01)
        G.disc(0.23, 0.05, (0, -1.16, 1.75), (90, 0, 0), M.metal("#C5CBCF", 0.25), 0.02)
        for i in range(5):
            G.rbox((0.13, 0.03, 0.05), (-0.4 + 0.2 * i, -1.165, 1.22), 0.015, M.glow(M.CYAN, 3) if i < 3 else M.satin("#28323A"))
        for k, r in enumerate((0.10, 0.18, 0.26)):           # waves over the ring
            G.tube([(r * math.cos(t), -1.17, 1.36 + r * math.sin(t)) for t in [math.pi * (0.25 + 0.5 * i / 12) for i in range(13)]], 0.014, M.glow("#BDF1FF", 2.5), res=3)
    else:
        G.lathe(G.round_profile([(0, 0.20), (0.24, 0.20), (0.30, 0.14), (0.32, 0.0)], 0.03), 64, M.metal("#C5CBCF", 0.25), (0, -1.16, 1.48), (90, 0, 0))
        G.rbox((0.035, 0.02, 0.14), (0, -1.365, 1.62), 0.008, acc)
        for i, day in enumerate(("1", "2", "3")):
            t = math.pi * (0.75 - 0.25 * i)
            G.label(day, 0.13, M.satin("#EAF2F4"), (0.47 * math.cos(t), -1.168, 1.42 + 0.47 * math.sin(t)), (90, 0, 0), 0.002)
        for i in range(3):
            G.rbox((0.13, 0.03, 0.05), (-0.2 + 0.2 * i, -1.165, 1.02), 0.015, M.glow(M.CYAN, 3) if i < 1 else M.satin("#28323A"))
    G.wordmark(0.16, M.satin("#EAF2F4"), (0, -1.168, 2.16), (90, 0, 0), acc)
    vents(0, 1.125, 2.2, 1.5, 6); rating_label(0, 1.165, 1.25, 1.3, 0.72, ("Power supply", "230 V  50 Hz", "24 V DC"))
    G.rbox((0.5, 0.12, 0.34), (0.85, 1.14, 0.36), 0.06, M.satin("#1B2024"))
    G.tube(G.spline([(0.85, 1.15, 0.36), (0.85, 1.6, 0.34), (0.7, 1.95, 0.12), (-0.2, 2.2, 0.08), (-1.2, 2.0, 0.08), (-2.0, 2.3, 0.08)], 80, closed=False), 0.07, M.rubber("#1A1E21"))
    G.sweep(G.spline([(-0.8, 0, 2.85), (-0.78, 0, 3.2), (-0.45, 0, 3.42), (0.45, 0, 3.42), (0.78, 0, 3.2), (0.8, 0, 2.85)], 50, closed=False), G.superellipse(0.18, 0.08, 3, 24), white, up=(0, -1, 0.0))
    cable = [(0.6, -1.0, 0.3), (0.7, -1.5, 0.2), (1.3, -1.9, 0.1)]
    n = 150
    for i in range(n):                                       # tidy coil on the floor
        a = -2.2 + TAU * 3.2 * i / n
        cable.append((2.9 + 1.0 * math.cos(a) * (1 + 0.03 * math.sin(3 * a)), -0.6 + 0.95 * math.sin(a), 0.09 + 0.16 * i / n * 3.0))
    G.tube(G.spline(cable, 600, closed=False), 0.075, M.plastic("#2F9FBF", 0.38))


@subject("part-floating-cable", view=(30, 34), margin=0.98, fit_all=True, rear=(-64, 58), detail=((1.9, -2.0, 0.2), 1.15, 18, 38))
def floating_cable(turns=4.2, floats=17, lead="#2F9FBF", foam=M.CYAN):
    """A flat spiral coil, a little relaxed: longer ones have more turns."""
    slate = M.satin(M.SLATE)
    pts = []
    n = round(76 * turns)
    R = 1.15 + 0.357 * turns
    for i in range(n):
        a = TAU * turns * i / n
        r = 1.15 + (R - 1.15) * i / n + 0.03 * math.sin(2.3 * a)
        pts.append((r * math.cos(a), r * math.sin(a), 0.2 + 0.06 * math.sin(1.7 * a)))
    k = R / 2.65
    pts += [(1.2 * k, 2.85 * k, 0.2), (2.6 * k, 2.3 * k, 0.2), (3.4 * k, 0.6 * k, 0.2), (3.2 * k, -1.3 * k, 0.16), (2.2 * k, -2.6 * k, 0.16)]
    robots.cable_with_floats(pts, M.plastic(lead, 0.36), M.foam(foam), floats, 0.085, start=0.03, flen=9, count=round(124 * turns), fat=2.35)
    G.disc(0.2, 0.6, (2.05 * k, -2.6 * k - 0.25, 0.2), (90, 0, -32), slate, 0.05)
    G.ring(0.25, 0.17, 0.16, (2.05 * k + 0.11, -2.6 * k - 0.06, 0.2), (90, 0, -32), M.gloss(foam), 0.03)


@subject("part-brush-set", view=(35, 26), margin=1.0, rear=(-52, 22), detail=((1.4, -0.3, 0.7), 1.0, 34, 26))
def brush():
    robots.brush(4.2, 0.55, M.rubber(M.CYAN), M.satin(M.SLATE), (0, 0, 0.56), fingers=22)
    robots.brush(4.2, 0.55, M.rubber("#3D4852"), M.satin(INK), (0.5, 1.4, 0.56), fingers=22, twist=-1.1)


def trolley(deck_z=1.3, w=4.6, l=4.6):
    tubes, slate, acc = M.metal("#C9CFD3", 0.2), M.satin(M.SLATE), M.gloss(M.CYAN)
    r = 0.11
    for s in (-1, 1):
        G.tube(G.spline([(s * w * 0.42, -l * 0.52, deck_z), (s * w * 0.42, l * 0.40, deck_z), (s * w * 0.42, l * 0.52, deck_z + 0.4), (s * w * 0.40, l * 0.60, deck_z + 4.2),
                         (s * w * 0.38, l * 0.62, deck_z + 6.2)], 80, closed=False), r, tubes)
        robots.wheel(1.05, 0.42, (s * w * 0.54, l * 0.38, 1.05), s, M.rubber("#1B1F22"), slate, acc, spokes=7, tread=False)
        robots.wheel(0.45, 0.3, (s * w * 0.36, -l * 0.42, 0.45), s, M.rubber("#1B1F22"), slate, acc, spokes=5, tread=False)
        G.tube([(s * w * 0.36, -l * 0.42, 0.45), (s * w * 0.40, -l * 0.36, deck_z)], 0.09, slate)
        G.tube([(s * w * 0.42, l * 0.38, 1.05), (s * w * 0.42, l * 0.36, deck_z)], 0.09, slate)
    G.tube([(-w * 0.54, l * 0.38, 1.05), (w * 0.54, l * 0.38, 1.05)], 0.09, slate)
    G.tube(G.spline([(-w * 0.38, l * 0.62, deck_z + 6.2), (-w * 0.3, l * 0.60, deck_z + 6.65), (w * 0.3, l * 0.60, deck_z + 6.65), (w * 0.38, l * 0.62, deck_z + 6.2)], 60, closed=False), r, tubes)
    G.tube([(-w * 0.22, l * 0.60, deck_z + 6.665), (w * 0.22, l * 0.60, deck_z + 6.665)], 0.155, M.rubber("#1A1E21"))
    for y in (-0.45, -0.15, 0.15, 0.4):
        G.rbox((w * 0.86, 0.42, 0.12), (0, l * y, deck_z + 0.05), 0.05, slate)
    G.rbox((w * 0.84, 0.12, 0.26), (0, -l * 0.535, deck_z - 0.02), 0.06, acc)      # low front stop, clear of the brushes
    G.rbox((w * 0.78, 0.12, 1.1), (0, l * 0.595, deck_z + 3.2), 0.05, slate)
    G.wordmark(0.36, M.satin("#EAF2F4"), (0, l * 0.595 - 0.065, deck_z + 3.2), (90, 0, 0), acc, depth=0.01)


@subject("part-caddy", view=(36, 16), margin=1.03, fit_all=True, rear=(212, 18), detail=((1.9, 1.2, 1.3), 1.7, 62, 16))
def caddy():
    trolley()


@subject("wave-200-trolley", view=(34, 16), margin=1.0, fit_all=True)
def wave_trolley():
    trolley(1.3, 6.9, 7.6)
    r = robots.build_robot(robots.PRESETS["wave-200"], "comm", cable=False)
    r.location = (0, 0.45, 1.42)


import parts  # noqa: E402,F401  (registers the remaining subjects)
import sets  # noqa: E402,F401
import variants  # noqa: E402,F401
import cutaway   # noqa: E402,F401
