import styles from './cell-drawing.module.css'

const plates = [124, 152, 180, 208, 236]
const lanes = [138, 166, 194, 222]
const bubbles = '606 146 4 664 120 5 701 172 3 748 140 6 787 200 4 812 128 3 838 164 5 640 218 4 720 226 5 860 214 3'
  .split(' ')
  .map(Number)

/**
 * The cell in the pipe, cut open: salt comes from the left, two by two; between the plates chlorine leaves it; to the right
 * the two find each other again.
 */
export const CellDrawing = () => (
  <svg className={styles.drawing} viewBox="0 0 1440 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path className={styles.water} d="M0 112H500V96H940V112H1440V248H940V264H500V248H0z" />
    {lanes.map((y, index) => (
      <g key={y} className={index % 2 === 0 ? styles.slow : styles.quick}>
        <path className={styles.sodium} d={`M${index * 13} ${y}H560`} />
        <path className={styles.chloride} d={`M${index * 13 + 11} ${y - 7}H560`} />
        <path className={styles.sodium} d={`M${589 + index * 13} ${y}H1440`} />
        <path className={styles.chlorine} d={`M${560 + index * 13} ${y - 2}H1130`} />
        <path className={styles.chloride} d={`M${1180 + index * 13} ${y - 7}H1440`} />
      </g>
    ))}
    <path className={styles.wall} d="M0 106H430M0 254H430M1010 106H1440M1010 254H1440M500 90H940M500 270H940" />
    <path className={styles.union} d="M430 66h74v228h-74zM936 66h74v228h-74z" />
    <path className={styles.thread} d="M454 66v228M480 66v228M960 66v228M986 66v228" />
    {plates.map((y, index) => (
      <path key={y} className={index % 2 === 0 ? styles.plus : styles.minus} d={`M566 ${y}H874`} />
    ))}
    <path className={styles.lead} d="M566 236V40H640V0M874 208V40H800V0" />
    <g className={styles.bubbles}>
      {[0, 3, 6, 9, 12, 15, 18, 21, 24, 27].map((at) => (
        <circle key={at} cx={bubbles[at]} cy={bubbles[at + 1]} r={bubbles[at + 2]} />
      ))}
    </g>
    <path className={styles.sign} d="M606 22h16M614 14v16M818 22h16" />
  </svg>
)
