import styles from './day-tiles.module.css'

/** A tile for each day: over, today, still to come. Two rows on phones would break weeks; one strip shrinks instead. */
export const DayTiles = ({ all, over, on }: { all: number; over: number; on: boolean }) => (
  <ol className={styles.days} aria-hidden="true">
    {Array.from({ length: all }, (_, day) => {
      const today = on && day === over ? 'today' : 'left'
      // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the row
      return <li key={day} data-day={day < over ? 'over' : today} />
    })}
  </ol>
)
