import type { TimelineEntry } from './order-progress.ts'
import styles from './order-timeline.module.css'

interface Props {
  heading: string
  entries: readonly TimelineEntry[]
}

/** From paid to there, one tile to a step. */
export const OrderTimeline = ({ heading, entries }: Props) => (
  <>
    <h2 className={styles.next}>{heading}</h2>
    <ol className={styles.timeline}>
      {entries.map(({ when, what, text, state }) => (
        <li key={what} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={styles.when}>{when}</span>
          <span className={styles.what}>
            <strong>{what}</strong>
            <span>{text}</span>
          </span>
        </li>
      ))}
    </ol>
  </>
)
