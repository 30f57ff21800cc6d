import { useEffect, useState } from 'react'
import type { StaffSubject } from '../../domain/staff/staff-subject.ts'
import { asEnum } from '../../site/data/enum-words.ts'
import { whileCurrent } from '../../site/state/while-current.ts'
import { ask } from '../ask.ts'
import type { ShownAct } from '../operations/acts/act-answers.ts'
import { askActsOf } from '../operations/acts/ask-acts-of.ts'
import { actWords } from './act-words.ts'
import styles from './acts-of.module.css'
import { DifferenceList } from './difference-list.tsx'
import { momentWords } from './time-words.ts'

interface Props {
  subject: StaffSubject
  /** Its number or reference. */
  of: string
  /** Asked for again when this is another: what was done just now is on record. */
  revision?: string | undefined
}

/** What staff have done to one thing. Opened by whoever wants to know; nothing where nothing was done. */
export const ActsOf = ({ subject, of, revision }: Props) => {
  const [acts, setActs] = useState<readonly ShownAct[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision may have another act
  useEffect(
    () =>
      whileCurrent((isCurrent) => {
        ask(askActsOf, { subject: asEnum(subject), of }).then(
          (found) => isCurrent() && setActs(found),
          // What is shown beside it says that nobody can be reached.
          () => undefined,
        )
      }),
    [subject, of, revision],
  )
  if (acts.length === 0) return null
  return (
    <details className={styles.acts}>
      <summary>On record, {acts.length}</summary>
      <ol>
        {acts.map((act) => (
          <li key={act.id}>
            <time dateTime={act.at}>{momentWords(act.at)}</time>
            <div>
              <strong>{act.isMine ? 'You' : act.name}</strong> {actWords(act)}
              <DifferenceList changes={act.changes} />
            </div>
          </li>
        ))}
      </ol>
    </details>
  )
}
