import type { ReactNode } from 'react'
import type { Cents } from '../../../../domain/money/money.ts'
import { formatMoney } from '../../../../domain/money/money-format.ts'
import { FeatureBoundary } from '../../../components/feature-boundary.tsx'
import { Icon } from '../../../icons/icon.tsx'
import { paidCard } from '../../order/paid-card.ts'
import plain from '../../order/plain-link.module.css'
import { LabelRow } from '../frame/label-row.tsx'
import { BankQuestion } from './bank-question.tsx'
import { declineWords } from './decline-words.ts'
import type { Flow } from './payment-flow.ts'
import styles from './payment-row.module.css'

interface Props {
  flow: Flow
  card: { brand: string; last4: string } | undefined
  /** Absent while the bank is at it. */
  action?: ReactNode
  onBankDone: () => void
  onAnotherCard: () => void
}

const aud = (cents: Cents): string => formatMoney(cents, 'AUD', 'en-AU')

/** The card, what the bank asks, and what the bank said. */
export const PaymentRow = ({ flow, card, action, onBankDone, onAnotherCard }: Props) => {
  const declined = flow.phase === 'ready' ? flow.order.declined : null
  const isAwaited = flow.phase === 'paying' || flow.phase === 'asking'
  return (
    <LabelRow label="Payment" action={action}>
      <p className={styles.card}>
        <Icon name="card" />
        <span>
          {card ? paidCard(card) : '\u00a0'}
          {flow.phase === 'verifying' && `, ${aud(flow.order.total)}`}
        </span>
      </p>
      {flow.phase === 'verifying' && (
        <FeatureBoundary of="bank-question" name="The bank’s question">
          <BankQuestion verification={flow.verification} onDone={onBankDone} />
        </FeatureBoundary>
      )}
      {isAwaited && (
        <p className={styles.hint}>
          We’re asking the bank. You won’t be charged twice, whatever the connection does. No need to press Pay again.
        </p>
      )}
      {flow.phase !== 'verifying' && !isAwaited && declined === null && (
        <p className={styles.hint}>Your bank may ask you to confirm. It’ll ask here, on this page.</p>
      )}
      <div role="alert">
        {declined !== null && (
          <>
            <p className={styles.declined}>{declineWords(declined)}</p>
            <button type="button" className={plain.link} onClick={onAnotherCard}>
              Use another card
            </button>
          </>
        )}
      </div>
    </LabelRow>
  )
}
