import { useRef } from 'react'
import { type StaffSubject, staffSubjects } from '../../domain/staff/staff-subject.ts'
import { thingPath } from '../../domain/staff/thing-path.ts'
import { asEnum } from '../../site/data/enum-words.ts'
import { useKeys } from '../app/keys.ts'
import type { RoomProps } from '../app/room-props.ts'
import { goTo } from '../app/route.ts'
import { ask } from '../ask.ts'
import { subjectOf } from '../operations/acts/act-answers.ts'
import { askActs } from '../operations/acts/ask-acts.ts'
import { actWords, subjectWords } from '../parts/act-words.ts'
import { DeskLink } from '../parts/desk-link.tsx'
import { DifferenceList } from '../parts/difference-list.tsx'
import fields from '../parts/fields.module.css'
import { momentWords } from '../parts/time-words.ts'
import { useList } from '../parts/use-list.ts'
import { filterIn, type RecordFilter, recordAddress } from './record-address.ts'
import styles from './record-room.module.css'

/** All that staff have done, newest first: who, when, to what, and what it was before. */
export const RecordRoom = ({ search }: RoomProps) => {
  const filter = filterIn(search)
  const { person, subject, day } = filter
  const whoRef = useRef<HTMLSelectElement>(null)
  const list = useList(
    `${person} ${subject} ${day}`,
    (paging) =>
      ask(askActs, {
        person: person ?? null,
        subject: subject === undefined ? null : asEnum(subject),
        day: day ?? null,
        ...paging,
      }),
    ({ staffActs }) => staffActs,
  )
  const show = (changed: Partial<RecordFilter>) => goTo(recordAddress({ ...filter, ...changed }), 'replace')
  useKeys([{ key: 'f', label: 'Filter', run: () => whoRef.current?.focus() }])
  const isAll = person === undefined && subject === undefined && day === undefined
  return (
    <div className={styles.room}>
      <h1>Record</h1>
      <p>Everything that staff have done at the desk. Nobody can change it, and it says what was before.</p>
      <form className={styles.filter} onSubmit={(event) => event.preventDefault()}>
        <label className={fields.field}>
          By
          <select
            ref={whoRef}
            value={person ?? ''}
            onChange={({ target }) => show({ person: target.value || undefined })}
          >
            <option value="">Everybody</option>
            {list.answer?.staffActors.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className={fields.field}>
          To
          <select
            value={subject ?? ''}
            onChange={({ target }) =>
              show({ subject: staffSubjects.find((each: StaffSubject) => each === target.value) })
            }
          >
            <option value="">Everything</option>
            {staffSubjects.map((each) => (
              <option key={each} value={each}>
                {subjectWords[each]}
              </option>
            ))}
          </select>
        </label>
        <label className={fields.field}>
          On
          <input type="date" value={day ?? ''} onChange={({ target }) => show({ day: target.value || undefined })} />
        </label>
        {!isAll && (
          <DeskLink href="/staff/record/" how="replace">
            Show all of it
          </DeskLink>
        )}
      </form>
      {list.isUnreachable && (
        <p className={styles.trouble} role="alert">
          We can’t reach the server.
        </p>
      )}
      {list.items.length === 0 && list.asOf && (
        <p className={styles.none}>{isAll ? 'Nobody has done anything yet.' : 'Nothing like that is on record.'}</p>
      )}
      <ol className={styles.acts} aria-label="Acts">
        {list.items.map((act) => (
          <li key={act.id}>
            <time dateTime={act.at}>{momentWords(act.at)}</time>
            <div>
              <p>
                <strong>{act.isMine ? 'You' : act.name}</strong> {actWords(act)}
              </p>
              <DifferenceList changes={act.changes} />
            </div>
            <DeskLink href={thingPath(subjectOf(act.subject), act.of)}>
              Open<span className="visually-hidden"> {act.label}</span>
            </DeskLink>
          </li>
        ))}
      </ol>
      {list.hasMore && (
        <button type="button" className="button button-quiet" onClick={() => void list.more()}>
          Show more
        </button>
      )}
    </div>
  )
}
