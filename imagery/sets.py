"""Subjects put together from other subjects, and the ones sold on their own (charger, trolley, single lights)."""
import math
import geo as G
import materials as M
import robots
import equipment as E
import parts
from backs import rating_label

TAU = math.tau


def coil(cx, cy, r, turns, n=140, z=0.08, rise=0.14, start=0.0):
    """Turns of a lead lying on the floor (negative: clockwise); start is the angle of its first point."""
    angles = [start + TAU * turns * i / n for i in range(n)]
    return [(cx + r * (1 + 0.02 * math.sin(3 * a)) * math.cos(a), cy + r * math.sin(a), z + rise * i / n * abs(turns)) for i, a in enumerate(angles)]


@E.subject("part-charger", view=(34, 26), margin=1.03, fit_all=True, rear=(206, 28), detail=((0.0, -0.5, 0.6), 1.0, 30, 30))
def charger():
    """Table-top charger: flat brick, sealed barrel plug on a blue lead, black mains lead behind."""
    slate, acc, blk = M.satin(M.SLATE), M.gloss(M.CYAN), M.rubber("#171B1E")
    shell = lambda z, k: [(x * k, y * k, z) for x, y in G.superellipse(0.95, 1.55, 5.5, 120)]
    G.loft([shell(z, k) for z, k in ((0, .93), (.05, .97), (.30, 1.0), (.55, .99), (.70, .95), (.77, .88), (.79, .75), (.79, .2))], slate, angle=35)
    G.loft([shell(z, k) for z, k in ((.27, 1.008), (.29, 1.014), (.33, 1.014), (.35, 1.008))], acc)
    G.prism(G.superellipse(0.62, 0.62, 6, 80, 0, -0.55), 0.03, M.gloss("#0C0F11"), 0.01, "Z", (0, 0, 0.80))
    G.ring(0.20, 0.15, 0.03, (0, -0.45, 0.82), mat=M.glow("#43D38A", 4), edge=0.008)
    G.label("FULL", 0.15, M.glow("#9CF0C4", 2), (0, -0.90, 0.817), (0, 0, 0), 0.001)
    G.wordmark(0.15, M.satin("#EAF2F4"), (0, 0.62, 0.793), (0, 0, 0), acc)
    for k in range(7):
        for s in (-1, 1):
            G.rbox((0.05, 0.08, 0.26), (s * 0.945, -0.45 + 0.16 * k, 0.5), 0.02, M.satin("#14181B"))
    rating_label(0, 1.535, 0.45, 1.0, 0.44, ("230 V  50 Hz", "25.2 V  2 A"))
    # output lead and its plug with the rubber collar
    lead = [(0, -1.5, 0.30), (0, -1.9, 0.22), (0.5, -2.2, 0.1)] + coil(2.35, -0.6, 1.05, 2.1, start=-2.2) + [(3.2, -1.75, 0.2), (3.55, -2.15, 0.16), (3.1, -2.6, 0.16), (2.3, -2.5, 0.2)]
    G.tube(G.spline(lead, 520, closed=False), 0.07, M.plastic("#2F9FBF", 0.38))
    for k in range(4):
        G.ring(0.15 - 0.01 * k, 0.06, 0.09, (0, -1.56 - 0.12 * k, 0.29 - 0.012 * k), (90, 0, 0), blk, 0.02)
    with G.Recorder("plug") as rec:                          # axis X, tip towards -X
        G.disc(0.17, 0.75, (0, 0, 0), (0, 90, 0), slate, 0.05); G.ring(0.20, 0.15, 0.10, (-0.15, 0, 0), (0, 90, 0), acc, 0.02)
        G.disc(0.25, 0.16, (-0.40, 0, 0), (0, 90, 0), blk, 0.05); G.disc(0.10, 0.40, (-0.62, 0, 0), (0, 90, 0), M.metal("#C9CFD3", 0.18), 0.02)
    G.place(rec.root, (1.95, -2.58, 0.26), (0, 0, 12))
    # mains lead
    G.tube(G.spline([(0.55, 1.5, 0.22), (0.55, 1.9, 0.2), (0.2, 2.3, 0.08), (-1.0, 2.2, 0.08)] + coil(-2.1, 1.2, 0.85, 1.8, z=0.07, start=TAU / 4), 420, closed=False), 0.065, M.rubber("#1A1E21"))
    G.rbox((0.42, 0.34, 0.24), (0.55, 1.62, 0.22), 0.06, blk)


@E.subject("part-trolley", view=(34, 16), margin=1.0, fit_all=True, rear=(212, 18), detail=((2.9, 2.2, 1.5), 2.4, 64, 16))
def trolley():
    E.trolley(1.3, 6.9, 7.6)


@E.subject("caddy-loaded", view=(36, 16), margin=1.0, fit_all=True)
def caddy_loaded():
    E.trolley()
    robots.build_robot(robots.PRESETS["dolphin-s300i"], "robot", cable=False).location = (0, 0.1, 1.42)


@E.subject("mineral-pallet", view=(30, 16), margin=1.0, fit_all=True, rear=(206, 20), detail=((2.6, -2.6, 3.6), 2.6, 32, 16))
def mineral_pallet():
    """Sixteen 10 kg bags on a timber pallet, held by two straps."""
    wood = M.plastic("#B98F5E", 0.7, grain=0.3, grain_scale=6, spec=0.2, name="pine")
    for i in range(9):
        G.rbox((13.6, 0.72, 0.22), (0, -3.6 + 0.9 * i, 1.29), 0.03, wood)
    for x in (-6.0, 0, 6.0):
        G.rbox((1.3, 8.0, 0.22), (x, 0, 1.07), 0.03, wood); G.rbox((1.3, 8.0, 0.2), (x, 0, 0.1), 0.03, wood)
        for y in (-3.4, 0, 3.4):
            G.rbox((1.3, 1.1, 0.78), (x, y, 0.58), 0.03, wood)
    for i in range(4):
        for j in range(4):
            E.mineral_bag(-4.83 + 3.22 * i, -2.85 + 1.9 * j, d=0.72, rot=(i * 7 + j * 5) % 5 - 2).location.z = 1.4
    strap = M.plastic(M.SLATE, 0.5)
    path = [(-6.5, -3.95), (6.5, -3.95), (6.5, 3.95), (-6.5, 3.95)]
    G.sweep([(x, y, 2.35) for x, y in G.fillet(path, 0.7, 8)], [(-0.02, -0.16), (0.02, -0.16), (0.02, 0.16), (-0.02, 0.16)], strap, closed=True, name="strap")


@E.subject("dolphin-s100-bonus", view=(26, 18), margin=1.0, fit_all=True, detail=((0.9, -3.6, 1.0), 2.1, 30, 26))
def bonus():
    """The robot with what the bonus carton adds: a caddy and a second fine filter."""
    robots.build_robot(robots.PRESETS["dolphin-s100"], "robot", cable=False).location = (-1.5, -2.9, 0)
    with G.Recorder("caddy") as rec:
        E.trolley()
    G.place(rec.root, (0.7, 2.0, 0), (0, 0, -6))
    E.filter_panel(1.9, 1.3, M.CYAN, (0, 0, -12), (1.75, -2.6, 0)); E.filter_panel(1.9, 1.3, M.CYAN, (-90, 0, 22), (2.0, -4.4, 0.15))


@E.subject("dolphin-s100-bonus-loaded", view=(36, 16), margin=1.0, fit_all=True)
def bonus_loaded():
    """The same on its way to the shed: the robot on the caddy, the second filter beside it."""
    E.trolley()
    robots.build_robot(robots.PRESETS["dolphin-s100"], "robot", cable=False).location = (0, 0.1, 1.42)
    E.filter_panel(1.9, 1.3, M.CYAN, (0, 0, 14), (3.5, -2.2, 0)); E.filter_panel(1.9, 1.3, M.CYAN, (-90, 0, -20), (3.0, -4.3, 0.15))


def single_light(colour, strength):
    parts.pool_light((0, 0, 1.66), (80, 0, 0), colour, strength)
    lead = [(0, 1.0, 1.55), (0.1, 1.6, 1.1), (0.5, 2.0, 0.3), (1.2, 2.0, 0.1)] + coil(2.3, 0.9, 1.0, -2.3, z=0.1, rise=0.16, start=TAU / 4)
    G.tube(G.spline(lead, 460, closed=False), 0.085, M.rubber("#1A1E21"))


LIGHT = dict(view=(22, 14), margin=1.03, fit_all=True, rear=(202, 20), detail=((0.05, -0.1, 1.7), 1.4, 30, 16))


@E.subject("led-light-white", **LIGHT)
def led_white():
    single_light("#F3F8FF", 6)


@E.subject("led-light-blue", **LIGHT)
def led_blue():
    single_light("#3D74FF", 5)
