import { type ListedOrder, stateOf } from '../operations/order-answers.ts'
import styles from './order-row.module.css'
import { agoWords, aud, goodsWords, stateWords } from './order-words.ts'

interface Props {
  order: ListedOrder
  now: Date
  isSelected: boolean
  isMarked: boolean
  onSelect: () => void
  onMark: () => void
}

/** An order in the list: who, what, where it stands, how much and since when. */
export const OrderRow = ({ order, now, isSelected, isMarked, onSelect, onMark }: Props) => {
  const { number, name, suburb, isPickUp, goods, total, at, isReturned } = order
  const state = stateOf(order.state)
  return (
    <li className={styles.row} data-selected={isSelected || undefined}>
      <input type="checkbox" checked={isMarked} onChange={onMark} aria-label={`Mark ${number}`} tabIndex={-1} />
      <button type="button" onClick={onSelect} aria-current={isSelected || undefined}>
        <strong>{number}</strong>
        <span className={styles.who}>
          {name}, {isPickUp ? 'pick-up' : suburb}
        </span>
        <span className={styles.state} data-state={isReturned ? 'returned' : state}>
          {isReturned ? 'Return in' : stateWords[state]}
        </span>
        <span className={styles.total}>{aud(total)}</span>
        <span className={styles.goods}>{goodsWords(goods)}</span>
        <span className={styles.ago}>{agoWords(at, now)}</span>
      </button>
    </li>
  )
}
