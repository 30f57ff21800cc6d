import { formNames } from '../../domain/forms/form-kind.ts'
import { formOf, type ListedCase } from '../operations/inbox/case-answers.ts'
import { DeskLink } from '../parts/desk-link.tsx'
import styles from './case-row.module.css'
import { roomOfCase } from './inbox-address.ts'
import { waitWords } from './inbox-words.ts'

interface Props {
  listed: ListedCase
  now: Date
  isSelected: boolean
  onSelect: () => void
}

/** A case in the list: who, from where, what about, and how long it waits. */
export const CaseRow = ({ listed, now, isSelected, onSelect }: Props) => {
  const { reference, name, place, about, gist, files, assignee, isUnread, outcome, isMerged } = listed
  const form = formOf(listed.form)
  const wait = waitWords(listed, now)
  const room = roomOfCase(form, reference)
  const what = form === 'contact' || form === 'repair' ? about : `${formNames[form]}: ${about}`
  return (
    <li className={styles.row} data-selected={isSelected || undefined} data-unread={isUnread || undefined}>
      <button type="button" onClick={onSelect} aria-current={isSelected || undefined}>
        <strong>
          {isUnread && <span className="visually-hidden">Unread: </span>}
          {name}
          {place !== '' && `, ${place}`}
        </strong>
        <span className={styles.wait} data-over={wait.isOver || undefined}>
          {wait.words}
        </span>
        <span className={styles.about}>
          {what}
          {files > 0 && (files === 1 ? ', one file' : `, ${files} files`)}
        </span>
        <span className={styles.who}>
          {isMerged ? 'Merged' : outcome === null ? (assignee ?? '') : outcome === 'closed' ? 'Closed' : 'Answered'}
        </span>
        {gist !== '' && <span className={styles.gist}>{gist}</span>}
      </button>
      {room && (
        <DeskLink className={styles.room} href={room.href} aria-label={`${name} in ${room.name}`}>
          {room.name}
        </DeskLink>
      )}
    </li>
  )
}
