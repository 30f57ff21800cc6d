import { type ListedPerson, roleOf } from '../operations/people/person-answers.ts'
import { agoWords } from '../parts/time-words.ts'
import styles from './person-row.module.css'
import { roleWords } from './person-words.ts'

interface Props {
  person: ListedPerson
  now: Date
  isSelected: boolean
  onSelect: () => void
}

/** Somebody in the list: who, and what they may do. */
export const PersonRow = ({ person: { name, email, role, seenAt, isLeaving }, now, isSelected, onSelect }: Props) => (
  <li className={styles.row} data-selected={isSelected || undefined}>
    <button type="button" onClick={onSelect} aria-current={isSelected || undefined}>
      <strong>{name || 'No name'}</strong>
      <span className={styles.role} data-role={roleOf(role)}>
        {isLeaving ? 'Leaving' : roleWords[roleOf(role)]}
      </span>
      <span className={styles.email}>{email || 'No proved address'}</span>
      <span className={styles.ago}>{agoWords(seenAt, now)}</span>
    </button>
  </li>
)
