import type { ListedMail } from '../operations/mail/mail-answers.ts'
import { agoWords } from '../parts/time-words.ts'
import styles from './mail-row.module.css'
import { senderWords, subjectWords } from './mail-words.ts'
import { SenderVerdict } from './sender-verdict.tsx'

interface Props {
  mail: ListedMail
  now: Date
  isSelected: boolean
  isMarked: boolean
  onSelect: () => void
  onMark: () => void
}

/** A mail in the list: who and whether that is so, what about, how it begins and since when. */
export const MailRow = ({ mail, now, isSelected, isMarked, onSelect, onMark }: Props) => {
  const { gist, files, at } = mail
  const sender = senderWords(mail)
  return (
    <li className={styles.row} data-selected={isSelected || undefined}>
      <label className={styles.mark}>
        <input type="checkbox" checked={isMarked} onChange={onMark} tabIndex={-1} />
        <span className="visually-hidden">
          Mark {sender}, {subjectWords(mail)}
        </span>
      </label>
      <button type="button" onClick={onSelect} aria-current={isSelected || undefined}>
        <strong>{sender}</strong>
        <span className={styles.ago}>{agoWords(at, now)}</span>
        <span className={styles.subject}>{subjectWords(mail)}</span>
        <span className={styles.files}>{files > 0 && (files === 1 ? '1 file' : `${files} files`)}</span>
        <span className={styles.gist}>{gist}</span>
        <SenderVerdict mail={mail} />
      </button>
    </li>
  )
}
