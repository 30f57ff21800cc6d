import styles from './suitability.module.css'

interface Props {
  /** The longest pool it is made for, in metres. */
  max: number
  /** The visitor's own. */
  length: number | undefined
  floor: boolean
  walls: boolean
}

const width = 400
const inset = 22

/** From lane to lane, there and back; the last one ends where the robot is. */
const lanes = (right: number, bottom: number, count: number): string => {
  const step = (bottom - 2 * inset) / (count - 1)
  return Array.from({ length: count }, (_, lane) => {
    const y = inset + lane * step
    const across = lane % 2 === 0 ? `H${right - inset}` : `H${inset}`
    return lane === 0 ? `M${inset} ${y}${across}` : `V${y}${across}`
  }).join('')
}

/** A pool of that length from above, with the lanes the robot takes, and a scale in metres. */
export const PoolPlan = ({ max, length, floor, walls }: Props) => {
  const longest = Math.max(max, length ?? 0)
  const metre = width / longest
  const pool = (length ?? max) * metre
  const height = width * 0.46
  const count = Math.max(3, Math.round((height - 2 * inset) / 26))
  const even = count % 2 === 0 ? count : count - 1
  const step = longest > 30 ? 10 : longest > 8 ? 5 : 2
  const marks = Array.from({ length: Math.floor(max / step) + 1 }, (_, index) => index * step).filter(
    (mark) => mark === 0 || max - mark > step / 2,
  )
  const fits = length === undefined || length <= max
  return (
    <figure className={styles.plan}>
      <figcaption>{caption(floor, walls)}</figcaption>
      <svg viewBox={`-10 -10 ${width + 20} ${height + 66}`} aria-hidden="true">
        <rect className={styles.coping} x={-8} y={-8} width={pool + 16} height={height + 16} rx={20} />
        <rect className={styles.water} width={pool} height={height} rx={13} />
        {pool > 4 * inset && (
          <path
            className={floor ? styles.lanes : styles.surface}
            d={lanes(Math.min(pool, max * metre), height, even)}
          />
        )}
        {!fits && <rect className={styles.beyond} x={max * metre} width={pool - max * metre} height={height} rx={4} />}
        <g transform={`translate(${inset} ${height - inset})`} className={styles.robot}>
          <rect x={-13} y={-15} width={26} height={4} rx={2} />
          <rect x={-13} y={11} width={26} height={4} rx={2} />
          <rect x={-15} y={-12} width={30} height={24} rx={6} />
          <rect className={styles.light} x={-4} y={-2} width={8} height={4} rx={2} />
        </g>
        <g transform={`translate(0 ${height + 30})`}>
          <path className={styles.scale} d={`M0 0H${max * metre}M0 -5V5M${max * metre} -5V5${ticks(max, metre)}`} />
          {marks.map((mark) => (
            <text key={mark} x={mark * metre} y={24} textAnchor={mark === 0 ? 'start' : 'middle'}>
              {mark === 0 ? '0' : `${mark} m`}
            </text>
          ))}
          <text x={max * metre} y={24} textAnchor="end" className={styles.max}>
            {max} m
          </text>
          {length !== undefined && <rect className={styles.yours} x={pool - 4} y={-5} width={8} height={10} rx={2} />}
        </g>
      </svg>
    </figure>
  )
}

const ticks = (max: number, metre: number): string =>
  max > 20
    ? ''
    : Array.from({ length: Math.max(0, Math.ceil(max) - 1) }, (_, index) => `M${(index + 1) * metre} -3V3`).join('')

const caption = (floor: boolean, walls: boolean): string => {
  if (!floor) return 'The surface, back and forth, while the sun shines. One mark is a metre.'
  return walls ? 'Floor in lanes, then the walls. One mark is a metre.' : 'The floor in lanes. One mark is a metre.'
}
