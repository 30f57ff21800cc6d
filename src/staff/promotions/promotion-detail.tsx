import type { Promotion } from '../operations/promotions/promotion-answers.ts'
import { draftOf } from './draft.ts'
import { PreviewTable } from './preview-table.tsx'
import styles from './promotion-detail.module.css'
import { benefitWords, daysWords, usesWords, viewOf, viewWords } from './promotion-words.ts'
import { usePreview } from './use-preview.ts'

interface Props {
  promotion: Promotion
  others: readonly string[]
}

/** One promotion, and what it does. */
export const PromotionDetail = ({ promotion, others }: Props) => {
  const { code, name, oncePerCustomer } = promotion
  const { preview, isOld } = usePreview(draftOf(promotion))
  return (
    <article className={styles.detail}>
      <header>
        <h2>{code}</h2>
        <p className={styles.since}>
          <strong>{viewWords[viewOf(promotion.view)]}</strong>, {daysWords(promotion)}
          {others.length > 0 && <span className={styles.others}>{others.join(', ')} has it open, too</span>}
        </p>
      </header>
      <p>
        {benefitWords(promotion)}, {oncePerCustomer ? 'once per customer' : 'as often as somebody likes'}. The customer
        reads “{name}”.
      </p>
      <p>
        {usesWords(promotion)}
        {promotion.uses > 0 && ' What people were promised stays: end it, and copy it, to make another.'}
      </p>
      <h3>What it does</h3>
      {preview ? <PreviewTable preview={preview} isOld={isOld} /> : <p>One moment.</p>}
    </article>
  )
}
