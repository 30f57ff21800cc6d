"""What the backs of housings carry: heat sink, wall plate, rating label, vents.  All face +Y."""
import geo as G
import materials as M

INK = "#14181B"


def rating_label(cx, y, cz, w, h, lines):
    """Pale type plate with small print, read from behind."""
    G.rbox((w, 0.02, h), (cx, y, cz), 0.03, M.plastic("#E9EEF0", 0.4))
    G.rbox((w * 0.9, 0.022, h * 0.16), (cx, y, cz + h * 0.36), 0.02, M.satin(M.SLATE))
    G.label("POOLWRIGHT", h * 0.12, M.satin("#F1F6F8"), (cx, y + 0.013, cz + h * 0.36), (90, 0, 180), 0.001)
    for k, text in enumerate(lines):
        G.label(text, h * 0.10, M.satin("#2A3138"), (cx, y + 0.012, cz + h * (0.16 - 0.15 * k)), (90, 0, 180), 0.001)
    for k in range(14):                                      # bar code
        G.rbox((w * (0.012 + 0.012 * (k * 7 % 3)), 0.022, h * 0.14), (cx + w * (0.26 - 0.04 * k), y, cz - h * 0.38), 0, M.satin(INK), seg=1)


def keyhole(cx, y, cz, r=0.13):
    G.ring(r * 1.25, r, 0.03, (cx, y, cz), (90, 0, 0), M.metal("#AEB6BB", 0.3), 0.008, 40)
    G.disc(r, 0.02, (cx, y, cz), (90, 0, 0), M.satin(INK), 0.002, 40)
    G.rbox((r * 0.9, 0.022, r * 2.2), (cx, y, cz + r * 1.5), r * 0.4, M.satin(INK))


def heat_sink(cx, y, cz, w, h, fins=13, depth=0.26):
    alu = M.metal("#A9B2B7", 0.32)
    G.rbox((w, 0.08, h), (cx, y, cz), 0.02, alu)
    for i in range(fins):
        G.rbox((w / fins * 0.34, depth, h), (cx - w / 2 + w * (i + 0.5) / fins, y + depth / 2, cz), 0.015, alu, seg=2)


def vents(cx, y, cz, w, rows, pitch=0.14):
    for i in range(rows):
        G.rbox((w, 0.04, pitch * 0.5), (cx, y, cz + pitch * (i - (rows - 1) / 2)), 0.02, M.satin(INK))
