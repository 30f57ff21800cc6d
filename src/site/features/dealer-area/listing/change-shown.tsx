import { formatDay } from '../../../../domain/calendar/day-format.ts'
import type { ListingChange } from '../operations/dealer-answers.ts'
import parts from '../parts/dealer-parts.module.css'
import styles from './change-shown.module.css'

const states: Record<ListingChange['state'], { readonly words: string; readonly is: string }> = {
  WAITING: { words: 'Waits for us', is: 'waiting' },
  APPROVED: { words: 'Yes: it counts', is: 'yes' },
  REFUSED: { words: 'No', is: 'no' },
  WITHDRAWN: { words: 'Taken back', is: 'no' },
}

/** What would be different, and what became of it. */
export const ChangeShown = ({ change: { state, name, askedAt, lines, words } }: { change: ListingChange }) => (
  <div className={styles.change}>
    <p className={parts.state} data-is={states[state].is}>
      {states[state].words}
    </p>
    <dl className={parts.facts}>
      {lines.map(({ label, before, after }) => (
        <div key={label} className={styles.line}>
          <dt>{label}</dt>
          <dd>
            <del>{before}</del> <ins>{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
    {words !== null && words !== '' && <p className={styles.words}>{words}</p>}
    <p className={parts.small}>
      Asked {formatDay(askedAt.slice(0, 10))} by {name}
    </p>
  </div>
)
