"""Scenes: studio sweep, underwater hero, and what other scenes are made of.  build() returns render hints."""
import math
import bpy
from mathutils import Vector
import geo as G
import materials as M
import robots

TAU = math.tau


# ------------------------------------------------------------------ shared
def area(name, loc, target, size, energy, color=(1, 1, 1), shape="RECTANGLE", size_y=None):
    l = bpy.data.lights.new(name, "AREA")
    l.shape, l.size, l.energy, l.color = shape, size, energy, color
    l.size_y = size_y or size
    o = bpy.data.objects.new(name, l)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    return o


def camera(loc, target, lens=50, fstop=None, sensor=36):
    c = bpy.data.cameras.new("cam")
    c.lens, c.sensor_width, c.clip_end = lens, sensor, 5000
    o = bpy.data.objects.new("cam", c)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    if fstop:
        c.dof.use_dof, c.dof.aperture_fstop = True, fstop
        c.dof.focus_distance = (Vector(target) - Vector(loc)).length
    bpy.context.scene.camera = o
    return o


def world_color(col, strength):
    w = bpy.data.worlds.new("w"); w.use_nodes = True
    bpy.context.scene.world = w
    bg = w.node_tree.nodes["Background"]
    bg.inputs[0].default_value = (*col, 1); bg.inputs[1].default_value = strength
    return w


def bounds(objs):
    dg = bpy.context.evaluated_depsgraph_get()
    lo, hi = Vector((1e9,) * 3), Vector((-1e9,) * 3)
    for o in objs:
        if o.type in {"MESH", "CURVE", "FONT"}:
            for c in o.bound_box:
                w = o.matrix_world @ Vector(c)
                lo = Vector(map(min, lo, w)); hi = Vector(map(max, hi, w))
    return lo, hi


def lowest(objs):
    """Exact lowest Z (bounding boxes of tilted parts reach too far down and would lift the subject off the floor)."""
    import numpy as np
    dg, z = bpy.context.evaluated_depsgraph_get(), 1e9
    for o in objs:
        if o.type in {"MESH", "CURVE", "FONT"}:
            ev = o.evaluated_get(dg)
            me = ev.to_mesh()
            if me and len(me.vertices):
                co = np.empty(len(me.vertices) * 3, np.float32)
                me.vertices.foreach_get("co", co)
                m = ev.matrix_world
                z = min(z, float((co.reshape(-1, 3) @ np.array([m[2][0], m[2][1], m[2][2]], np.float32)).min() + m[2][3]))
            ev.to_mesh_clear()
    return z


def frame_subject(cam, objs, fill, zoom=None):
    """Zoom and lens-shift so the subject's projection fills `fill` of a square frame, centred; `zoom` instead where all of a family share a scale."""
    from bpy_extras.object_utils import world_to_camera_view
    sc, dg = bpy.context.scene, bpy.context.evaluated_depsgraph_get()
    bpy.context.view_layer.update()
    sc.render.resolution_x = sc.render.resolution_y = 1000
    lo, hi = [9, 9], [-9, -9]
    for o in objs:
        if o.type in {"MESH", "CURVE", "FONT"}:
            ev = o.evaluated_get(dg)
            me = ev.to_mesh()
            step = max(1, len(me.vertices) // 400)
            for v in list(me.vertices)[::step]:
                p = world_to_camera_view(sc, cam, ev.matrix_world @ v.co)
                for i in (0, 1):
                    lo[i] = min(lo[i], p[i]); hi[i] = max(hi[i], p[i])
            ev.to_mesh_clear()
    k = zoom or fill / max(hi[0] - lo[0], hi[1] - lo[1])
    cam.data.lens *= k
    cam.data.shift_x = ((lo[0] + hi[0]) / 2 - 0.5) * k
    cam.data.shift_y = ((lo[1] + hi[1]) / 2 - 0.5) * k


def subject(name, **kw):
    if name in robots.PRESETS:
        p = robots.PRESETS[name]
        hints = {"detail": robots.detail_view(p)}
        if p.commercial:
            hints["view"] = (34, 22)
        return robots.build_robot(p, name, **kw), hints
    import equipment
    return equipment.build(name)


# ------------------------------------------------------------------ studio
def frame_turntable(cam, ctr, objs, fill):
    """One framing for every turn about the upright axis: the cylinder round the subject fills `fill` of a square frame."""
    from bpy_extras.object_utils import world_to_camera_view
    lo, hi = bounds(objs)
    r = max(math.hypot(x - ctr.x, y - ctr.y) for x in (lo.x, hi.x) for y in (lo.y, hi.y)) * 0.93
    ring = [Vector((ctr.x + r * math.cos(TAU * i / 48), ctr.y + r * math.sin(TAU * i / 48), z)) for i in range(48) for z in (lo.z, hi.z)]
    sc = bpy.context.scene
    bpy.context.view_layer.update()
    sc.render.resolution_x = sc.render.resolution_y = 1000
    seen = [world_to_camera_view(sc, cam, p) for p in ring]
    xs, ys = [p[0] for p in seen], [p[1] for p in seen]
    k = fill / max(max(xs) - min(xs), max(ys) - min(ys))
    cam.data.lens *= k
    cam.data.shift_y = ((min(ys) + max(ys)) / 2 - 0.5) * k


def studio(name, transparent, aspect, view):
    turn = view.startswith("turn:")
    bare = {"cable": False} if (turn or view == "below") and name in robots.PRESETS else {}
    root, hints = subject(name, **bare)
    bpy.context.view_layer.update()
    fit = [o for o in root.children_recursive if not o.name.startswith("tube") or hints.get("fit_all")]
    lo, hi = bounds(fit)
    ctr, size = (lo + hi) / 2, (hi - lo)
    R = max(size.length / 2, 0.5)
    k = R / 3.2                                              # light rig scales with the subject
    close = None
    if view == "detail":
        close = hints.get("detail") or ((ctr.x, ctr.y - size.y * 0.3, lo.z + size.z * 0.75), R * 0.36, 26, 22)
        az, el = close[2:]
    elif view == "rear":
        az, el = hints.get("rear", (hints.get("view", (32, 24))[0] + 180, hints.get("view", (32, 24))[1] + 2))
    elif turn:                                               # turn:K/N, the K-th of N pictures round the subject
        step, steps = (int(v) for v in view[5:].split("/"))
        az, el = hints.get("view", (32, 24))[0] + 360 * step / steps, 16
    elif view == "below":
        az, el = 28, -34
    elif view == "side":
        az, el = 90, 8
    elif view and view != "front":
        az, el = (float(v) for v in view.split(","))
    else:
        az, el = hints.get("view", (32, 24))
    a, e = math.radians(az), math.radians(el)
    d = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    lens = 85
    dist = R * 2 * lens / 36 * hints.get("margin", 1.06)
    tgt = Vector((ctr.x, ctr.y, ctr.z)) + Vector(hints.get("shift", (0, 0, 0)))
    if close:
        tgt = Vector(close[0])
        cam = camera(tgt + d * dist * 0.8, tgt, 36 * dist * 0.8 / (2 * close[1] * 1.05), fstop=None)
        cam.data.dof.use_dof, cam.data.dof.focus_distance = True, dist * 0.8 - close[1] * 0.3
        cam.data.dof.aperture_fstop = cam.data.lens / 10 / (0.028 * close[1] * 10) * 0.12
    else:
        cam = camera(tgt + d * dist, tgt, lens, fstop=hints.get("fstop"))
        if turn:
            frame_turntable(cam, ctr, fit, 0.94)
        else:
            # `span`: how much of the world the frame is wide
            zoom = 36 * dist / lens / hints["span"] if "span" in hints else None
            frame_subject(cam, root.children_recursive, hints.get("fill", 0.88), zoom)
    # rig: big overhead softbox, key from camera left, strip rim lights, low front fill
    side = Vector((math.cos(a), math.sin(a), 0))
    front = Vector((math.sin(a), -math.cos(a), 0))
    P = lambda s, f, z: ctr + side * s * k + front * f * k + Vector((0, 0, z * k))
    E = k * k
    area("top", P(-0.5, -1.0, 8.5), ctr, 9 * k, 520 * E, (1.0, 0.99, 0.97), size_y=7 * k)
    area("key", P(-7.5, 5.0, 6.0), ctr, 4.5 * k, 520 * E, (1.0, 0.97, 0.93), size_y=6 * k)
    area("rimR", P(7.5, -4.5, 4.5), ctr, 1.2 * k, 520 * E, (0.90, 0.96, 1.0), size_y=7 * k)
    area("rimL", P(-6.0, -7.0, 4.0), ctr, 1.2 * k, 340 * E, (0.88, 0.97, 1.0), size_y=6 * k)
    area("fill", P(5.0, 8.0, 2.0), ctr, 6 * k, 130 * E, (0.95, 0.98, 1.0), size_y=4 * k)
    # narrow strips: little light, but a crisp reflection along the glossy shells
    area("stripT", P(0.6, -4.6, 6.2), ctr, 9 * k, 190 * E, (1.0, 1.0, 1.0), size_y=0.42 * k)
    area("stripS", P(6.6, 3.2, 4.6), ctr, 0.40 * k, 130 * E, (0.97, 0.99, 1.0), size_y=7 * k)
    world_color((0.93, 0.96, 1.0), 0.20)
    if el < 0:                                               # held up: no floor, and light from under the camera
        area("under", P(-3.5, 5.0, -6.5), ctr, 6 * k, 420 * E, (0.97, 0.99, 1.0), size_y=5 * k)
        area("underR", P(6.0, -1.0, -5.0), ctr, 1.4 * k, 260 * E, (0.90, 0.97, 1.0), size_y=7 * k)
    z0 = lowest(root.children_recursive)
    floats = transparent and el < 0
    if floats:
        pass
    elif transparent:
        bpy.ops.mesh.primitive_plane_add(size=60 * k, location=(ctr.x, ctr.y, z0))
        fl = bpy.context.object
        fl.visible_camera = False                             # still bounces light; see render.contact_shadow
        fl.data.materials.append(M.plastic("#F2F4F5", 0.6))
    else:
        prof = [(-40 * k, 0)] + [(9 * k, 0)] + [(9 * k + 6 * k * math.sin(t), 6 * k * (1 - math.cos(t))) for t in
                [math.pi / 2 * i / 16 for i in range(1, 17)]] + [(15 * k, 40 * k)]
        V, F = [], []
        back = -front
        for f_, z in prof:
            for s_ in (-60 * k, 60 * k):
                q = ctr + back * f_ + side * s_
                V.append((q.x, q.y, z0 + z))
        F = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(prof) - 1)]
        G.obj_from("sweep", V, F, M.plastic("#E9EDEF", 0.55, name="sweep"), angle=80)
    def tune(s):
        s.view_settings.exposure = hints.get("exposure", 0.35)
    spec = {"samples": 10, "bloom": 0.02, "tune": tune}
    if transparent and not floats:
        spec["shadow"] = (fl, list(root.children_recursive))
    return spec



# ------------------------------------------------------------------ node helpers
class Nodes:
    """Terse shader-graph builder."""
    def __init__(self, tree):
        self.t = tree

    def new(self, kind, inputs=None, **attrs):
        n = self.t.nodes.new("ShaderNode" + kind)
        for k, v in attrs.items():
            setattr(n, k, v)
        for k, v in (inputs or {}).items():
            self.put(n.inputs[k], v)
        return n

    def put(self, sock, v):
        if isinstance(v, bpy.types.Node):
            v = v.outputs[0]
        if isinstance(v, bpy.types.NodeSocket):
            self.t.links.new(v, sock)
        else:
            sock.default_value = v

    def math(self, op, a, b=None, c=None):
        n = self.t.nodes.new("ShaderNodeMath"); n.operation = op
        for i, v in enumerate((a, b, c)):
            if v is not None:
                self.put(n.inputs[i], v)
        return n

    def caustics(self, vec, scale, sharp=5.0):
        """Wandering bright filaments: two noise-warped Voronoi edge layers."""
        layers = []
        for k, off in ((1.0, 0.0), (1.37, 7.3)):
            sc = self.new("VectorMath", operation="MULTIPLY_ADD")
            self.put(sc.inputs[0], vec); sc.inputs[1].default_value = (scale * k,) * 3; sc.inputs[2].default_value = (off, off * 0.7, 0)
            nz = self.new("TexNoise", {"Vector": sc, "Scale": 1.1, "Detail": 1.0})
            wr = self.new("VectorMath", operation="MULTIPLY_ADD")
            self.put(wr.inputs[0], nz.outputs["Color"]); wr.inputs[1].default_value = (1.1, 1.1, 0); self.put(wr.inputs[2], sc)
            vo = self.new("TexVoronoi", {"Vector": wr, "Scale": 1.0}, feature="DISTANCE_TO_EDGE", voronoi_dimensions="2D")
            layers.append(self.math("EXPONENT", self.math("MULTIPLY", vo.outputs["Distance"], -sharp * (1.6 if k > 1 else 1.0))))
        return self.math("ADD", self.math("POWER", layers[0], 1.6), self.math("MULTIPLY", layers[1], 0.55))


def tiles(name, c1, c2, grout, size, rough=0.25, mortar=0.035, bump=0.25, axis="XY"):
    """Square tiles or pavers in object space."""
    m, nt, b = M.new(name)
    N = Nodes(nt)
    tc = N.new("TexCoord")
    vec = tc.outputs["Object"]
    if axis != "XY":
        mp = N.new("Mapping", {"Vector": vec})
        mp.inputs["Rotation"].default_value = (math.pi / 2, 0, 0) if axis == "XZ" else (math.pi / 2, 0, math.pi / 2)
        if axis == "XZ":
            sx = N.new("SeparateXYZ", {0: vec}); vec = N.new("CombineXYZ", {0: sx.outputs[0], 1: sx.outputs[2]}).outputs[0]
        else:
            sx = N.new("SeparateXYZ", {0: vec}); vec = N.new("CombineXYZ", {0: sx.outputs[1], 1: sx.outputs[2]}).outputs[0]
    br = N.new("TexBrick", {"Vector": vec, "Color1": M.rgb(c1), "Color2": M.rgb(c2), "Mortar": M.rgb(grout), "Scale": 1.0,
                            "Mortar Size": mortar * size / 2, "Mortar Smooth": 0.3, "Bias": 0.0, "Brick Width": size, "Row Height": size})
    br.offset, br.squash = 0.0, 1.0
    nz = N.new("TexNoise", {"Vector": vec, "Scale": 2.2 / size, "Detail": 5.0})
    var = N.math("MULTIPLY_ADD", nz.outputs["Fac"], 0.35, 0.82)
    col = N.new("MixRGB", {0: 1.0, 1: br.outputs["Color"], 2: var}, blend_type="MULTIPLY")
    N.put(b.inputs["Base Color"], col)
    b.inputs["Roughness"].default_value = rough
    h = N.math("ADD", N.math("MULTIPLY", br.outputs["Fac"], -1.0), N.math("MULTIPLY", nz.outputs["Fac"], 0.25))
    bp = N.new("Bump", {"Strength": bump, "Distance": 0.05, "Height": h})
    N.put(b.inputs["Normal"], bp)
    return m


def quad(name, pts, mat):
    return G.obj_from(name, pts, [(0, 1, 2, 3)], mat, smooth=False)


# ------------------------------------------------------------------ underwater helpers
def water_ceiling(z, half=70, scale=0.30, strength=1.0):
    """Underside of the water surface: luminous, rippled, invisible to shadow rays."""
    m, nt, b = M.new("surface")
    N = Nodes(nt)
    ca = N.caustics(N.new("TexCoord").outputs["Object"], scale, 3.2)
    em = N.new("Emission", {"Color": (0.42, 0.86, 1.0, 1), "Strength": N.math("MULTIPLY_ADD", ca, 1.5 * strength, 0.32 * strength)})
    lp = N.new("LightPath")
    mx = N.new("MixShader", {0: lp.outputs["Is Shadow Ray"], 1: em, 2: N.new("BsdfTransparent")})
    N.put(nt.nodes["Material Output"].inputs["Surface"], mx)
    return quad("surface", [(-half, -half * 0.6, z), (half, -half * 0.6, z), (half, half * 1.2, z), (-half, half * 1.2, z)], m)


def gobo(loc, target, energy, scale, size=150, col=(0.86, 0.98, 1.0), floor_level=0.30):
    """Caustic projector: spot light with a Voronoi gobo in its emission."""
    l = bpy.data.lights.new("gobo", "SPOT")
    l.energy, l.spot_size, l.spot_blend, l.shadow_soft_size, l.color = energy, math.radians(size), 0.6, 0.10, col
    l.use_nodes = True
    N = Nodes(l.node_tree)
    e = l.node_tree.nodes["Emission"]
    tc = N.new("TexCoord")
    sp = N.new("SeparateXYZ", {0: tc.outputs["Normal"]})
    v = N.new("CombineXYZ", {0: N.math("DIVIDE", sp.outputs[0], sp.outputs[2]), 1: N.math("DIVIDE", sp.outputs[1], sp.outputs[2])})
    N.put(e.inputs["Strength"], N.math("MULTIPLY_ADD", N.caustics(v.outputs[0], scale, 5.5), 1.9, floor_level))
    o = bpy.data.objects.new("gobo", l); bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()


def fog_post(aspect, color=(0.006, 0.185, 0.33), clear=1.0, shafts=1.0, sun_x=0.42, far=90, absorbs=(0.050, 0.0135, 0.0095), shaft_color=(0.10, 0.34, 0.42), grain=0.0):
    """`clear` below 1 is clearer water; `absorbs` what it takes of red, green and blue; `grain` that of a film, last of all."""
    import numpy as np

    def post(img, depth):
        """Depth fog with wavelength-dependent absorption, plus light shafts that live in the fog."""
        h, w = img.shape[:2]
        d = np.clip(depth, 0, far)
        if bpy.context.view_layer.use_pass_z:
            e = d.copy()                                      # grow far depth by 1 px: no unfogged halo on edges
            e[1:] = np.maximum(e[1:], d[:-1]); e[:-1] = np.maximum(e[:-1], d[1:])
            e[:, 1:] = np.maximum(e[:, 1:], d[:, :-1]); e[:, :-1] = np.maximum(e[:, :-1], d[:, 1:])
            d = e
        d = d[..., None]
        ab = np.array(absorbs, np.float32)
        fog = np.array(color, np.float32)
        yy = np.linspace(0, 1, h, dtype=np.float32)[:, None, None]          # 0 = bottom
        fogc = fog * (0.55 + 1.15 * yy ** 1.3)
        T = np.exp(-ab * clear * np.maximum(d - 6, 0))
        F = 1 - np.exp(-0.030 * clear * np.maximum(d - 7, 0))
        rgb = img[..., :3] * T * (1 - 0.92 * F) + fogc * F
        # shafts: 1D noise in the angle around a virtual sun above the frame
        xs = (np.arange(w) / w)[None, :] * aspect; ys = (np.arange(h) / h)[:, None]
        ang = np.arctan2(xs - sun_x * aspect, 1.95 - ys)
        rng = np.random.default_rng(11)
        ray = np.zeros_like(ang)
        for f, a in ((9, 1.0), (23, 0.7), (51, 0.45), (97, 0.25)):
            n = rng.random(400); x = (ang + 2) * f
            i0 = np.floor(x).astype(int) % 399; k = x - np.floor(x); k = k * k * (3 - 2 * k)
            ray += a * (n[i0] * (1 - k) + n[i0 + 1] * k)
        ray = np.clip((ray / 2.4 - 0.42) * 2.6, 0, 1) ** 1.4
        fall = np.clip(ys * 1.25 - 0.08, 0, 1) ** 1.3
        rgb += (ray * fall * (0.25 + 0.75 * F[..., 0]) * shafts)[..., None] * np.array(shaft_color, np.float32) * 0.95
        vig = 1 - 0.32 * (((xs / aspect - 0.5) * 1.9) ** 2 + ((ys - 0.5) * 1.5) ** 2)[..., None]
        out = img.copy(); out[..., :3] = rgb * np.clip(vig, 0.3, 1)
        if grain:
            out[..., :3] *= 1 + grain * rng.normal(0, 1, (h, w, 1)).astype(np.float32)
        return out
    return post


# ------------------------------------------------------------------ underwater
def underwater(name, transparent, aspect, view):
    import numpy as np
    import random
    cable = [(0.1, 2.9, 2.6), (0.6, 4.2, 3.6), (1.9, 6.0, 5.2), (2.6, 8.5, 7.2), (1.6, 11.5, 9.6), (2.6, 14.5, 12.6), (4.5, 17, 14.2), (8, 19, 14.3), (13, 19, 14.3)]
    kw = {"cable_path": cable, "cable_floats": 6} if name in robots.PRESETS and robots.PRESETS[name].cable else {}
    root, _ = subject(name, **kw)
    root.rotation_euler = (0, 0, math.radians(-8))
    S = 16.0                                                  # water depth
    floor = tiles("pool_floor", "#A9D3DD", "#C4E3E8", "#E6F2F3", 0.62, 0.3)
    quad("floor", [(-60, -30, 0), (60, -30, 0), (60, 31, 0), (-60, 31, 0)], floor)
    wall = tiles("pool_wall", "#9CCBD8", "#BADDE5", "#E0EEF0", 0.62, 0.3, axis="XZ")
    quad("back", [(-60, 31, 0), (60, 31, 0), (60, 31, S + 1), (-60, 31, S + 1)], wall)
    # cove between floor and wall
    V = [(x, 31 - 1.6 * (1 - math.sin(t)), 1.6 * (1 - math.cos(t))) for t in [math.pi / 2 * i / 10 for i in range(11)] for x in (-60, 60)]
    G.obj_from("cove", V, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(10)], tiles("cove", "#9CCBD8", "#BADDE5", "#E0EEF0", 0.62, 0.3))
    quad("left", [(-26, -30, 0), (-26, 31, 0), (-26, 31, S + 1), (-26, -30, S + 1)], tiles("lw", "#9CCBD8", "#BADDE5", "#E0EEF0", 0.62, 0.3, axis="YZ"))
    water_ceiling(S)
    gobo((-7, -4, 30), (0, 6, 0), 46000, 17, floor_level=0.22)
    area("sky", (0, 4, S - 1), (0, 2, 0), 50, 4200, (0.55, 0.88, 1.0), size_y=40)
    area("front", (-9, -13, 6), (0, 0, 1.2), 6, 520, (0.80, 0.96, 1.0), size_y=5)
    area("rim", (10, 9, 7), (0, 0, 1.5), 2, 1500, (0.70, 0.95, 1.0), size_y=8)
    world_color((0.06, 0.42, 0.58), 0.35)
    # bubbles from the jet outlet + drifting motes
    random.seed(4)
    bub = M.bubble()
    proto = G.lathe([(math.sin(math.pi * i / 10), -math.cos(math.pi * i / 10)) for i in range(11)], 16, bub)
    for i in range(70):
        t = random.random()
        c = G.copy_linked(proto, (0.3 + random.gauss(0, 0.25 + t * 1.0), 1.5 + random.gauss(0, 0.3) + t * 1.6, 2.6 + t * 9))
        r = 0.018 + 0.05 * random.random() ** 2
        c.scale = (r, r, r)
    proto.scale = (0.0001,) * 3
    if aspect < 1:
        camera((5.4, -12.2, 2.4), (0.35, 0, 2.65), 36)
    else:
        camera((5.6, -11.2, 2.35), (1.35, 0, 2.35), 35)
    def tune(s):
        s.view_settings.exposure = 0.1
        s.view_settings.look = "High Contrast"
        s.cycles.max_bounces, s.cycles.diffuse_bounces = 4, 1
        s.cycles.transparent_max_bounces = 8
        bpy.context.view_layer.use_pass_z = True

    return {"samples": 12, "bloom": 0.05, "tune": tune, "post": fog_post(aspect)}


def build(scene, name, transparent, aspect, view=""):
    import ashore, basins, edges, pad, people, spa  # noqa: F401  (register their scenes with places)
    import places
    if scene == "studio":
        return studio(name, transparent, aspect, view)
    if scene == "underwater":
        return underwater(name, transparent, aspect, view)
    if scene in places.SCENES:
        return places.SCENES[scene](name, aspect)
    raise SystemExit("unknown scene %s; have studio underwater %s" % (scene, " ".join(places.SCENES)))
