import styles from './ozone-path.module.css'

type Place = readonly [x: number, y: number, turn: number]

const air: Place[] = [
  [40, 96, 20],
  [120, 60, -35],
  [150, 128, 70],
  [232, 86, 10],
  [300, 132, -20],
  [330, 58, 45],
]
const ozone: Place[] = [
  [712, 228, 0],
  [768, 262, 50],
  [820, 214, -30],
  [880, 252, 110],
  [952, 224, 20],
  [1052, 258, -60],
]
const oxygen: Place[] = [
  [918, 268, 30],
  [1006, 216, 70],
  [1108, 222, -25],
  [1168, 262, 15],
  [1232, 218, 60],
  [1296, 256, -40],
  [1366, 226, 10],
  [1420, 264, 50],
]

const pair = 'M-18 0a11 11 0 1 0 22 0a11 11 0 1 0 -22 0M-4 0a11 11 0 1 0 22 0a11 11 0 1 0 -22 0'
const three =
  'M-11 -8a11 11 0 1 0 22 0a11 11 0 1 0 -22 0M-26 6a11 11 0 1 0 22 0a11 11 0 1 0 -22 0M4 6a11 11 0 1 0 22 0a11 11 0 1 0 -22 0'

const all = (places: Place[], shape: string, className: string | undefined) =>
  places.map(([x, y, turn]) => (
    <path key={x} className={className} d={shape} transform={`translate(${x} ${y}) rotate(${turn})`} />
  ))

/** Air to the left, the glowing tube, the venturi in the pipe; ozone thins out as oxygen takes over. */
export const OzonePath = () => (
  <svg className={styles.path} viewBox="0 0 1440 330" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {all(air, pair, styles.oxygen)}
    <rect className={styles.cabinet} x="420" y="10" width="150" height="158" rx="22" />
    <rect className={styles.window} x="452" y="34" width="86" height="106" rx="16" />
    <path className={styles.corona} d="M495 46l-9 11 18 11-18 11 18 11-18 11 18 11-9 11" />
    <path className={styles.hose} d="M570 142H626V206" />
    <path
      className={styles.pipe}
      d="M0 300H590C612 300 614 268 626 268S640 300 662 300H1440M0 190H590C612 190 614 208 626 208S640 190 662 190H1440"
    />
    <path className={styles.left} d="M662 294V200C720 262 800 280 1100 292H1440V294z" />
    {all(ozone, three, styles.ozone)}
    {all(oxygen, pair, styles.oxygen)}
  </svg>
)
