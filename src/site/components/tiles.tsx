import styles from './tiles.module.css'

interface Props {
  /** Said by what stands beside it: one tile is a metre, a minute, a fifth of a rating. */
  count: number
  of: number
  rows?: number
  /** So many at each end are the visitor's own. */
  yours?: number
}

const pitch = 10

/** All tiles from one to another as a single shape; the last may be a part of one. */
const shape = (from: number, to: number, columns: number): string => {
  let path = ''
  for (let index = from; index < to; index += 1) {
    const width = Math.min(1, to - index) * 8
    path += `M${(index % columns) * pitch} ${Math.floor(index / columns) * pitch}h${width}v8h-${width}z`
  }
  return path
}

/** The brand's one graphic device. A tile always counts something, and the words beside it say what. */
export const Tiles = ({ count, of, rows = 1, yours = 0 }: Props) => {
  const columns = Math.ceil(of / rows)
  const mine = rows === 1 ? shape(0, yours, columns) : ends(columns, rows)
  return (
    <svg className={styles.tiles} viewBox={`0 0 ${columns * pitch - 2} ${rows * pitch - 2}`} aria-hidden="true">
      <path className={styles.off} d={shape(0, of, columns)} />
      <path className={styles.on} d={shape(0, count, columns)} />
      {yours > 0 && <path className={styles.yours} d={mine} />}
    </svg>
  )
}

/** The first and the last column. */
const ends = (columns: number, rows: number): string =>
  Array.from({ length: rows }, (_, row) => row * columns)
    .map((at) => shape(at, at + 1, columns) + shape(at + columns - 1, at + columns, columns))
    .join('')
