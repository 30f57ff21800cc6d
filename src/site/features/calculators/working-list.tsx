import type { WorkingLine } from '../../../domain/pool/working.ts'
import styles from './working-list.module.css'

/** The sum, line by line, as one would write it on paper. */
export const WorkingList = ({ lines }: { lines: readonly WorkingLine[] }) => (
  <div className={styles.working}>
    <h3>The working</h3>
    <ol className={styles.ledger}>
      {lines.map(({ what, sum, result }) => (
        <li key={what}>
          <span className={styles.what}>{what}</span>
          <span className={styles.sum}>{sum}</span>
          <span className={styles.result}>
            <span className="visually-hidden">is </span>
            {result}
          </span>
        </li>
      ))}
    </ol>
  </div>
)
