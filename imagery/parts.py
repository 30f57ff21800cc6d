"""Hand-held vacuum, further equipment and spare parts (registered in equipment.SUBJECTS)."""
import math
import random
from mathutils import Matrix, Vector
import bpy
import geo as G
import materials as M
import robots
from backs import rating_label
from equipment import INK, TAU, WHITE, decal, gauge, on_cyl, pipe_union, screen, screw, subject


def _pleats(r0, r1, z0, z1, n, mat):
    V = []
    for i in range(2 * n):
        a = TAU * i / (2 * n)
        r = r1 if i % 2 else r0
        V += [(r * math.cos(a), r * math.sin(a), z0), (r * math.cos(a), r * math.sin(a), z1)]
    return G.obj_from("pleat", V, [(2 * i, (2 * i + 2) % (4 * n), (2 * i + 3) % (4 * n), 2 * i + 1) for i in range(2 * n)], mat, smooth=False)


# ------------------------------------------------------------------ Niya hand-held spa vacuum
def niya_body(tilt=32):
    white, slate, acc, blk = M.gloss(WHITE), M.satin(M.SLATE), M.gloss(M.CYAN), M.gloss("#0C0F11")
    # nozzle head stays flat on the floor; everything else leans back
    def ring_at(z, kx, ky):
        return [(x * kx, y * ky - 0.05, z) for x, y in G.superellipse(1.25, 0.55, 4.5, 120)]
    G.loft([ring_at(z, a, b) for z, a, b in ((0.05, .96, .92), (0.08, .985, .97), (0.16, 1, 1), (0.30, 1, 1), (0.42, .96, .92), (0.50, .82, .74), (0.54, .5, .45), (0.55, .2, .2))], slate, name="nozzle")
    G.loft([ring_at(z, 1.012, 1.03) for z in (0.17, 0.18, 0.22, 0.23)], acc, name="line")
    robots.brush(2.2, 0.17, M.rubber(M.CYAN), M.satin(INK), (0, -0.60, 0.17), blades=8, fingers=16)
    for s in (-1, 1):
        G.disc(0.13, 0.14, (s * 0.95, 0.52, 0.14), (0, 90, 0), M.rubber("#1B1F22"), 0.03)
        G.prism(G.fillet([(-0.78, 0.04), (-0.42, 0.04), (-0.40, 0.40), (-0.70, 0.36)], 0.08), 0.09, slate, 0.02, "X", (s * 1.14, 0, 0))
    with G.Recorder("upper") as rec:
        G.disc(0.30, 0.62, (0, 0, 0.0), (0, 90, 0), M.satin("#2A3138"), 0.06)          # hinge
        G.lathe(G.round_profile([(0, 0.0), (0.26, 0.0), (0.26, 0.45), (0.50, 0.72), (0.62, 0.78), (0.64, 1.02), (0.58, 1.05)], 0.05), 72, slate)
        # transparent chamber with pleated filter and a little debris
        G.lathe(G.round_profile([(0.58, 1.0), (0.625, 1.06), (0.64, 2.70), (0.60, 2.78)], 0.04), 96, M.smoke("#A8D9E6", 0.35))
        _pleats(0.30, 0.38, 1.25, 2.55, 34, M.mesh_fabric("#EEF3F4", 30))
        G.ring(0.42, 0.26, 0.12, (0, 0, 1.22), mat=acc, edge=0.03); G.ring(0.42, 0.26, 0.12, (0, 0, 2.58), mat=acc, edge=0.03)
        G.disc(0.27, 1.4, (0, 0, 1.9), mat=M.satin("#C9D3D7"), edge=0.03)
        rnd = random.Random(3)
        for i in range(26):
            a = rnd.random() * TAU
            G.rbox((0.05, 0.03, 0.02), (0.49 * math.cos(a), 0.49 * math.sin(a), 1.08 + 0.12 * rnd.random()), 0.005, M.satin(rnd.choice(["#7B8A3C", "#8A6B3A", "#5B6B33"])),
                   (rnd.random() * 90,) * 3, seg=1)
        G.ring(0.67, 0.56, 0.16, (0, 0, 2.82), mat=acc, edge=0.04, seg=96)
        for i in range(36):                                   # grip ribs of the quarter-turn collar
            a = TAU * i / 36
            G.rbox((0.05, 0.05, 0.12), (0.66 * math.cos(a), 0.66 * math.sin(a), 2.82), 0.015, acc, (0, 0, math.degrees(a)), seg=1)
        # motor body: soft oval tapering to the back
        def body(z, k, dy=0.0, n=3.0):
            return [(x * k, y * k + dy, z) for x, y in G.superellipse(0.66, 0.70, n, 96)]
        G.loft([body(z, k, d) for z, k, d in ((2.90, .95, 0), (2.94, .985, 0), (3.3, 1.0, .01), (3.9, .98, .03), (4.35, .90, .07), (4.62, .76, .12), (4.74, .58, .16), (4.78, .3, .18), (4.785, .08, .18))],
               white, name="motor", angle=50)
        # pistol grip: loop from the top of the body back and down
        sec = G.superellipse(0.24, 0.19, 2.6, 36)
        path = G.spline([(0, 0.30, 4.50), (0, 0.80, 4.62), (0, 1.30, 4.42), (0, 1.48, 3.98), (0, 1.40, 3.45), (0, 1.20, 3.05), (0, 0.85, 2.92), (0, 0.45, 3.05)], 80, closed=False)
        G.sweep(path, sec, slate, up=(1, 0, 0), name="grip")
        g2 = [q for q in path if q[1] > 1.22 and 3.15 < q[2] < 4.35]
        G.sweep(g2, [(x * 1.05, y * 1.07) for x, y in sec], M.rubber("#171B1E"), up=(1, 0, 0), name="rubber")
        G.rbox((0.20, 0.12, 0.34), (0, 1.16, 4.05), 0.05, acc, (18, 0, 0))                # trigger
        # front panel: battery LEDs, button, wordmark
        def front(u, v):
            k = 0.70 * max(1 - abs(u / 0.66) ** 3, 0) ** (1 / 3)
            return (u, -k - 0.012 + 0.03 * (v - 3.3), v)
        nx, nz, V = 24, 24, []
        out = G.superellipse(0.30, 0.52, 4, 64, 0, 3.62)
        V = [front(0, 3.62)] + [front(x * k, 3.62 + (z - 3.62) * k) for k in (0.35, 0.7, 1.0) for x, z in out]
        n = len(out)
        F = [(0, 1 + i, 1 + (i + 1) % n) for i in range(n)] + [(1 + k * n + i, 1 + k * n + (i + 1) % n, 1 + (k + 1) * n + (i + 1) % n, 1 + (k + 1) * n + i) for k in (0, 1) for i in range(n)]
        G.obj_from("panel", V, F, blk, angle=70)
        for i in range(4):
            G.rbox((0.17, 0.02, 0.05), Vector(front(0, 3.30 + 0.10 * i)) + Vector((0, -0.005, 0)), 0.01, M.glow(M.CYAN if i < 3 else "#24414A", 4 if i < 3 else 0.3))
        q = Vector(front(0, 3.93))
        G.ring(0.13, 0.10, 0.03, q, (88, 0, 0), M.glow(M.CYAN, 3), 0.01); G.disc(0.095, 0.05, q, (88, 0, 0), M.metal("#C5CBCF", 0.25), 0.02)
        for s in (-1, 1):
            G.wordmark(0.13, slate, (s * 0.664, 0.02, 3.25), (90, 0, 90 * s), acc)
            G.label("NIYA", 0.20, slate, (s * 0.66, 0.04, 3.58), (90, 0, 90 * s), 0.004)
            for k in range(5):
                G.rbox((0.02, 0.26, 0.04), (s * (0.645 - 0.012 * k), 0.06, 3.86 + 0.09 * k), 0.012, M.satin("#2A3138"))
            screw((s * 0.59, -0.28, 4.10), (0, 90, 0), 0.03)
    return G.place(rec.root, (0, 0.05, 0.42), (-tilt, 0, 0))


@subject("niya", view=(52, 12), margin=1.02, fit_all=True, rear=(140, 14), detail=((0, 1.05, 1.75), 0.95, 46, 14))
def niya():
    niya_body()


# ------------------------------------------------------------------ equipment
@subject("cartridge-filter", view=(28, 12), margin=1.04, rear=(205, 16), detail=((0.35, -1.3, 5.35), 1.75, 30, 14))
def cartridge_filter(model="CARTRIDGE FILTER"):
    blk, slate, acc = M.satin("#262C32"), M.satin(M.SLATE), M.gloss(M.CYAN)
    body = M.plastic("#3A454F", 0.30, coat=0.5, name="tank")
    G.lathe(G.round_profile([(0, 0), (1.65, 0), (1.65, 0.2), (1.5, 0.35), (1.42, 0.9)], 0.08), 96, blk)
    G.lathe(G.round_profile([(1.2, 0.5), (1.55, 0.75), (1.62, 1.2), (1.62, 3.95), (1.70, 4.0), (1.70, 4.15), (1.5, 4.15)], 0.08), 128, body)
    lid = G.spline([(1.70, 4.33), (1.66, 4.75), (1.58, 5.5), (1.38, 6.1), (0.9, 6.5), (0.35, 6.62), (0.0, 6.63)], 50, closed=False)
    G.lathe([(1.5, 4.30)] + lid, 128, M.plastic("#E6EBED", 0.26, coat=0.6, name="dome"))
    # clamp band with over-centre knob
    G.lathe(G.round_profile([(1.6, 4.10), (1.80, 4.10), (1.84, 4.16), (1.84, 4.32), (1.80, 4.38), (1.6, 4.38)], 0.03), 128, M.metal("#C6CDD1", 0.22))
    G.rbox((0.5, 0.34, 0.36), (0.95, -1.72, 4.24), 0.08, M.metal("#B9C1C6", 0.25), (0, 0, 28))
    G.disc(0.25, 0.34, (1.12, -2.0, 4.24), (90, 0, 28), acc, 0.06); G.disc(0.09, 0.5, (1.05, -1.88, 4.24), (90, 0, 28), M.metal("#B9C1C6", 0.25), 0.02)
    rib = G.rbox((0.07, 0.10, 1.0), (0, 0, 0), 0.03, body, seg=2)
    for i in range(28):
        a = TAU * i / 28
        if 240 < math.degrees(a) < 322:
            continue
        G.copy_at(rib, Matrix.Translation((1.63 * math.cos(a), 1.63 * math.sin(a), 1.6)) @ Matrix.Rotation(a, 4, "Z"))
    bpy.data.objects.remove(rib)
    # air relief + gauge on the dome
    G.disc(0.30, 0.30, (0, 0, 6.72), mat=blk, edge=0.05); G.disc(0.20, 0.26, (0, 0, 6.95), mat=acc, edge=0.05, seg=8)
    G.tube([(0, -0.2, 6.72), (0, -0.62, 6.72), (0, -0.66, 6.72)], 0.09, blk); gauge((0, -0.78, 6.78), 0.34)
    for x in (-0.78, 0.78):
        G.disc(0.46, 1.0, (x, -1.45, 0.80), (90, 0, 0), blk, 0.05)
        pipe_union((x, -2.05, 0.80), (90, 0, 0), 0.40, blk, slate)
        G.lathe([(0.31, 0), (0.40, 0), (0.40, 0.55), (0.31, 0.55), (0.31, 0)], 64, M.plastic("#EEF1F2", 0.35), (x, -2.15, 0.80), (90, 0, 0))
    f = on_cyl(1.625, 0, -90 + 6)
    n, V = 30, []
    for i in range(n + 1):
        for z in (1.95, 3.55):
            V.append(f(-0.95 + 1.9 * i / n, z))
    G.obj_from("plate", V, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)], M.plastic("#F0F4F5", 0.3))
    f2 = on_cyl(1.632, 0, -90 + 6)
    decal("POOLWRIGHT", 0.25, M.satin("#27313A"), f2, 0, 2.72, 1.06); decal(model, 0.125, M.satin("#2FA3C6"), f2, 0, 2.40)
    G.wave_mark(0.5, acc, tuple(Vector(f2(0, 3.20)) + Vector((0, -0.01, 0))), (90, 0, 6), depth=0.01)


def fan(cx, y, cz, R, acc, slate, blk):
    G.disc(R * 0.99, 0.1, (cx, y + 0.66, cz), (90, 0, 0), blk, 0.02, 96)
    for i in range(5):
        a = TAU * i / 5
        pts = [(R * r * math.cos(a + t), R * r * math.sin(a + t)) for r, t in ((.22, -.1), (.60, -.36), (.93, -.42), (.95, .05), (.62, .22), (.22, .25))]
        G.prism(pts, 0.07, slate, 0.02, "Y", (cx, y + 0.42, cz))
    G.disc(R * 0.24, 0.5, (cx, y + 0.40, cz), (90, 0, 0), slate, 0.1)
    for k in range(11):
        r = R * (0.22 + 0.78 * k / 10)
        G.tube([(cx + r * math.cos(TAU * i / 72), y - 0.04 - 0.14 * (1 - (r / R) ** 2), cz + r * math.sin(TAU * i / 72)) for i in range(72)], 0.028, blk, cyclic=True, res=3)
    for i in range(12):
        a = TAU * i / 12
        G.tube([(cx + r * math.cos(a), y - 0.02 - 0.14 * (1 - (r / R) ** 2), cz + r * math.sin(a)) for r in [R * (0.2 + 0.8 * j / 10) for j in range(11)]], 0.032, blk, res=3)
    G.ring(R * 1.05, R * 0.985, 0.14, (cx, y - 0.02, cz), (90, 0, 0), slate, 0.04, 128)
    G.ring(R * 1.012, R * 0.99, 0.16, (cx, y - 0.03, cz), (90, 0, 0), acc, 0.01, 128)
    G.disc(R * 0.20, 0.10, (cx, y - 0.20, cz), (90, 0, 0), slate, 0.04); G.wave_mark(0.55, acc, (cx, y - 0.255, cz + 0.07), (90, 0, 0), depth=0.01)


@subject("heat-pump", view=(30, 14), margin=1.03, detail=((2.6, -1.95, 5.2), 2.2, 24, 12))
def heat_pump(W=9.6, D=3.9, H=7.0, model="INVERTER", fans=1):
    """Cabinet W × D × H; a tall one has two fans."""
    body, slate, acc, blk = M.gloss("#EEF2F3"), M.satin(M.SLATE), M.gloss(M.CYAN), M.satin("#171B1F")
    G.rbox((W, D, H), (0, 0, H / 2 + 0.5), 0.34, body, seg=6)
    G.rbox((W + 0.06, D + 0.06, 0.5), (0, 0, H + 0.30), 0.22, slate, seg=5)           # lid
    G.rbox((W - 0.4, D - 0.3, 0.3), (0, 0, 0.45), 0.1, slate)
    for x in (-W * 0.375, W * 0.375):
        G.rbox((0.9, D + 0.3, 0.36), (x, 0, 0.18), 0.1, M.rubber("#1B1F22"))
    # fan: deep recess, blades, concentric guard
    cx, y = -W * 0.14, -D / 2
    R = min(H / fans * 0.3886, W * 0.285)
    bpy.context.view_layer.update()
    ob = [o for o in bpy.data.objects if o.type == "MESH" and abs(o.dimensions.x - W) < 0.05 and o.dimensions.z > 4][0]
    G.apply_mods(ob)
    for f in range(fans):
        cz = 0.5 + H * (f + 0.5) / fans - (0.05 if fans == 1 else 0)
        G.boolean(ob, G.disc(R, 1.6, (cx, y - 0.1, cz), (90, 0, 0), None, 0.02, 96))
        fan(cx, y, cz, R, acc, slate, blk)
    G.shade(ob, True, 40)
    # control column
    x0, top = W / 2 - 1.55, H - 7.0
    G.rbox((2.5, 0.10, H - 0.9), (x0, y - 0.01, H / 2 + 0.45), 0.04, slate)
    screen(x0, 5.75 + top, y - 0.09, 1.5, 1.0, [("28.0\u00b0", 0.40, 0, 0.10, "#D9F7FF"), ("HEAT  ECO", 0.15, 0, -0.30, M.CYAN)])
    for i in range(3):
        G.disc(0.14, 0.08, (x0 - 0.5 + 0.5 * i, y - 0.08, 4.75 + top), (90, 0, 0), M.rubber("#4A545E"), 0.03)
    for i in range(min(9, int((2.4 + top) / 0.24) + 1)):     # a low cabinet has fewer: they end below the model's name
        G.rbox((1.9, 0.05, 0.10), (x0, y - 0.07, 1.5 + 0.24 * i), 0.02, M.satin(INK))
    G.wordmark(0.25, M.satin("#EAF2F4"), (x0, y - 0.07, 6.72 + top), (90, 0, 0), acc); G.label(model, 0.22, M.satin("#EAF2F4"), (x0, y - 0.07, 4.15 + top), (90, 0, 0), 0.003)
    # side coil louvres + unions on the right
    for i in range(round((H - 2.7) / 0.165)):
        G.rbox((0.06, D * 0.62, 0.09), (W / 2 + 0.005, 0.35, 2.6 + 0.165 * i), 0.02, slate)
    # evaporator on the back: fins behind guard wires
    G.rbox((W - 1.0, 0.06, H - 1.8), (0, D / 2 + 0.005, H / 2 + 0.75), 0.1, blk)
    alu, fin = M.metal("#8E989E", 0.4), (W - 1.4) / 88
    for i in range(88):
        G.rbox((fin * 0.35, 0.08, H - 2.1), (-(W - 1.4) / 2 + fin * (i + 0.5), D / 2 + 0.02, H / 2 + 0.75), 0, alu, seg=1)
    for i in range(round((H - 1.7) / 0.66)):
        G.tube([(-(W - 1.0) / 2, D / 2 + 0.09, 1.95 + 0.66 * i), ((W - 1.0) / 2, D / 2 + 0.09, 1.95 + 0.66 * i)], 0.03, slate, res=3)
    for i in range(7):
        x = -(W - 1.0) / 2 + (W - 1.0) * i / 6
        G.tube([(x, D / 2 + 0.11, 1.7), (x, D / 2 + 0.11, H - 0.2)], 0.035, slate, res=3)
    rating_label(-2.6, D / 2 + 0.01, 1.15, 1.7, 0.8, ("Heat pump", "230 V  50 Hz"))
    for z in (0.96, 2.06):
        pipe_union((W / 2 + 0.28, -0.9, z), (0, 90, 0), 0.36, blk, slate)
        G.lathe([(0.28, 0), (0.36, 0), (0.36, 0.5), (0.28, 0.5), (0.28, 0)], 64, M.plastic("#EEF1F2", 0.35), (W / 2 + 0.4, -0.9, z), (0, 90, 0))
    for sx in (-1, 1):
        for z in (1.0, H - 0.1):
            screw((sx * (W / 2 - 0.35), y - 0.005, z), (90, 0, 0), 0.09)


def pool_light(loc, rot, glow_col, strength=5.0, lit=True):
    white, chrome, slate = M.gloss(WHITE), M.metal("#CBD2D6", 0.14), M.satin(M.SLATE)
    with G.Recorder("light") as rec:                          # axis Z, lens facing +Z
        G.lathe(G.round_profile([(0, -1.1), (0.62, -1.1), (0.80, -0.9), (0.9, -0.3), (1.25, -0.22), (1.25, -0.1)], 0.06), 96, slate)
        G.lathe(G.round_profile([(1.02, 0.10), (1.30, 0.16), (1.62, 0.02), (1.66, -0.10), (1.60, -0.18), (1.0, -0.18)], 0.06), 128, chrome)
        G.ring(1.06, 0.98, 0.22, (0, 0, 0.04), mat=M.gloss(M.CYAN), edge=0.03, seg=96)
        G.disc(1.0, 0.04, (0, 0, -0.06), mat=M.satin("#DDE5E8"), edge=0.01)
        pos = [(0, 0)] + [(0.36 * math.cos(TAU * i / 6), 0.36 * math.sin(TAU * i / 6)) for i in range(6)] + [(0.72 * math.cos(TAU * i / 12), 0.72 * math.sin(TAU * i / 12)) for i in range(12)]
        for x, y in pos:
            G.lathe([(0.13, 0.0), (0.10, -0.03), (0.05, -0.05), (0, -0.05)], 24, M.metal("#DDE3E6", 0.1), (x, y, 0.02))
            G.disc(0.062, 0.03, (x, y, -0.01), mat=M.glow(glow_col, strength) if lit else M.satin("#E9E2A8"), edge=0.008, seg=20)
        G.lathe(G.round_profile([(1.0, 0.04), (0.96, 0.13), (0.6, 0.22), (0, 0.25)], 0.05), 96, M.smoke("#DDF3F8", 0.15))
        for i in range(3):
            a = TAU * (i + 0.25) / 3
            screw((1.45 * math.cos(a), 1.45 * math.sin(a), 0.10), (0, 0, 0), 0.08)
        decal("POOLWRIGHT", 0.15, M.satin("#2A3138"), lambda u, v: ((1.33 + v) * math.sin(u / 1.33), (1.33 + v) * math.cos(u / 1.33), 0.178 - 0.46 * max(0, v + 0.03) - 0.2 * max(0, -0.03 - v)), 0, 0.0, 1.08)
    return G.place(rec.root, loc, rot)


@subject("led-light", view=(24, 14), margin=1.03, fit_all=True, rear=(196, 20), detail=((-0.75, -0.1, 1.75), 1.45, 30, 18))
def led_light():
    pool_light((-0.9, 0.3, 1.66), (80, 0, -12), "#BFF2FF", 5)
    pool_light((2.35, -1.2, 1.14), (38, 0, 16), "#5A8BFF", 4)
    G.tube(G.spline([(-1.0, 1.3, 1.6), (-0.9, 1.9, 1.2), (-0.4, 2.3, 0.3), (0.8, 2.2, 0.1), (2.2, 1.6, 0.1), (3.4, 1.8, 0.1), (3.9, 1.1, 0.1)], 120, closed=False), 0.095, M.rubber("#1A1E21"))


# ------------------------------------------------------------------ parts
def leaves_caught():
    from edges import gum_leaf
    rnd = random.Random(8)
    for i in range(120):                                     # a heap that is highest in the middle
        leaf = gum_leaf(rnd)
        x, y = max(-0.8, min(0.8, rnd.gauss(0, 0.5))), max(-0.5, min(0.5, rnd.gauss(0, 0.32)))
        turn, half = rnd.random() * TAU, 0.42
        leaf.scale = (0.7,) * 3
        leaf.location = (x - half * math.cos(turn), y - half * math.sin(turn), 0.2 + (1.0 - 0.35 * abs(x) - 0.3 * abs(y)) * rnd.random() ** 0.6)
        leaf.rotation_euler = (rnd.gauss(0, 0.3), rnd.gauss(0, 0.2), turn)


def stamens_caught():
    """The red threads of a pōhutukawa, and a few flowers that came down whole."""
    from edges import brush_flower, stamen
    rnd = random.Random(5)
    kinds = [stamen(rnd) for _ in range(10)]
    for i in range(900):
        x, y = max(-1.15, min(1.15, rnd.gauss(0, 0.62))), max(-0.75, min(0.75, rnd.gauss(0, 0.42)))
        turn, z = rnd.random() * TAU, 0.12 + (0.85 - 0.30 * abs(x) - 0.35 * abs(y)) * rnd.random() ** 0.5
        G.copy_linked(rnd.choice(kinds), (x - 0.22 * math.cos(turn), y - 0.22 * math.sin(turn), z), (rnd.gauss(0, 16), rnd.gauss(0, 16), math.degrees(turn)))
    for ob in kinds:
        ob.location = (0, 0, 0.12)
    for x, y, tip in ((-0.55, -0.1, 14), (0.35, 0.25, -20), (0.7, -0.3, 24)):
        tuft = brush_flower(rnd)
        tuft.location, tuft.rotation_euler = (x, y, 0.86 - 0.2 * abs(x)), (math.radians(tip), 0, rnd.random() * TAU)


@subject("part-leaf-basket", view=(32, 30), margin=1.05, rear=(142, 52), detail=((0.9, -1.1, 1.4), 1.05, 34, 36))
def leaf_basket(rim=M.CYAN, caught=leaves_caught):
    """Drops into a robot's bay: a stiff frame, coarse mesh between its posts, a bail that folds down, latches at both ends."""
    acc, slate, wire = M.satin(rim), M.satin(M.SLATE), M.satin("#59656E")
    high = 1.25
    def outline(z, out=0.0, n=240):
        k = 0.90 + 0.10 * z / high
        return [(x, y, z) for x, y in G.superellipse(1.75 * k + out, 1.25 * k + out, 6, n)]
    def hoop(z, across, up, mat, out=0.0):
        G.sweep(outline(z, out), [(-across, -up), (across, -up), (across, up), (-across, up)], mat, closed=True)
    for z in [0.14 + 0.075 * i for i in range(14)]:
        hoop(z, 0.010, 0.010, wire)
    for low, top in list(zip(outline(0.08), outline(1.16)))[::3]:
        G.tube([low, top], 0.010, wire, res=1)
    hoop(0.06, 0.05, 0.06, slate)
    hoop(0.62, 0.028, 0.035, slate, 0.02)
    hoop(1.20, 0.055, 0.075, slate)
    hoop(1.275, 0.10, 0.022, acc, 0.03)
    for i in range(0, 240, 20):                              # posts
        G.tube([outline(0.06, 0.02)[i], outline(1.2, 0.02)[i]], 0.045, slate, res=4)
    floor = G.superellipse(1.75 * 0.90, 1.25 * 0.90, 6, 96)
    G.prism(floor, 0.03, M.mesh_fabric("#8FA0A8", 30), 0, "Z", (0, 0, 0.05))
    for s in (-1, 1):
        G.rbox((0.16, 0.62, 0.30), (s * 1.86, 0, 1.16), 0.06, acc)
        G.rbox((0.05, 0.40, 0.05), (s * 1.945, 0, 1.20), 0.02, slate)
        G.disc(0.11, 0.10, (s * 1.62, 0, 1.36), (0, 90, 0), slate, 0.03)
    bail = [(-1.62, 0, 1.36), (-1.60, 0.5, 1.62), (-1.35, 0.98, 1.86), (-0.7, 1.16, 1.94), (0.7, 1.16, 1.94), (1.35, 0.98, 1.86), (1.60, 0.5, 1.62), (1.62, 0, 1.36)]
    G.tube(G.spline(bail, 90, closed=False), 0.045, M.metal("#C3CACE", 0.22))
    G.tube([(-0.62, 1.16, 1.945), (0.62, 1.16, 1.945)], 0.11, M.rubber("#2A3138"))
    caught()


@subject("leaf-basket-pohutukawa", view=(32, 34), margin=1.05)
def red_basket():
    leaf_basket(caught=stamens_caught)


@subject("part-drive-track", view=(38, 20), margin=1.04, rear=(118, 34), detail=((0.9, -1.9, 1.0), 0.95, 42, 24))
def drive_track():
    drive_belts()


def drive_belts(w=0.62, half=1.7, r=0.68, mark=M.CYAN):
    rub = M.rubber("#1D2124")
    def belt(loc, rot):
        with G.Recorder("belt") as rec:
            path = robots.track_path(-half, half, r + 0.10, r + 0.10, r, r, 180)
            robots.track(1, 0, w, path, rub)
            tooth = G.rbox((w * 0.34, 0.09, 0.10), (0, 0, 0), 0.02, rub, seg=2)         # inner drive teeth
            for i in range(0, 180, 4):
                p, t = path[i]
                q = p - Vector((t.y, -t.x)) * 0.145
                G.copy_at(tooth, Matrix.Translation((0, q.x, q.y)) @ Matrix.Rotation(math.atan2(t.y, t.x), 4, "X"))
            bpy.data.objects.remove(tooth)
            for i in range(2, 180, 45):                        # coloured wear marks
                p, t = path[i]
                q = p + Vector((t.y, -t.x)) * 0.055
                G.copy_at(G.rbox((w * 0.3, 0.06, 0.05), (0, 0, 0), 0.012, M.gloss(mark), seg=2), Matrix.Translation((0, q.x, q.y)) @ Matrix.Rotation(math.atan2(t.y, t.x), 4, "X"))
        return G.place(rec.root, loc, rot)
    belt((1.45 * w, 0, 0), (0, 0, 0)); belt((-0.9 * w, 0.25, 0), (0, 0, 9))


@subject("part-swivel", view=(34, 26), margin=1.04, fit_all=True, rear=(208, 30), detail=((0.1, -0.3, 0.8), 0.95, 20, 26))
def swivel():
    slate, acc, blk, cab = M.satin(M.SLATE), M.gloss(M.CYAN), M.rubber("#15191C"), M.plastic("#2F9FBF", 0.34)
    z = 0.75
    prof = [(0, -1.35), (0.44, -1.35), (0.56, -1.2), (0.58, -0.5), (0.66, -0.44), (0.66, -0.12), (0.60, -0.08), (0.60, -0.02), (0.0, -0.02)]
    G.lathe(G.round_profile(prof, 0.04), 96, slate, (0, 0, z), (0, 90, 0))
    G.lathe(G.round_profile([(0, 0.02), (0.60, 0.02), (0.60, 0.08), (0.70, 0.12), (0.72, 0.60), (0.62, 0.72), (0.58, 1.3), (0.44, 1.45), (0, 1.45)], 0.04), 96, M.gloss(WHITE), (0, 0, z), (0, 90, 0))
    G.ring(0.715, 0.60, 0.12, (-0.26, 0, z), (0, 90, 0), acc, 0.03, 96)
    for i in range(24):
        a = TAU * i / 24
        G.rbox((0.34, 0.06, 0.08), (0.36, 0.72 * math.sin(a), z + 0.72 * math.cos(a)), 0.02, M.gloss(WHITE), (-math.degrees(a), 0, 0), seg=2)
    decal("POOLWRIGHT", 0.115, M.satin("#EAF2F4"), lambda u, v: (-0.86 + u, -0.585 * math.cos(v / 0.58 + 0.35), z + 0.585 * math.sin(v / 0.58 + 0.35)), 0, 0, 1.04)
    decal("360\u00b0", 0.20, M.satin("#2A3138"), lambda u, v: (1.02 + u, -0.632 * math.cos(v / 0.63 + 0.35), z + 0.632 * math.sin(v / 0.63 + 0.35)))
    for s in (-1, 1):
        for k in range(6):
            G.ring(0.34 - 0.025 * k, 0.16, 0.10, (s * (1.50 + 0.16 * k), 0, z), (0, 90, 0), blk, 0.03)
        G.disc(0.19, 1.0, (s * 1.9, 0, z), (0, 90, 0), blk, 0.03)
    G.tube(G.spline([(-2.2, 0, z), (-2.6, -0.05, z - 0.08), (-2.95, -0.4, 0.35), (-2.8, -1.1, 0.16), (-1.9, -1.5, 0.15), (-0.6, -1.35, 0.15)], 120, closed=False), 0.14, cab)
    G.tube(G.spline([(2.2, 0, z), (2.6, 0.05, z - 0.08), (2.95, 0.4, 0.35), (2.8, 1.2, 0.16), (1.9, 1.7, 0.15), (0.4, 1.7, 0.15)], 120, closed=False), 0.14, cab)
    G.rbox((1.4, 0.9, 0.14), (0, 0, 0.07), 0.05, M.satin("#E4EAEC")); G.rbox((0.16, 0.5, 0.4), (0, 0, 0.25), 0.04, M.satin("#E4EAEC"))


def handset():
    """Remote control lying in XY, face up, +Y is the top."""
    white, slate, acc, blk = M.gloss(WHITE), M.satin(M.SLATE), M.gloss(M.CYAN), M.gloss("#0C0F11")
    with G.Recorder("handset") as rec:                       
        def ring_at(z, k, n=4.2):
            return [(x * k * (1 - 0.10 * (0.5 - y / 5.6) * 1.0), y * (0.5 + 0.5 * k), z) for x, y in G.superellipse(1.0, 2.6, n, 120)]
        G.loft([ring_at(z, k) for z, k in ((0, .80), (.05, .88), (.16, .96), (.30, 1.0))], slate)
        G.loft([ring_at(z, k) for z, k in ((.315, .992), (.34, .992))], acc)
        G.loft([ring_at(z, k) for z, k in ((.345, 1.0), (.50, .985), (.60, .93), (.64, .85), (.65, .6), (.65, .15))], white)
        G.prism(G.superellipse(0.70, 0.72, 6, 90, 0, 1.45), 0.04, blk, 0.015, "Z", (0, 0, 0.655))
        for t, sz, x, y, c in (("AUTO", 0.20, 0, 1.82, M.CYAN), ("1:45", 0.46, 0, 1.42, "#D9F7FF"), ("FLOOR + WALL", 0.105, 0, 1.04, M.CYAN)):
            G.label(t, sz, M.glow(c, 2.4), (x, y, 0.679), (0, 0, 0), 0.001)
        # navigation ring and keys
        G.ring(0.62, 0.28, 0.08, (0, 0.05, 0.66), mat=slate, edge=0.03, seg=96); G.disc(0.25, 0.10, (0, 0.05, 0.66), mat=acc, edge=0.04)
        for k in range(4):
            a = TAU * k / 4
            G.prism([(0.07 * math.cos(b + a), 0.07 * math.sin(b + a)) for b in (0, 2.4, -2.4)], 0.01, M.satin("#EAF2F4"), 0, "Z", (0.46 * math.cos(a), 0.05 + 0.46 * math.sin(a), 0.703))
        for r in range(2):
            for k in range(3):
                G.prism(G.superellipse(0.20, 0.12, 4, 40, -0.5 + 0.5 * k, -1.0 - 0.38 * r), 0.07, M.rubber("#58646E") if (r, k) != (0, 0) else M.rubber("#E06A4A"), 0.025, "Z", (0, 0, 0.66))
        G.wordmark(0.17, M.satin("#2A3138"), (0, -1.92, 0.652), (0, 0, 0), acc)
        for i in range(3):
            G.disc(0.03, 0.02, (-0.15 + 0.15 * i, 2.32, 0.645), mat=M.glow(M.CYAN, 4), edge=0.004, seg=16)
        # back: battery door with finger grip
        G.prism([(x * 0.62, y * 0.34 - 0.75) for x, y in G.superellipse(1.0, 2.6, 5, 90)], 0.05, M.satin("#4A5661"), 0.015, "Z", (0, 0, -0.01))
        for k in range(5):
            G.rbox((0.5, 0.05, 0.05), (0, -0.1 - 0.11 * k, -0.03), 0.02, slate)
        G.prism([(x, y + 1.25) for x, y in G.superellipse(0.48, 0.42, 5, 60)], 0.02, M.plastic("#E9EEF0", 0.4), 0.004, "Z", (0, 0, -0.005))
        for k, text in enumerate(("REMOTE", "2 x AA", "IP 67")):
            G.label(text, 0.15, M.satin("#2A3138"), (0, 1.47 - 0.21 * k, -0.018), (180, 0, 180), 0.001)
    return rec.root


@subject("part-remote", view=(24, 36), margin=1.03, detail=((-0.75, 0.55, 0.8), 1.35, 24, 46))
def remote():
    G.place(handset(), (-0.6, 0, 0.10), (6, 0, 14))
    with G.Recorder("strap") as r2:
        G.tube(G.spline([(0.0, -2.5, 0.2), (0.3, -2.9, 0.08), (1.1, -2.7, 0.06), (1.9, -1.6, 0.06), (1.7, -0.4, 0.06), (1.35, -1.2, 0.07), (0.9, -2.5, 0.08), (0.2, -2.8, 0.10), (-0.1, -2.5, 0.2)], 160, closed=False), 0.055, M.rubber("#1B1F22"))
    r2.root.location = (0.1, 0.0, 0)


@subject("part-remote-back", view=(24, 42), margin=1.03)
def remote_back():
    G.place(handset(), (0, 0, 0.72), (180, 0, 194))


@subject("part-wheel-set", view=(38, 24), margin=1.04, rear=(206, 34), detail=((1.0, -0.1, 0.95), 1.05, 44, 22))
def wheel_set():
    tire, hub, acc = M.rubber("#1B1F22"), M.satin("#3A454F"), M.gloss(M.CYAN)
    def one(loc, rot, solid=False, h=hub):
        with G.Recorder("wheel") as rec:
            robots.wheel(0.9, 0.62, (0, 0, 0), 1, tire, h, acc, spokes=7, solid=solid)
        return G.place(rec.root, loc, rot)
    one((1.0, 0.2, 0.94), (0, 0, -42)); one((-0.95, 0.9, 0.94), (0, 0, -30)); one((-0.6, -1.35, 0.36), (0, -90, 20), h=M.satin("#F1F4F5")); one((1.55, -1.65, 0.36), (0, -90, 60), True)
    axle_screws(-2.3, -2.2)


def axle_screws(x0, y0, k=1.0):
    for i in range(4):
        x, y = x0 + 0.30 * k * i, y0 + 0.12 * k * (i % 2)
        G.disc(0.13 * k, 0.12 * k, (x, y, 0.06 * k), mat=M.metal("#B9C1C6", 0.2), edge=0.03 * k, seg=32); G.disc(0.07 * k, 0.13 * k, (x, y, 0.065 * k), mat=M.satin(INK), edge=0.004, seg=6)


def wheels(r, hub, accent, solid):
    """Four alike: two stand, two lie."""
    k = r / 0.9
    tire, hub, acc = M.rubber("#1B1F22"), M.satin(hub), M.gloss(accent)
    for loc, rot in (((1.0, 0.2, 0.94), (0, 0, -42)), ((-0.95, 0.9, 0.94), (0, 0, -30)), ((-0.6, -1.35, 0.36), (0, -90, 20)), ((1.55, -1.65, 0.36), (0, -90, 60))):
        with G.Recorder("wheel") as rec:
            robots.wheel(0.9, 0.62, (0, 0, 0), 1, tire, hub, acc, spokes=7, solid=solid)
        G.place(rec.root, tuple(v * k for v in loc), rot).scale = (k,) * 3
    axle_screws(-2.3 * k, -2.2 * k, k)


@subject("mineral-bag", view=(18, 10), margin=1.04, rear=(196, 12), detail=((0.05, -0.6, 1.6), 1.3, 20, 14))
def bag():
    import equipment
    equipment.mineral_bag()
