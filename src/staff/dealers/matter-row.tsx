import { kindOf, type MatterRow as Row, stateOf } from '../operations/dealers/dealer-answers.ts'
import { agoWords } from '../parts/time-words.ts'
import { editionWords, stateWords } from './dealer-words.ts'
import styles from './matter-row.module.css'

interface Props {
  row: Row
  now: Date
  isSelected: boolean
  onSelect: () => void
}

/** Who asks us for something, or a dealer: what, how it stands, and since when. */
export const MatterRow = ({ row, now, isSelected, onSelect }: Props) => {
  const state = stateOf(row.state)
  return (
    <li className={styles.row} data-selected={isSelected || undefined}>
      <button type="button" onClick={onSelect} aria-current={isSelected || undefined} data-matter={kindOf(row.matter)}>
        <strong>{row.title}</strong>
        <span className={styles.state} data-state={state}>
          {stateWords[state]}
        </span>
        <span className={styles.about}>{row.about}</span>
        <span className={styles.ago}>{row.at === null ? editionWords[row.edition] : agoWords(row.at, now)}</span>
      </button>
    </li>
  )
}
