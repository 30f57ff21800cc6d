import { formatDay } from '../../../../domain/calendar/day-format.ts'
import { clockFace, monthsOf } from './clock-tiles.ts'
import styles from './warranty-clock.module.css'

interface Props {
  from: string
  until: string
  months: number | null
  today: string
  /** What a law adds to it, where there is room to say so. */
  law?: string | undefined
}

const pitch = 13
const tile = 9

/** What is left of a warranty as a small square pool: its waterline has a tile for each month. */
export const WarrantyClock = ({ from, until, months, today, law }: Props) => {
  const { side, tiles, monthsLeft, hasEnded } = clockFace(from, until, months ?? monthsOf(from, until), today)
  const size = side * pitch - (pitch - tile)
  const day = formatDay(until)
  return (
    <figure className={styles.clock}>
      <div className={styles.face} style={{ width: size, height: size }} data-small={side < 9 || undefined}>
        <svg viewBox={`0 0 ${size} ${size}`} width={size} height={size} aria-hidden="true">
          {tiles.map(({ column, row, state }, index) => (
            <rect
              key={`${column} ${row}`}
              data-state={state}
              style={{ animationDelay: `${index * 12}ms` }}
              x={column * pitch}
              y={row * pitch}
              width={tile}
              height={tile}
              rx="2"
            />
          ))}
        </svg>
        <p className={styles.left}>
          {hasEnded ? (
            <strong>Ended</strong>
          ) : (
            <>
              <strong>{monthsLeft === 0 ? '<1' : monthsLeft}</strong>{' '}
              <span>
                <span className={styles.word}>{monthsLeft === 1 || monthsLeft === 0 ? 'month ' : 'months '}</span>
                left
              </span>
            </>
          )}
        </p>
      </div>
      <figcaption>
        {hasEnded ? `Ended ${day}` : `Warranty to ${day}`}
        {hasEnded && law !== undefined && <span className={styles.law}>{law}</span>}
      </figcaption>
    </figure>
  )
}
