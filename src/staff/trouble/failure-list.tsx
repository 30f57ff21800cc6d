import type { Failure } from '../operations/trouble/ask-trouble.ts'
import { DeskLink } from '../parts/desk-link.tsx'
import { momentWords } from '../parts/time-words.ts'
import styles from './trouble.module.css'
import { titleOf, triesWords } from './trouble-words.ts'

interface Props {
  failures: readonly Failure[]
  /** The one that keys act on. */
  current: string | undefined
  isBusy: boolean
  onSelect: (id: string) => void
  onAgain: (failure: Failure) => void
  onGiveUp: (failure: Failure) => void
}

const About = ({ failure: { order, reference } }: { failure: Failure }) => {
  if (order !== null)
    return <DeskLink href={`/staff/orders/${encodeURIComponent(order)}/?view=all`}>Order {order}</DeskLink>
  if (reference !== null)
    return <DeskLink href={`/staff/inbox/${encodeURIComponent(reference)}/`}>Case {reference}</DeskLink>
  return null
}

/** Letters and jobs that nobody tries again by itself. */
export const FailureList = ({ failures, current, isBusy, onSelect, onAgain, onGiveUp }: Props) => (
  <ul className={styles.list}>
    {failures.map((failure) => (
      <li
        key={failure.id}
        data-selected={failure.id === current || undefined}
        onPointerDown={() => onSelect(failure.id)}
      >
        <div>
          <strong>{titleOf(failure)}</strong>
          <span className={styles.kind} data-kind={failure.kind}>
            {failure.kind === 'LETTER' ? `Letter to ${failure.to}` : 'Job'}, {triesWords(failure.tries)}, since{' '}
            {momentWords(failure.since)}
          </span>
          <p className={styles.reason}>{failure.reason}</p>
          <About failure={failure} />
        </div>
        <div className={styles.acts}>
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={isBusy || undefined}
            aria-label={`Try again: ${titleOf(failure)}`}
            onClick={() => onAgain(failure)}
          >
            Try again
          </button>
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={isBusy || undefined}
            aria-label={`Give up: ${titleOf(failure)}`}
            onClick={() => onGiveUp(failure)}
          >
            Give up
          </button>
        </div>
      </li>
    ))}
  </ul>
)
