import type { Promotion } from '../operations/promotions/promotion-answers.ts'
import { aud } from '../orders/order-words.ts'
import styles from './promotion-row.module.css'
import { benefitWords, daysWords } from './promotion-words.ts'

interface Props {
  promotion: Promotion
  isSelected: boolean
  onSelect: () => void
}

/** A promotion in the list: the word, what it is worth, when, and how often it was used. */
export const PromotionRow = ({ promotion, isSelected, onSelect }: Props) => {
  const { code, uses, off } = promotion
  return (
    <li className={styles.row} data-selected={isSelected || undefined}>
      <button type="button" onClick={onSelect} aria-current={isSelected || undefined}>
        <strong>{code}</strong>
        <span className={styles.uses}>{uses === 0 ? 'not used' : `${uses} used`}</span>
        <span className={styles.small}>
          {benefitWords(promotion)} · {daysWords(promotion)}
        </span>
        <span className={styles.off}>{off > 0 && aud(off)}</span>
      </button>
    </li>
  )
}
