import { dayWords, shortDay } from '../../domain/calendar/day-words.ts'
import { type CalendarDemo, type DemoCalendar, stateOf } from '../operations/demos/demo-answers.ts'
import { DeskLink } from '../parts/desk-link.tsx'
import styles from './demo-days.module.css'
import { chipWords, stateWords } from './demo-words.ts'

interface Props {
  calendar: DemoCalendar
  demos: readonly CalendarDemo[]
  hrefOf: (reference: string) => string
}

/** On a phone: what there is, day by day. Who has nobody comes first. */
export const DemoDays = ({ calendar, demos, hrefOf }: Props) => {
  const nameOf = (slug: string | null) => calendar.dealers.find((dealer) => dealer.slug === slug)?.name ?? slug
  const groups: [title: string, demos: readonly CalendarDemo[]][] = [
    ['To place', calendar.toPlace],
    ...calendar.days.map((day): [string, readonly CalendarDemo[]] => [
      `${dayWords(day)}${day === calendar.today ? ', today' : ''}`,
      demos.filter((demo) => demo.day === day),
    ]),
  ]
  const shown = groups.filter(([, each]) => each.length > 0)
  return (
    <div className={styles.days}>
      {shown.length === 0 && <p>Nothing in these two weeks.</p>}
      {shown.map(([title, each]) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {each.map((demo) => (
              <li key={demo.reference}>
                <DeskLink href={hrefOf(demo.reference)} data-state={stateOf(demo.state)}>
                  <b>{chipWords(demo)}</b>
                  <span>
                    {demo.name}, {demo.suburb}
                    <small>
                      {demo.dealer === null ? shortDay(demo.day) : nameOf(demo.dealer)}.{' '}
                      {stateWords[stateOf(demo.state)]}.
                    </small>
                  </span>
                </DeskLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
