import type { Cover } from '../../../domain/after-sales/warranty-cover.ts'
import { formatDay } from '../../../domain/calendar/day-format.ts'
import styles from './cover-list.module.css'

interface Props {
  covers: readonly Cover[]
  /** What has no end. */
  endless?: { name: string; text: string }
}

/** What is covered, one row each, with the last day of it. */
export const CoverList = ({ covers, endless }: Props) => (
  <ul className={styles.covers}>
    {covers.map(({ name, text, until, ended, left }) => (
      <li key={name} data-ended={ended || undefined}>
        <strong>{name}</strong>
        <span className={styles.day}>{formatDay(until)}</span>
        <span className={styles.text}>{text}</span>
        <span className={styles.left}>{left}</span>
      </li>
    ))}
    {endless !== undefined && (
      <li>
        <strong>{endless.name}</strong>
        <span className={styles.day}>No fixed end</span>
        <span className={styles.text}>{endless.text}</span>
      </li>
    )}
  </ul>
)
