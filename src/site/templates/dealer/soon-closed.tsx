import { type Closure, lastDayOf } from '../../../domain/calendar/closed-days.ts'
import { closuresWithin, soonDays } from '../../../domain/calendar/coming-closures.ts'
import { dayInZone } from '../../../domain/calendar/day-in-zone.ts'
import { shortDay } from '../../../domain/calendar/day-words.ts'
import type { DealerPage } from '../../content/dealer.ts'
import { useMinute } from '../../state/use-minute.ts'
import styles from './page.module.css'

const Row = ({ closure }: { closure: Closure }) => {
  const [first, last] = [shortDay(closure.from), shortDay(lastDayOf(closure))]
  return first === last ? (
    <li>
      <span className={styles.days}>{first}</span> Closed, {closure.note}
    </li>
  ) : (
    <li>
      {first} to {last}: closed, {closure.note}
    </li>
  )
}

/** What closes a dealer in the next two weeks: as the build knew it, until the visitor's clock can speak. */
export const SoonClosed = ({ closed, soon, timeZone }: Pick<DealerPage, 'closed' | 'soon' | 'timeZone'>) => {
  const now = useMinute()
  const coming = now === undefined ? closed.slice(0, soon) : closuresWithin(closed, dayInZone(now, timeZone), soonDays)
  return coming.map((closure) => <Row key={closure.from} closure={closure} />)
}
