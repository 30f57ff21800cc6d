"""A spa of two by two metres, 90 cm deep: seats all round, jets in their backs, and the hand vacuum on its pole at work on a seat. The water stands at z = 0."""
import math
from mathutils import Matrix, Vector
import geo as G
import materials as M
import water
from basins import Light, focus, sky, sun, surface
from edges import wet_stone
from places import item, scene, shoot
from scenes import quad, tiles

HALF, SEAT, DEEP, WELL = 10.0, -4.5, -9.0, 5.2


def jet(at, out):
    """Chrome bezel, white cup and the eyeball the water comes from."""
    with G.Recorder("jet") as rec:
        G.lathe(G.round_profile([(0.30, 0.05), (0.44, 0.09), (0.56, 0.05), (0.58, -0.02)], 0.03), 56, M.metal("#D3D9DC", 0.12))
        G.lathe(G.round_profile([(0.32, 0.06), (0.27, -0.10), (0, -0.12)], 0.03), 48, M.gloss("#E9EEEF"))
        G.lathe(G.round_profile([(0.09, 0.05), (0.20, 0.02), (0.25, -0.08)], 0.03), 40, M.metal("#AEB6BA", 0.2))
        G.disc(0.10, 0.02, (0, 0, 0.02), mat=M.satin("#14181B"), edge=0.004)
    rec.root.matrix_world = Matrix.Translation(at) @ Vector(out).to_track_quat("Z", "Y").to_matrix().to_4x4()


def shell():
    pale = ("#7FBCC6", "#9BCED5", "#D6E8EA")
    mosaic = {ax: tiles("mosaic" + ax, *pale, 0.25, 0.22, axis=ax) for ax in ("XY", "XZ", "YZ")}
    h, w = HALF, WELL
    quad("floor", [(-w, -w, DEEP), (w, -w, DEEP), (w, w, DEEP), (-w, w, DEEP)], mosaic["XY"])
    for a, b, c, d in ((-h, -h, h, -w), (-h, w, h, h), (-h, -w, -w, w), (w, -w, h, w)):
        quad("seat", [(a, b, SEAT), (c, b, SEAT), (c, d, SEAT), (a, d, SEAT)], mosaic["XY"])
    for s in (-1, 1):
        quad("riser", [(-w, s * w, DEEP), (w, s * w, DEEP), (w, s * w, SEAT), (-w, s * w, SEAT)], mosaic["XZ"])
        quad("riser", [(s * w, -w, DEEP), (s * w, w, DEEP), (s * w, w, SEAT), (s * w, -w, SEAT)], mosaic["YZ"])
        quad("wall", [(-h, s * h, SEAT), (h, s * h, SEAT), (h, s * h, 1.2), (-h, s * h, 1.2)], mosaic["XZ"])
        quad("wall", [(s * h, -h, SEAT), (s * h, h, SEAT), (s * h, h, 1.2), (s * h, -h, 1.2)], mosaic["YZ"])
        nosing = M.plastic("#4E97A6", 0.3)
        G.rbox((2 * w + 0.2, 0.22, 0.24), (0, s * w, SEAT - 0.09), 0.07, nosing, seg=4)
        G.rbox((0.22, 2 * w + 0.2, 0.24), (s * w, 0, SEAT - 0.09), 0.07, nosing, seg=4)
        stone = wet_stone("#CFC8BC", "#8F8678")
        G.rbox((2 * h + 8, 4.2, 0.6), (0, s * (h + 1.95), 1.3), 0.2, stone, seg=5)
        G.rbox((4.2, 2 * h - 0.3, 0.6), (s * (h + 1.95), 0, 1.3), 0.2, stone, seg=5)
    for k in (-6.0, -3.6, 0.0, 2.4, 4.8):
        for z in (-1.7, -3.1):
            jet((h - 0.01, k, z), (-1, 0, 0)); jet((k, h - 0.01, z), (0, -1, 0)); jet((-h + 0.01, k, z), (1, 0, 0))


@scene("spa")
def spa(name, aspect):
    shell()
    tilt = math.radians(32)
    with G.Recorder("vacuum") as rec:
        item("niya")
        along = Vector((0, math.sin(tilt), math.cos(tilt)))
        foot = Vector((0, 0.05, 0.42)) + along * 4.55
        G.disc(0.26, 0.7, foot + along * 0.35, (-32, 0, 0), M.satin(M.SLATE), 0.06)
        G.tube([foot, foot + along * 30], 0.16, M.metal("#C4CBCF", 0.28), res=10)
    rec.root.matrix_world = Matrix.Translation((6.5, -3.8, SEAT)) @ Matrix.Rotation(math.radians(-58), 4, "Z")
    h, _, _ = water.waves(1024, 24.0, 9.0, 1.0, 0.030, 31)
    top = surface(0.0, h, 24.0, (0, 0, 0), (-HALF, HALF), (-HALF, HALF), 1.0, 0.07)
    for node in top.data.materials[0].node_tree.nodes:
        if node.type in ("BSDF_TRANSPARENT", "BSDF_GLASS"):
            node.inputs["Color"].default_value = (0.80, 0.96, 0.98, 1)
    sun(Light(at=(-34, -6, 44), to=(4, 0, -4), power=300000, steep=0.075, caustics=0.9, size=13.0, color=(1.0, 0.94, 0.84)), 6)
    sky("courtyard", 0.9, (0.92, 0.97, 1.0))
    shoot(aspect, ((0.6, -13.0, 6.6), (3.7, -1.6, -0.9), 33), ((2.2, -11.5, 9.0), (4.9, -1.6, -2.4), 33))
    focus(0.3, (6.1, -4.2, -3.2))
    def tune(s):
        s.view_settings.exposure, s.view_settings.look = 0.0, "Medium High Contrast"
        c = s.cycles
        c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 8, 1, 2, 4, 10
        c.adaptive_threshold, c.adaptive_min_samples, c.sample_clamp_indirect = 0.02, 16, 6.0
    return {"samples": 64, "bloom": 0.03, "tune": tune}
