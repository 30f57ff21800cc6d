import { monthsBetween } from '../../domain/calendar/calendar.ts'
import { formatDay } from '../../domain/calendar/day-format.ts'
import { formNames } from '../../domain/forms/form-kind.ts'
import { formatMoney } from '../../domain/money/money-format.ts'
import { type BriefCase, type CaseFile, formOf } from '../operations/inbox/case-answers.ts'
import { DeskLink } from '../parts/desk-link.tsx'
import { momentWords } from '../parts/time-words.ts'
import styles from './case-aside.module.css'

type Robot = CaseFile['robots'][number]

const today = (): string => new Date().toISOString().slice(0, 10)

/** How long the written warranty still runs. */
const Warranty = ({ until }: { until: string | null }) => {
  if (until === null) return null
  if (until < today()) return <p className={styles.ended}>Warranty ended {formatDay(until)}</p>
  const months = monthsBetween(today(), until)
  const left = months === 0 ? 'less than a month' : months === 1 ? 'one month' : `${months} months`
  return <p className={styles.covered}>In warranty, {left} left</p>
}

const RobotFacts = ({ robot: { name, serialNumber, purchasedOn, warrantyUntil } }: { robot: Robot }) => (
  <section>
    <h3>Registered</h3>
    <p>
      <strong>{name}</strong>
      <br />
      {serialNumber}
      <br />
      Bought {formatDay(purchasedOn)}
    </p>
    <Warranty until={warrantyUntil} />
  </section>
)

const stateOf = ({ waitingSince, outcome }: BriefCase): string =>
  waitingSince !== null ? 'open' : outcome === 'CLOSED' ? 'closed' : 'answered'

const Links = ({ title, cases }: { title: string; cases: readonly BriefCase[] }) =>
  cases.length > 0 && (
    <section>
      <h3>{title}</h3>
      <ul>
        {cases.map((each) => (
          <li key={each.reference}>
            <DeskLink href={`/staff/inbox/${encodeURIComponent(each.reference)}/?view=all`}>
              {formNames[formOf(each.form)]}: {each.about}
            </DeskLink>
            <small>
              {momentWords(each.receivedAt)}, {stateOf(each)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )

const orderWords = ({ count, total }: CaseFile['orders']): string =>
  `${count === 1 ? 'One order' : `${count} orders`}, ${formatMoney(total, 'AUD', 'en-AU')} in all`

/** What is known of whoever has sent it. */
export const CaseAside = ({ file }: { file: CaseFile }) => {
  const { sent, robots, orders, others, duplicates } = file
  const isKnown = robots.length > 0 || orders.count > 0 || others.length > 0
  const elsewhere = others.filter(({ reference }) => !duplicates.some((each) => each.reference === reference))
  return (
    <aside className={styles.aside} aria-label="What is known of them">
      <Links title="Perhaps the same matter: merge with M" cases={duplicates} />
      {robots.map((robot) => (
        <RobotFacts key={robot.serialNumber + robot.purchasedOn} robot={robot} />
      ))}
      {orders.count > 0 && (
        <section>
          <h3>Has bought</h3>
          <p>
            <DeskLink href={`/staff/orders/?view=all&q=${encodeURIComponent(sent.email)}`}>
              {orderWords(orders)}
            </DeskLink>
          </p>
        </section>
      )}
      <Links title="Has sent, too" cases={elsewhere} />
      {!isKnown && (
        <section>
          <h3>{sent.name || 'They'}</h3>
          <p>The first we hear of them: no order, no registration.</p>
        </section>
      )}
    </aside>
  )
}
