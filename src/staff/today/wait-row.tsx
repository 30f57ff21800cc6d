import { dueWords } from '../../domain/staff/due-words.ts'
import { DeskLink } from '../parts/desk-link.tsx'
import { deskTimeZone } from '../parts/desk-time-zone.ts'
import type { ShownWait } from './shown-waits.ts'
import styles from './wait-row.module.css'

interface Props {
  wait: ShownWait
  now: Date
  /** The number that leads there; undefined beyond the ninth. */
  key9: number | undefined
  isSelected: boolean
}

/** Something that waits: by when, what, and the one thing to do with it. */
export const WaitRow = ({ wait: { due, words }, now, key9, isSelected }: Props) => {
  const { when, more, isLate } = dueWords(due, now, deskTimeZone)
  return (
    <li className={styles.row} data-selected={isSelected || undefined}>
      <span className={styles.due}>
        <b data-late={isLate || undefined}>
          {isLate && <span className="visually-hidden">Late: </span>}
          {when}
        </b>
        <small>{more}</small>
      </span>
      <span className={styles.what}>
        <strong>{words.title}</strong>
        <small>{words.detail}</small>
      </span>
      <DeskLink href={words.path} className={isSelected ? 'button' : 'button button-quiet'}>
        {words.verb}
        <span className="visually-hidden">: {words.title}</span>
      </DeskLink>
      <span className={styles.key}>{key9 !== undefined && <kbd>{key9}</kbd>}</span>
    </li>
  )
}
