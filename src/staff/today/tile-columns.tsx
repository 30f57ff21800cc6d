import { tilesOf, tileUnit } from '../../domain/staff/tile-unit.ts'
import styles from './tile-columns.module.css'

export interface Column {
  readonly key: string
  /** Beneath it; the first letter of a day, an hour. */
  readonly label: string
  /** What it is, and how much: "Monday 16 November: 12 orders". */
  readonly name: string
  readonly count: number
  readonly tone?: 'deep' | 'now' | 'bad'
}

const highest = 10

interface Props {
  /** What the columns are of. */
  label: string
  columns: readonly Column[]
  /** What a tile stands for, given how much that is: "One tile is 5 orders." */
  caption: (unit: number) => string
  /** At least so much to a tile. */
  least?: number
}

/** Columns of tiles. Pointing at one says what it is; who listens hears them all. */
export const TileColumns = ({ label, columns, caption, least = 1 }: Props) => {
  const unit = tileUnit(
    columns.map(({ count }) => count / least),
    highest,
  )
  return (
    <>
      <ol className={styles.columns} aria-label={label}>
        {columns.map(({ key, label: beneath, name, count, tone }) => (
          <li key={key} title={name} data-tone={tone}>
            <span className="visually-hidden">{name}</span>
            <span aria-hidden="true" className={styles.tiles}>
              {Array.from({ length: tilesOf(count, unit * least) }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: tiles have nothing but their place
                <i key={at} />
              ))}
            </span>
            <span aria-hidden="true" className={styles.label}>
              {beneath}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.caption}>{caption(unit * least)}</p>
    </>
  )
}
