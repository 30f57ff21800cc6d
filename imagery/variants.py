"""Sizes and kinds of one product, each as itself. All of a family share a `span` (how much of the world the frame is wide), so that a
shelf of them reads as sizes. Measures are those of the products' specifications."""
import math
import bpy
from mathutils import Vector
import geo as G
import materials as M
import robots
import equipment as E
import parts

TAU = math.tau
YELLOW, WHITE, SLATE2 = "#E7B416", "#F1F4F5", "#3D4852"


def hints_of(name, **more):
    return {**E.SUBJECTS[name][1], **more}


def stretch(low, high, by, axis=2):
    """Makes the part between two planes longer (or shorter); what lies beyond the second one moves along."""
    def to(v):
        return v if v <= low else v + by if v >= high else low + (v - low) * (high - low + by) / (high - low)
    bpy.context.view_layer.update()
    for ob in list(bpy.context.scene.objects):
        if ob.type == "FONT":
            centre = (ob.matrix_world @ Vector(ob.bound_box[0]) + ob.matrix_world @ Vector(ob.bound_box[6])) / 2
            ob.matrix_world.translation[axis] += to(centre[axis]) - centre[axis]
        elif ob.type in ("MESH", "CURVE"):
            solid = G.as_mesh(ob)
            inverse = solid.matrix_world.inverted()
            for v in solid.data.vertices:
                p = solid.matrix_world @ v.co
                p[axis] = to(p[axis])
                v.co = inverse @ p


# ------------------------------------------------------------------ fine filters: panels in cm, how many, colour of the frame; Niya's is round
for kind, wide, high, count, frame in (("compact", 16, 11, 2, "#4FA9D6"), ("s", 19, 13, 2, M.CYAN), ("m", 22, 14, 2, SLATE2), ("liberty", 17, 11, 2, WHITE), ("wave", 28, 17, 4, YELLOW)):
    @E.subject("part-fine-filter-" + kind, **hints_of("part-fine-filter", span=4.8, detail=((-wide * 0.012, 0.1, high * 0.085), high * 0.06, 30, 30)))
    def fine_filter(wide=wide, high=high, count=count, frame=frame):
        E.filter_panels(wide / 10, high / 10, frame, count)


@E.subject("part-fine-filter-niya", **hints_of("part-fine-filter", span=4.8, detail=((0.05, -0.1, 0.8), 0.28, 30, 34)))
def niya_filter():
    k = 0.5 / 2.16                                           # the cartridge is modelled 2.16 across
    E.filter_cartridge((0, 0, 0), (-0.25, 0.15, 0.03), 0.9 / k, "#7FD3E8", 2).scale = (k,) * 3
    E.filter_cartridge((0, 90, -24), (-0.17, -0.58, 0.25), 0.9 / k, "#7FD3E8", 2).scale = (k,) * 3


# ------------------------------------------------------------------ brushes: length in cm and rollers (radius, colour, core)
CORE = M.SLATE
for kind, length, rollers in (("compact", 28, ((0.44, "#4FA9D6", CORE),)), ("s", 33, ((0.50, M.CYAN, CORE), (0.50, SLATE2, "#14181B"))),
                              ("m", 36, ((0.54, SLATE2, CORE), (0.54, M.CYAN, "#14181B"), (0.34, "#E7ECEE", "#14181B"))),
                              ("liberty", 30, ((0.46, "#DCE5E9", "#22313C"),)), ("wave", 46, ((0.66, YELLOW, "#22282D"), (0.66, SLATE2, "#14181B"), (0.44, "#E7ECEE", "#14181B")))):
    @E.subject("part-brush-set-" + kind, **hints_of("part-brush-set", span=7.4))
    def brush_set(kind=kind, length=length, rollers=rollers):
        y = 0.0
        for i, (r, colour, core) in enumerate(rollers):
            robots.brush(length / 10, r, M.rubber(colour), M.satin(core), (0.28 * i, y, r + 0.01), fingers=round(length / 1.9), twist=1.1 if i % 2 == 0 else -1.1)
            y += r + 0.16 + (rollers[i + 1][0] if i + 1 < len(rollers) else 0) + 0.12
        if kind == "liberty":                                # the PVA sleeve, to be pulled over it
            sleeve = M.foam("#EFE7CF")
            G.lathe(G.round_profile([(0.34, -1.45), (0.47, -1.45), (0.47, 1.45), (0.34, 1.45), (0.34, -1.45)], 0.04), 96, sleeve, (0.25, 1.25, 0.48), (0, 90, 0))
            for k in range(14):
                G.ring(0.475, 0.455, 0.05, (0.25 - 1.3 + 0.2 * k, 1.25, 0.48), (0, 90, 0), M.foam("#E3D9BC"), 0.01)
        for i in range(2 * len(rollers)):                    # bearings in front
            x = -length / 20 + 0.42 * i
            G.ring(0.17, 0.08, 0.16, (x, -1.15, 0.08), mat=M.satin("#E4EAEC"), edge=0.02, seg=48)
            G.ring(0.10, 0.06, 0.18, (x, -1.15, 0.09), mat=M.metal("#B9C1C6", 0.2), edge=0.01, seg=32)


# ------------------------------------------------------------------ drive tracks: width in cm, half the wheelbase, marks
for kind, wide, half, mark in (("s", 4.2, 1.55, M.CYAN), ("m", 5.0, 1.75, "#C9D3D8"), ("liberty-400", 4.2, 1.45, WHITE), ("wave", 6.5, 2.25, YELLOW)):
    @E.subject("part-drive-track-" + kind, **hints_of("part-drive-track", span=7.6))
    def drive_track(wide=wide, half=half, mark=mark, kind=kind):
        parts.drive_belts(wide / 10, half, 0.68 if kind != "wave" else 0.86, mark)


# ------------------------------------------------------------------ cables: metres
for kind, turns, floats, lead, foam in (("14", 3.1, 13, "#5FB4D6", "#8FCFE6"), ("18", 4.1, 17, "#2F9FBF", M.CYAN), ("24", 5.6, 23, "#59646D", M.CYAN), ("wave", 8.6, 34, "#E0B41C", YELLOW)):
    @E.subject("part-floating-cable-" + kind, **hints_of("part-floating-cable", span=11.6))
    def cable(turns=turns, floats=floats, lead=lead, foam=foam):
        E.floating_cable(turns, floats, lead, foam)


# ------------------------------------------------------------------ wheels
for kind, across, hub, acc in (("compact", 9.0, "#F1F4F5", "#4FA9D6"), ("liberty", 8.5, "#6FA9C4", "#F1F5F6")):
    @E.subject("part-wheel-set-" + kind, **hints_of("part-wheel-set", span=3.9))
    def wheels(across=across, hub=hub, acc=acc, kind=kind):
        parts.wheels(across / 20, hub, acc, solid=kind == "compact")


# ------------------------------------------------------------------ heat pumps: kW, cabinet
for kw, W, D, H, fans in (("9", 9.3, 3.6, 5.4, 1), ("13", 9.8, 3.8, 6.0, 1), ("17", 10.6, 4.2, 6.6, 1), ("21", 11.2, 4.4, 7.0, 1)):
    @E.subject("heat-pump-" + kw, **hints_of("heat-pump", span=14.4))
    def heat_pump(kw=kw, W=W, D=D, H=H, fans=fans):
        parts.heat_pump(W, D, H, "HEAT " + kw, fans)


# ------------------------------------------------------------------ pumps: the motor grows
for kind, by in (("075", -0.55), ("10", -0.2), ("15", 0.25), ("20", 0.75)):
    @E.subject("pump-vs-" + kind, **hints_of("pump-vs", span=7.9))
    def pump(kind=kind, by=by):
        E.pump("VS %s" % {"075": "0.75", "10": "1.0", "15": "1.5", "20": "2.0"}[kind])
        stretch(1.9, 1.9, by, 1)


# ------------------------------------------------------------------ filters
for kind, k in (("520", 0.86), ("620", 1.0), ("760", 1.2)):
    @E.subject("media-filter-" + kind, **hints_of("media-filter", span=9.9))
    def media(kind=kind, k=k):
        E.media_filter("MEDIA " + kind)
        for ob in [o for o in bpy.context.scene.objects if o.parent is None]:
            ob.location, ob.scale = ob.location * k, ob.scale * k

for kind, by in (("100", -1.1), ("150", 0.0), ("200", 1.4)):
    @E.subject("cartridge-filter-" + kind, **hints_of("cartridge-filter", span=9.8))
    def cartridge(kind=kind, by=by):
        parts.cartridge_filter("CARTRIDGE " + kind)
        if by:
            stretch(1.85, 1.85, by)


# ------------------------------------------------------------------ chlorinators: the cell grows with the output
for kind, half, plates in (("20", 1.05, 5), ("30", 1.35, 7), ("40", 1.7, 9)):
    @E.subject("ecoclear-" + kind, **hints_of("ecoclear", span=7.6))
    def ecoclear(kind=kind, half=half, plates=plates):
        E.chlorinator(model="EcoClear " + kind, half=half, plates=plates)

for kind, half, plates in (("25", 1.2, 6), ("35", 1.6, 8)):
    @E.subject("ecoswim-" + kind, **hints_of("ecoswim", span=7.6))
    def ecoswim(kind=kind, half=half, plates=plates):
        E.ecoswim("EcoSwim " + kind, half=half, plates=plates)

    @E.subject("mineral-swim-" + kind, **hints_of("mineral-swim", span=10.4))
    def mineral_swim(kind=kind, half=half, plates=plates):
        E.mineral_swim("Mineral Swim " + kind, half=half, plates=plates)


# ------------------------------------------------------------------ ozone: the tube grows
for kind, by in (("10", -1.55), ("50", 0.0), ("100", 1.35)):
    @E.subject("ozone-swim-" + kind, **hints_of("ozone-swim", span=8.6))
    def ozone(kind=kind, by=by):
        E.ozone()
        if by:
            stretch(2.0, 5.0, by)
        G.label("OZONE " + kind, 0.15, M.satin("#3B454E"), (0, -1.012, 1.17), (90, 0, 0))


# ------------------------------------------------------------------ leaf baskets and power supplies
for kind, k, rim in (("s", 1.0, M.CYAN), ("m", 1.16, "#C9D3D8")):
    @E.subject("part-leaf-basket-" + kind, **hints_of("part-leaf-basket", span=6.1))
    def basket(k=k, rim=rim):
        parts.leaf_basket(rim)
        for ob in [o for o in bpy.context.scene.objects if o.parent is None]:
            ob.location, ob.scale = ob.location * k, ob.scale * k

for kind in ("s", "i"):
    @E.subject("part-power-supply-" + kind, **hints_of("part-power-supply", span=7.0))
    def supply(kind=kind):
        E.power_supply(wifi=kind == "i")
