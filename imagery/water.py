"""What light does in water: waves as height fields, and the caustics a sun throws through them. All with numpy, all periodic."""
import math
import bpy
import numpy as np

TAU = math.tau


def waves(n, size, longest, shortest, steep, seed, count=70, wind=None):
    """A periodic height field (n by n over `size`): a sum of plane waves that fit the square; returns heights and the two slopes."""
    rng = np.random.default_rng(seed)
    x = np.arange(n, dtype=np.float32) / n * TAU
    h, gx, gy = (np.zeros((n, n), np.float32) for _ in range(3))
    k0, k1 = size / longest, size / shortest
    for _ in range(count):
        k = math.exp(rng.uniform(math.log(k0), math.log(k1)))
        a = rng.random() * TAU if wind is None else wind + rng.normal(0, 0.75)
        kx, ky = round(k * math.cos(a)), round(k * math.sin(a))
        if kx == 0 and ky == 0:
            continue
        kk = math.hypot(kx, ky)
        amp = kk ** -1.85
        p = kx * x[None, :] + ky * x[:, None] + np.float32(rng.random() * TAU)
        c, s = np.cos(p), np.sin(p)
        h += amp * s
        gx += amp * kx * c
        gy += amp * ky * c
    slope = float(np.sqrt((gx ** 2 + gy ** 2).mean()))       # per TAU of the square
    f = steep / (slope * TAU / size)
    return h * f, gx * f * TAU / size, gy * f * TAU / size


def rings(n, size, drops, seed, high=0.05):
    """Raindrops on still water: rings of a few wavelengths, some just begun and some nearly gone."""
    rng = np.random.default_rng(seed)
    h = np.zeros((n, n), np.float32)
    ax = (np.arange(n) + 0.5) / n * size
    for _ in range(drops):
        cx, cy, r = rng.random() * size, rng.random() * size, 0.4 + 3.2 * rng.random() ** 1.4
        reach = r + 1.6
        i0, i1 = int((cx - reach) / size * n), int((cx + reach) / size * n)
        j0, j1 = int((cy - reach) / size * n), int((cy + reach) / size * n)
        xs, ys = np.arange(i0, i1), np.arange(j0, j1)
        d = np.hypot((xs + 0.5)[None, :] / n * size - cx, (ys + 0.5)[:, None] / n * size - cy)
        bump = np.cos((d - r) * TAU / 0.55) * np.exp(-((d - r) / 0.62) ** 2) * np.clip(d / 0.3, 0, 1) * high / (0.6 + 0.5 * r)
        h[np.ix_(ys % n, xs % n)] += bump.astype(np.float32)
    return h


def caustics(seed=3, size=24.0, depth=15.0, steep=0.11, longest=9.0, shortest=0.9, n=1024, fine=2, spread=0.010):
    """Where light that fell evenly on the waves arrives on the floor, red, green and blue each by its own refraction. Mean 1."""
    m = n * fine
    _, gx, gy = waves(m, size, longest, shortest, steep, seed)
    ax = np.arange(m, dtype=np.float32) / m * n
    out = np.empty((n, n, 3), np.float32)
    for c, bend in enumerate((0.2494 - spread, 0.2494, 0.2494 + spread)):
        u = (ax[None, :] - gx * depth * bend * n / size) % n
        v = (ax[:, None] - gy * depth * bend * n / size) % n
        i, j = u.astype(np.int32), v.astype(np.int32)
        fu, fv = u - i, v - j
        flat = np.zeros(n * n, np.float64)
        for di, wi in ((0, 1 - fu), (1, fu)):
            for dj, wj in ((0, 1 - fv), (1, fv)):
                flat += np.bincount(((j + dj) % n * n + (i + di) % n).ravel(), (wi * wj).ravel(), n * n)
        out[..., c] = (flat / fine ** 2).reshape(n, n)
    return out


def leaf_shade(n=1024, leaves=900, seed=8, long=(40, 90), blur=9):
    """Shade of a tree: 1 in the sun, 0 below a leaf, soft at the edges as light that came past a crown is."""
    rng = np.random.default_rng(seed)
    a = np.ones((n, n), np.float32)
    clumps = rng.random((14, 2)) * n
    yy, xx = np.mgrid[-100:100, -100:100].astype(np.float32)
    for _ in range(leaves):
        c = clumps[rng.integers(14)] + rng.normal(0, n * 0.085, 2)
        ln, t = rng.uniform(*long), rng.random() * TAU
        u, v = xx * math.cos(t) + yy * math.sin(t), -xx * math.sin(t) + yy * math.cos(t)
        half = 0.17 * ln * np.clip(1 - (u / (ln / 2)) ** 2, 0, 1)
        inside = (np.abs(v) < half) & (np.abs(u) < ln / 2)
        ys, xs = (np.arange(200) - 100 + int(c[0])) % n, (np.arange(200) - 100 + int(c[1])) % n
        a[np.ix_(ys, xs)] *= np.where(inside, 0.12, 1)
    for ax in (0, 1):
        for _ in range(2):
            a = sum(np.roll(a, s, ax) for s in range(-blur, blur + 1)) / (2 * blur + 1)
    return a


def picture(name, rgb):
    """An array as a picture that shaders can look up, linear and repeating."""
    h, w = rgb.shape[:2]
    im = bpy.data.images.new(name, w, h, alpha=False, float_buffer=True)
    im.colorspace_settings.name = "Non-Color"
    px = np.ones((h, w, 4), np.float32)
    px[..., :3] = rgb if rgb.ndim == 3 else rgb[..., None]
    im.pixels.foreach_set(px.ravel())
    im.pack()
    return im
