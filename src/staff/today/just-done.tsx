import { thingPath } from '../../domain/staff/thing-path.ts'
import { subjectOf } from '../operations/acts/act-answers.ts'
import type { Today } from '../operations/today/ask-today.ts'
import { actWords } from '../parts/act-words.ts'
import { DeskLink } from '../parts/desk-link.tsx'
import { timeWords } from '../parts/time-words.ts'
import styles from './just-done.module.css'
import type { DoneAct, Undoing } from './use-undo.ts'

interface LineProps {
  done: DoneAct
  now: Date
  undoing: Undoing
}

const Line = ({ done, now, undoing: { isBusy, canUndo, undo } }: LineProps) => {
  const { act } = done
  const which = <span className="visually-hidden"> {act.label}</span>
  return (
    <li>
      <time dateTime={act.at}>{timeWords(new Date(act.at))}</time>
      <span>
        <strong>{act.isMine ? 'You' : act.name}</strong> {actWords(act)}
      </span>
      {canUndo(done, now) ? (
        <button type="button" aria-disabled={isBusy || undefined} onClick={() => void undo(done)}>
          Undo{which}
        </button>
      ) : (
        <DeskLink href={thingPath(subjectOf(act.subject), act.of)}>Open{which}</DeskLink>
      )}
    </li>
  )
}

interface Props extends Pick<Today, 'done' | 'doneToday'>, Omit<LineProps, 'done'> {}

/** What the staff have done today, newest first. What one has done oneself can be taken back for a while. */
export const JustDone = ({ done, doneToday, now, undoing }: Props) => (
  <section className={styles.done}>
    <h2>{doneToday === 0 ? 'Nothing done yet today' : `Just done, ${doneToday} today`}</h2>
    <p className={styles.said} role="status" data-trouble={undoing.said?.isTrouble || undefined}>
      {undoing.said?.words}
    </p>
    <ol>
      {done.map((each) => (
        <Line key={each.act.id} done={each} now={now} undoing={undoing} />
      ))}
    </ol>
    {doneToday > done.length && <DeskLink href="/staff/record/">All of it is on record</DeskLink>}
  </section>
)
