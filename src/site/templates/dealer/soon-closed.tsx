import { type Closure, lastDayOf } from '../../../domain/calendar/closed-days.ts'
import { comingClosures, soonDays } from '../../../domain/calendar/coming-closures.ts'
import { dayInZone } from '../../../domain/calendar/day-in-zone.ts'
import { shortDay } from '../../../domain/calendar/day-words.ts'
import type { DealerPage } from '../../content/dealer.ts'
import { useMinute } from '../../state/use-minute.ts'
import styles from './page.module.css'

const daysOf = (closure: Closure): string => {
  const [first, last] = [shortDay(closure.from), shortDay(lastDayOf(closure))]
  return first === last ? first : `${first} to ${last}`
}

/** What closes a dealer in the next two weeks: as the build knew it, until the visitor's clock can speak. */
export const SoonClosed = ({
  hours,
  closed,
  soon,
  timeZone,
}: Pick<DealerPage, 'hours' | 'closed' | 'soon' | 'timeZone'>) => {
  const now = useMinute()
  const coming =
    now === undefined ? closed.slice(0, soon) : comingClosures({ hours, closed }, dayInZone(now, timeZone), soonDays)
  return coming.map((closure) => (
    <li key={closure.from}>
      <span className={styles.days}>{daysOf(closure)}</span> Closed, {closure.note}
    </li>
  ))
}
