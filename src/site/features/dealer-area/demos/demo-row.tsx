import { addDays } from '../../../../domain/calendar/calendar.ts'
import { clockWords } from '../../../../domain/calendar/clock-words.ts'
import { phoneLink } from '../../../../domain/contact/phone-link.ts'
import { useShell } from '../../../components/shell-context.ts'
import type { Demo } from '../operations/dealer-answers.ts'
import { dayAndTime } from '../parts/day-and-time.ts'
import parts from '../parts/dealer-parts.module.css'
import styles from './demo-row.module.css'

interface Props {
  demo: Demo
  today: string
}

const whenWords = ({ day, time }: Demo, today: string): string => {
  if (day === null) return 'The time is not set'
  const at = time === null ? '' : `, ${clockWords(time)}`
  if (day === today) return `Today${at}`
  return day === addDays(today, 1) ? `Tomorrow${at}` : dayAndTime(day, time)
}

/** A demo that is settled: when, where, what to bring, and how to reach whoever waits. */
export const DemoRow = ({ demo, today }: Props) => {
  const { locale } = useShell().edition
  const { who, place, product, pool, minutes, contact, reference } = demo
  return (
    <>
      <h3 className={styles.when}>{whenWords(demo, today)}</h3>
      <p>
        {contact?.name ?? who}, {place}
        {minutes !== null && `, ${minutes} minutes`}
      </p>
      {contact !== null && (
        <p className={styles.reach}>
          <a href={phoneLink(contact.phone, locale)}>{contact.phone}</a>{' '}
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
      )}
      <p className={parts.small}>{[product && `To see: ${product}`, pool, reference].filter(Boolean).join('. ')}</p>
      {contact !== null && contact.notes !== '' && <p className={styles.notes}>“{contact.notes}”</p>}
    </>
  )
}
