"""Scenes for the product lines: wall unit and ozone unit on the pad, products at the pool edge, above-ground pool."""
import math
import random
import numpy as np
import bpy
import geo as G
import materials as M
import robots
import scenes as S
from places import (PAD, daylight, flat_fill, grass, gum_tree, hills, item, pad_ground, pipe, pool, put, rect, scene, shoot, stucco,
                    sword_plant, water_mat, wood)
from scenes import blades, leaf_mat, quad, tiles

TAU = math.tau


def soft_focus(distance, fstop):
    cam = bpy.context.scene.camera.data
    cam.dof.use_dof, cam.dof.focus_distance, cam.dof.aperture_fstop = True, distance, fstop


# ------------------------------------------------------------------ on the pad
@scene("pad-chlorinator")
def pad_chlorinator(name, aspect):
    """A wall unit at eye level with its cell in the return line, the filter beside it."""
    tune = pad_ground()
    put(item(name), (0.6, 8.1, 7.2), 0, 1.15)
    put(item("media-filter"), (-7.4, 3.6, PAD), 0, 1.12); put(item("pump-vs"), (-14.6, 0.8, PAD), -90)
    z = 7.2 + 0.55 * 1.15
    pipe((-5.0, 3.3, 7.25), (-3.9, 3.3, 7.25), (-3.9, 8.1, 7.25), (-3.9, 8.1, z), (-1.9, 8.1, z))
    pipe((3.1, 8.1, z), (8.2, 8.1, z), (8.2, 8.1, -0.2))
    for x in (5.4,):
        G.ring(0.52, 0.42, 0.35, (x, 8.1, z), (0, 90, 0), M.satin(M.SLATE), 0.04); G.rbox((0.3, 1.0, 0.3), (x, 8.6, z), 0.06, M.satin(M.SLATE))
    sword_plant((11.5, 4.5, -0.3), 80, 11, 0.6, leaf_mat("#4E6A3C", "#8DA35E", 0.4), 63, 0.8, 0.65)
    shoot(aspect, ((5.6, -12.5, 12.2), (-0.8, 7.6, 10.3), 36), ((5.0, -14.5, 12.0), (0.6, 7.9, 10.0), 52))
    soft_focus(21.0 if aspect > 1 else 23.0, 0.5)
    return {"samples": 8, "bloom": 0.01, "tune": tune}


@scene("pad-ozone")
def pad_ozone(name, aspect):
    """The ozone unit on the pad, hose in the return line, pump behind it."""
    tune = pad_ground()
    put(item("ozone-swim"), (1.6, -0.6, PAD), -12, 1.25)
    put(item("pump-vs"), (-5.2, 3.4, PAD), -90); put(item("cartridge-filter"), (8.2, 4.8, PAD), 0)
    pipe((-5.05, 3.55, 4.6), (-5.05, 3.55, 8.4), (-5.05, 8.0, 8.4), (16, 8.0, 8.4))
    pipe((-8.4, 3.4, PAD + 1.65), (-16, 3.4, PAD + 1.65))
    sword_plant((-10.5, 6.0, 0.5), 70, 9, 0.6, leaf_mat("#4E6A3C", "#8DA35E", 0.4), 61, 0.8, 0.65)
    shoot(aspect, ((5.6, -16.5, 6.8), (0.3, 1.0, 3.9), 33), ((5.6, -16.5, 6.8), (1.2, 0.5, 4.6), 41))
    soft_focus(17.0, 0.55)
    return {"samples": 8, "bloom": 0.02, "tune": tune}


# ------------------------------------------------------------------ at the pool edge
@scene("pool-edge")
def pool_edge(name, aspect):
    """Pale stone by the water in afternoon sun; the subject stands on the coping."""
    tune = daylight(40, 222, 34, (1.0, 0.92, 0.80), exposure=-3.15, horizon="#CFE6F0", top="#4A9EDB")
    out = rect(6, 46, 62, 42, 3)
    outer = pool(out, 15, ("#2FA6C6", "#4FBCD4"), water_mat(0.30, 0.16, (0.70, 0.95, 1.0), 1.2, 1.0), tiles("cop", "#E4DACA", "#EBE2D4", "#BDAF95", 5, 0.5, 0.02, 0.2), 3.6, wz=-0.8, caustic_scale=0.12)
    flat_fill("deck", [[(-160, -60), (180, -60), (180, 190), (-160, 190)], outer], 0.1, tiles("deck", "#D3C6AF", "#DDD1BD", "#B3A48A", 10, 0.6, 0.02, 0.3, row=5, offset=0.5))
    hm = leaf_mat("#3F5A28", "#7E9A4A", 0.5)
    G.rbox((420, 8, 24), (0, 140, 11), 2, hm)
    blades("hedge", 50000, lambda rng, n: (np.stack([rng.uniform(-150, 190, n), np.full(n, 135.5), 24 * rng.random(n)], 1), np.tile([0, -1.0, 0.4], (n, 1))), 1.2, hm, 3, 0.35, 0.8)
    S.lounger((-34, 102, 0.1), -8, "#8A6A48", "#F3EFE6"); S.lounger((-20, 104, 0.1), -4, "#8A6A48", "#F3EFE6"); S.parasol((-26, 110, 0.1), "#F3EFE6")
    for i, (x, y) in enumerate(((-52, 98), (48, 104), (66, 100))):
        S.planter((x, y, 0.1), hm, 31 + i)
    if name in ("mineral-bag", "minerals"):
        put(item("mineral-bag"), (-1.1, -2.2, 0.12), 8, 1.0); put(item("minerals"), (2.7, -1.5, 0.12), -20, 0.8)
        shoot(aspect, ((4.4, -14.5, 4.6), (1.9, 0.5, 2.2), 38), ((3.9, -15.5, 5.0), (0.9, 0.5, 3.0), 38))
    else:
        put(item(name), (-0.4, -3.2, 0.12), -26, 1.0)
        shoot(aspect, ((5.6, -15.0, 5.0), (1.4, -0.5, 1.6), 37), ((5.2, -17.0, 5.4), (0.1, -0.5, 2.6), 36))
    soft_focus(14.0, 0.6)
    return {"samples": 8, "bloom": 0.02, "tune": tune}


# ------------------------------------------------------------------ above ground
@scene("above-ground")
def above_ground(name, aspect):
    """Round pool on a lawn: clad wall, white rail, ladder, a small robot on the floor.  The water line is at z = 0."""
    tune = daylight(44, 214, 38, (1.0, 0.91, 0.78), air=1.1, dust=0.8, exposure=-3.3, horizon="#CFE6F2", top="#4A96D2", sky=1.5)
    R, H = 20.0, 12.0
    circ = [(R * math.cos(TAU * i / 120), R * math.sin(TAU * i / 120)) for i in range(120)]
    pool(circ, H, ("#3FA9C6", "#5CBDD4"), water_mat(0.17, 0.10, (0.74, 0.95, 1.0), 1.2), M.gloss("#EEF2F3"), 1.3, wz=-1.2, caustic_scale=0.16)
    clad = [wood(c, "Y") for c in ("#8F7357", "#9A7D60", "#86694E")]
    for i in range(112):                                     # cladding boards
        a = TAU * i / 112
        G.rbox((0.3, 1.14, H - 0.6), ((R + 0.55) * math.cos(a), (R + 0.55) * math.sin(a), -H / 2 - 0.1), 0.05, clad[i * 5 % 3], (0, 0, math.degrees(a)), seg=1)
    for i in range(14):
        a = TAU * (i + 0.5) / 14
        G.rbox((0.5, 1.1, H), ((R + 0.85) * math.cos(a), (R + 0.85) * math.sin(a), -H / 2), 0.12, M.gloss("#E6EBED"), (0, 0, math.degrees(a)))
    lawn, low = leaf_mat("#5F8A36", "#86A64A", 0.06), -H - 0.4     # just below the pool floor
    quad("lawn", [(-600, -300, low), (600, -300, low), (600, 600, low), (-600, 600, low)], lawn)
    def sward(rng, n):
        xy = np.stack([rng.uniform(-110, 130, 2 * n), rng.uniform(-56, 84, 2 * n)], 1)
        xy = xy[np.hypot(xy[:, 0], xy[:, 1]) > R + 1.2][:n]
        return np.column_stack([xy, np.full(len(xy), low)])
    grass(sward, 160000, lawn, 0.9)
    rnd = random.Random(5)
    pebble = G.rbox((1, 0.8, 0.5), (0, 0, -40), 0.22, stucco("#CFC6B6", 2), seg=2)
    for i in range(420):                                     # gravel ring keeps the lawn off the wall
        a, r = rnd.random() * TAU, R + 1.4 + 1.8 * rnd.random()
        G.copy_linked(pebble, (r * math.cos(a), r * math.sin(a), -H + 0.2), (rnd.random() * 40, rnd.random() * 40, rnd.random() * 360)).scale = (rnd.uniform(.6, 1.1),) * 3
    # A-frame ladder over the rail
    a = math.radians(-24)
    with G.Recorder("ladder") as rec:                        # local +X points outwards, origin on the rail
        alu, tread = M.metal("#D5DADD", 0.25), M.satin("#3B444C")
        for s in (-1, 1):
            G.tube(G.spline([(5.4, s * 2.2, -H), (1.6, s * 2.0, 1.2), (1.0, s * 1.9, 5.6), (0, s * 1.9, 6.4), (-1.0, s * 1.9, 5.6), (-1.6, s * 2.0, 1.0), (-2.4, s * 2.0, -9)], 90, closed=False), 0.24, alu)
        for k in range(4):
            t = (k + 0.6) / 4.6
            G.rbox((1.5, 4.2, 0.3), (5.4 - 3.6 * t, 0, -H + 12.6 * t), 0.08, tread)
        for k in range(3):
            G.rbox((1.2, 4.0, 0.3), (-1.7 - 0.2 * k, 0, -0.4 - 2.8 * k), 0.08, tread)
    G.place(rec.root, (R * math.cos(a), R * math.sin(a), 0), (0, 0, math.degrees(a)))
    # fence, trees, hedge
    for i in range(136):
        G.rbox((2.3, 0.4, 17 + 0.4 * (i % 3)), (-170 + 2.5 * i, 84, -H + 8.5), 0.05, wood(("#8A6F55", "#957A5E", "#7D6248")[i % 3], "Y"), seg=1)
    bark, leaf = stucco("#D9C9B4", 0.6, 0.3), leaf_mat("#5F7A42", "#93A860", 0.2)
    for i, (x, y, h) in enumerate(((-66, 92, 46), (-24, 98, 54), (22, 94, 48), (60, 96, 56), (96, 92, 46))):
        with G.Recorder("gum") as rec:
            gum_tree(x, y, h, bark, leaf, 50 + i, 8000)
        rec.root.location.z = -H
    fl = leaf_mat("#47683A", "#7FA052", 0.3)
    for i in range(12):
        sword_plant((-70 + 12.5 * i + rnd.uniform(-3, 3), 79, -H), 60, rnd.uniform(6, 9), 0.5, fl, 300 + i, 0.9, 0.6)
    hills(300, 260, 60, leaf_mat("#6E8468", "#8D9A78", 0.012), 4, -700, 700, z=-H)
    S.lounger((-44, 26, -H), 38, "#8A6A48", "#F3EFE6")
    put(item(name if name in robots.PRESETS else "dolphin-e10", cable=False), (-1.0, 4.5, -H + 0.02), 20, 2.5)
    shoot(aspect, ((-14, -66, 34), (1, 2, -1.5), 26.5), ((-9, -54, 30), (0, 4, -1.5), 27))
    return {"samples": 7, "tune": tune}
