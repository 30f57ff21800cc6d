import { tilesOf, tileUnit } from '../../domain/staff/tile-unit.ts'
import styles from './tile-rows.module.css'

export interface TileRow {
  readonly label: string
  readonly count: number
  readonly isBad?: boolean
}

const longest = 14

/** Rows of tiles with their count. */
export const TileRows = ({ rows, caption }: { rows: readonly TileRow[]; caption: (unit: number) => string }) => {
  const unit = tileUnit(
    rows.map(({ count }) => count),
    longest,
  )
  return (
    <>
      <dl className={styles.rows}>
        {rows.map(({ label, count, isBad }) => (
          <div key={label} title={`${label}: ${count}`} data-bad={isBad || undefined}>
            <dt>{label}</dt>
            <dd>
              <span aria-hidden="true" className={styles.tiles}>
                {Array.from({ length: tilesOf(count, unit) }, (_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: tiles have nothing but their place
                  <i key={at} />
                ))}
              </span>
              {count}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.caption}>{caption(unit)}</p>
    </>
  )
}
