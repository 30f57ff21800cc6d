import { months } from '../../../../domain/calendar/months.ts'
import { weekdayOf } from '../../../../domain/calendar/weekday.ts'
import { useCatalogue } from '../../../components/catalogue-context.ts'
import { useShell } from '../../../components/shell-context.ts'
import plain from '../../order/plain-link.module.css'
import type { Robot } from '../operations/account-answers.ts'
import { catalogued } from '../parts/catalogued.ts'
import styles from './next-service.module.css'

const dated = (day: string): string => `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1] ?? ''}`

interface Props {
  robot: Robot
  day: string
  remindersOn: boolean
}

/** When the next yearly service is due. */
export const NextService = ({ robot, day, remindersOn }: Props) => {
  const { code } = useShell().edition
  const catalogue = useCatalogue()
  const known = catalogued(robot.product, catalogue)
  return (
    <section className={styles.service} aria-labelledby="next-service">
      <h2 id="next-service">Next service</h2>
      <div className={styles.card}>
        <p className={styles.day}>{dated(day)}</p>
        <p>
          A {weekdayOf(day)}. {robot.name}’s yearly service: brushes, tracks and a bench test.
        </p>
        <p className={styles.reminder}>
          {remindersOn ? 'We email when it’s due. ' : 'Reminders by email are off. '}
          <a href={`/${code}/account/details/#letters`}>Change that</a>
        </p>
        <p className={styles.links}>
          <a href={`/${code}/support/repairs-and-parts/${known ? `?model=${known.slug}` : ''}#request`}>Book it</a>
          <button
            type="button"
            className={plain.link}
            onClick={async () => {
              const { saveDay } = await import('./save-day.ts')
              saveDay(`Service: ${robot.name}`, day, robot.id)
            }}
          >
            Add to calendar
          </button>
        </p>
      </div>
    </section>
  )
}
