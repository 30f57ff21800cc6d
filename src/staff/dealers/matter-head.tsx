import type { DealerMatterState } from '../../domain/staff/dealer-views.ts'
import { momentWords } from '../parts/time-words.ts'
import { stateWords } from './dealer-words.ts'
import styles from './detail.module.css'

interface Props {
  title: string
  state: DealerMatterState
  /** Since when, or by whom. */
  at?: string | null
  by?: string | null
  others: readonly string[]
}

/** What it is, how it stands, and who else has it open. */
export const MatterHead = ({ title, state, at, by, others }: Props) => (
  <header>
    <h2>{title}</h2>
    <p className={styles.since}>
      <strong>{stateWords[state]}</strong>
      {at && `, ${state === 'waiting' ? 'since ' : ''}${momentWords(at)}`}
      {by && ` by ${by}`}
      {others.length > 0 && <span className={styles.others}>{others.join(', ')} has it open, too</span>}
    </p>
  </header>
)
