import type { Payments, Unmatched } from '../operations/trouble/ask-payments.ts'
import { aud } from '../orders/order-words.ts'
import { DeskLink } from '../parts/desk-link.tsx'
import styles from './trouble.module.css'

interface Props {
  /** Undefined until the gateway has answered. */
  payments: Payments | undefined
  isBusy: boolean
  onPaidByHand: (unmatched: Unmatched) => void
}

/** Money that is somewhere nobody can tell, with what to do about it. */
export const PaymentList = ({ payments, isBusy, onPaidByHand }: Props) => {
  if (payments === undefined) return <p>The gateway is being asked.</p>
  const { unmatched, isGatewayAway } = payments
  return (
    <>
      {isGatewayAway && (
        <p className={styles.away} role="alert">
          The gateway does not answer: whether it has charges without an order can’t be told now. Look again in some
          minutes.
        </p>
      )}
      {unmatched.length === 0 && !isGatewayAway && <p>Everything matches.</p>}
      <ul className={styles.list}>
        {unmatched.map((each) => (
          <li key={`${each.kind} ${each.refund ?? each.payment ?? each.order}`}>
            <div>
              <strong>
                {each.order === null ? (
                  each.payment
                ) : (
                  <DeskLink href={`/staff/orders/${encodeURIComponent(each.order)}/?view=all`}>{each.order}</DeskLink>
                )}
              </strong>
              <span className={styles.kind}>
                {aud(each.amount)} {each.what}.
              </span>
              <p className={styles.reason}>{each.toDo}</p>
            </div>
            {each.kind === 'REFUND_FAILED' && each.refund !== null && (
              <div className={styles.acts}>
                <button
                  type="button"
                  className="button button-quiet"
                  aria-disabled={isBusy || undefined}
                  aria-label={`It was paid by hand: ${each.order}`}
                  onClick={() => onPaidByHand(each)}
                >
                  It was paid by hand
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
