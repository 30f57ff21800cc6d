import { type ListedOrder, stateOf } from '../operations/orders/order-answers.ts'
import { agoWords } from '../parts/time-words.ts'
import styles from './order-row.module.css'
import { aud, goodsWords, stateWords } from './order-words.ts'

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
      <label className={styles.mark}>
        <input type="checkbox" checked={isMarked} onChange={onMark} tabIndex={-1} />
        <span className="visually-hidden">Mark {number}</span>
      </label>
      <button type="button" onClick={onSelect} aria-current={isSelected || undefined}>
        <strong>{number}</strong>
        <span className={styles.who}>{name}</span>
        <span className={styles.state} data-state={isReturned ? 'returned' : state}>
          {isReturned ? 'Return in' : stateWords[state]}
        </span>
        <span className={styles.total}>{aud(total)}</span>
        <span className={styles.goods}>
          <b>{isPickUp ? 'Pick-up' : suburb}</b> · {goodsWords(goods)}
        </span>
        <span className={styles.ago}>{agoWords(at, now)}</span>
      </button>
    </li>
  )
}
