import type { ListedStock } from '../operations/stock/stock-answers.ts'
import styles from './stock-row.module.css'
import { lastsWords, nameOf, stateWords, stockState } from './stock-words.ts'

interface Props {
  item: ListedStock
  isSelected: boolean
  onSelect: () => void
}

/** A product in the list: what, where, how it stands and how many there are. */
export const StockRow = ({ item, isSelected, onSelect }: Props) => {
  const { sku, bay, available, held, weeksLeft, waiting } = item
  return (
    <li className={styles.row} data-selected={isSelected || undefined}>
      <button type="button" onClick={onSelect} aria-current={isSelected || undefined}>
        <strong>{nameOf(item)}</strong>
        <span className={styles.state} data-state={stockState(item)}>
          {stateWords(item)}
        </span>
        <span className={styles.count}>{available}</span>
        <span className={styles.small}>
          {sku}
          {bay !== null && ` · bay ${bay}`}
          {waiting > 0 && ` · ${waiting} waiting`}
        </span>
        <span className={styles.small}>{lastsWords(weeksLeft)}</span>
        <span className={styles.held}>{held > 0 && `${held} held`}</span>
      </button>
    </li>
  )
}
