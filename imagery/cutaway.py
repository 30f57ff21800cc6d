"""The S 300i sawn in two along its length: what is inside, where the water goes."""
import math
import bmesh
import bpy
from mathutils import Vector
import geo as G
import materials as M
import robots
import equipment as E

TAU = math.tau
SAW = 0.12                                                   # what lies to the right of it is gone


def sawn(ob, at, face=None):
    """Takes away what lies beyond x = at; closed bodies get a cut face, painted or as the rest of them."""
    bm = bmesh.new()
    bm.from_mesh(ob.data)
    bm.transform(ob.matrix_world)
    solid = all(e.is_manifold for e in bm.edges)
    cut = bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], plane_co=(at, 0, 0), plane_no=(1, 0, 0), clear_outer=True)
    edges = [e for e in cut["geom_cut"] if isinstance(e, bmesh.types.BMEdge)]
    if solid and edges:
        if face:
            ob.data.materials.append(face)
        for f in bmesh.ops.triangle_fill(bm, edges=edges, use_beauty=True, normal=(1, 0, 0))["geom"]:
            if isinstance(f, bmesh.types.BMFace):
                f.material_index, f.smooth = len(ob.data.materials) - 1, False
    bm.transform(ob.matrix_world.inverted())
    bm.to_mesh(ob.data)
    bm.free()


def saw(objects, at, face=None):
    bpy.context.view_layer.update()
    for ob in list(objects):
        if ob.type not in ("MESH", "CURVE", "FONT"):
            continue
        xs = [(ob.matrix_world @ Vector(c)).x for c in ob.bound_box]
        if min(xs) >= at:
            bpy.data.objects.remove(ob, do_unlink=True)
        elif max(xs) > at:
            sawn(G.as_mesh(ob), at, face)


def hollow(p, shell, hull, wide):
    """Walls of 7 mm for shell and hull, which are modelled as solids."""
    base = 0.36 * p.height
    inner = robots.Shell(p.length * 0.97 - 0.17, wide - 0.13, p.height - 0.085, base - 0.02, p.power, nose=p.nose).build(None)
    G.boolean(shell, inner)
    G.boolean(hull, G.rbox((wide - 0.20, p.length * 0.70, 2.0), (0, 0, 0.24 + 1.0), 0.06))


def can_motor(length, r, loc, rot):
    """Steel can, copper windings, rotor and shaft about the local Z."""
    can, copper, rotor, steel = M.metal("#8B959B", 0.3), M.metal("#C77B3C", 0.3), M.metal("#5A6369", 0.35), M.metal("#D9DEE1", 0.15)
    h, parts = length / 2, []
    parts.append(G.lathe([(r, -h), (r, h), (r * 0.90, h), (r * 0.90, -h), (r, -h)], 64, can))
    for z in (-h, h):
        parts.append(G.disc(r, 0.05, (0, 0, z), mat=M.satin("#20272D"), edge=0.01))
    for k in (-1, 1):
        parts.append(G.ring(r * 0.86, r * 0.56, length * 0.30, (0, 0, k * length * 0.24), mat=copper, edge=0.05))
    parts.append(G.disc(r * 0.5, length * 0.8, mat=rotor, edge=0.02))
    parts.append(G.disc(r * 0.13, length * 1.35, mat=steel, edge=0.01))
    return G.place(G.group("motor", parts), loc, rot)


def impeller(r, loc):
    parts = [G.disc(r, 0.04, (0, 0, 0), mat=M.satin("#E9EEF0"), edge=0.01), G.disc(r * 0.25, 0.22, (0, 0, 0.1), mat=M.satin("#E9EEF0"), edge=0.04)]
    for i in range(7):
        v = G.rbox((r * 0.72, 0.035, 0.16), (0, 0, 0), 0.012, M.satin("#E9EEF0"), seg=2)
        a = TAU * i / 7
        v.location, v.rotation_euler = (math.cos(a) * r * 0.55, math.sin(a) * r * 0.55, 0.1), (0, 0, a + 0.5)
        parts.append(v)
    return G.place(G.group("impeller", parts), loc)


def works(p, wide):
    """Filter over the two mouths, pump under the outlet, the sealed motor unit in the nose, the board before it."""
    L, slate, pale = p.length, M.satin("#2A3138"), M.satin("#D5DDE1")
    # basket with a panel at its back and one at each end, open towards us
    y0, y1, low, high = -L * 0.145, L * 0.175, 0.42, 1.78
    long = y1 - y0
    G.rbox((wide * 0.72, long, 0.06), (0, (y0 + y1) / 2, low), 0.02, slate)
    E.filter_panel(long - 0.06, high - low, M.CYAN, (0, 0, 90), (-wide * 0.34, (y0 + y1) / 2, low), 0.26)
    for y, turn in ((y0, 0), (y1, 180)):
        E.filter_panel(wide * 0.62, high - low, M.CYAN, (0, 0, turn), (-0.02, y, low), 0.20)
    for y in (-L * 0.135, L * 0.135):                        # flaps that let dirt in and hold it
        G.rbox((wide * 0.5, 0.32, 0.03), (0, y + 0.05, low + 0.16), 0.01, M.rubber("#1B2024"), (28, 0, 0))
    # pump
    y = L * 0.275
    can_motor(0.80, 0.27, (0, y, 0.86), (0, 0, 0))
    G.lathe(G.round_profile([(0.33, -0.5), (0.33, 0.42), (0.40, 0.5), (0.40, 0.86), (0.36, 0.86), (0.36, 0.54), (0.29, 0.46), (0.29, -0.5), (0.33, -0.5)], 0.02), 72, pale, (0, y, 0.88))
    impeller(0.32, (0, y, 1.44))
    # drive: two motors in a sealed box, one for each track
    unit = G.boolean(G.rbox((wide * 0.62, 0.84, 0.74), (-0.05, -L * 0.245, 0.70), 0.12, pale, seg=5), hollow_of(wide * 0.62 - 0.12, 0.72, 0.62, (-0.05, -L * 0.245, 0.70)))
    G.shade(unit, True, 40)
    for k in (-1, 1):
        can_motor(0.62, 0.17, (-0.02, -L * 0.245 + k * 0.19, 0.72), (0, 90, 0))
    # board under the nose
    G.rbox((wide * 0.6, 0.62, 0.03), (-0.02, -L * 0.30, 1.20), 0.005, M.plastic("#1F6B4F", 0.4), (14, 0, 0))
    for i, (dx, dy, w) in enumerate(((-0.5, 0.05, 0.3), (-0.1, -0.12, 0.18), (-0.15, 0.15, 0.14), (-0.7, -0.15, 0.16))):
        G.rbox((w, w * 0.8, 0.06), (dx, -L * 0.30 + dy, 1.235 + dy * 0.25), 0.01, M.satin("#14181B"), (14, 0, 0))


def hollow_of(x, y, z, loc):
    ob = G.rbox((x, y, z), loc, 0.08)
    G.apply_mods(ob)
    return ob


def behind_the_window(p):
    """What stands for the filter when the machine is closed."""
    H, L, middle = p.height, p.length, 0.02 * p.length
    bpy.context.view_layer.update()
    for ob in list(bpy.context.scene.objects):
        box = [ob.matrix_world @ Vector(c) for c in ob.bound_box]
        centre = (box[0] + box[6]) / 2
        if ob.type == "MESH" and abs(centre.x) < 0.01 and abs(centre.y - middle) < L * 0.16 and H - 0.45 < centre.z < H - 0.04 and max(v.z for v in box) < H - 0.02:
            yield ob


@E.subject("dolphin-s300i-cutaway", view=(64, 17), margin=1.02, fit_all=True)
def cutaway():
    p = robots.PRESETS["dolphin-s300i"]
    wide = p.width - 2 * 0.52 - 0.10
    robots.build_robot(p, cable=False)
    body = list(bpy.context.scene.objects)
    hollow(p, next(o for o in body if o.name.startswith("shell")), next(o for o in body if o.name.startswith("hull")), wide + 0.04)
    for ob in list(behind_the_window(p)):
        body.remove(ob)
        bpy.data.objects.remove(ob, do_unlink=True)
    core = [o for o in body if o.name.startswith("lathe") or o.name.startswith("disc")]
    saw([o for o in body if o not in core], SAW, M.satin("#8FE0EC"))
    saw(core, SAW)
    with G.Recorder("works") as inside:
        works(p, wide)
    saw(inside.root.children_recursive, SAW)
