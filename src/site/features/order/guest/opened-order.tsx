import { useEffect } from 'react'
import { formatMoney } from '../../../../domain/money/money-format.ts'
import { OnwardLink } from '../../../components/onward-link.tsx'
import { useShell } from '../../../components/shell-context.ts'
import { storedValue } from '../../../state/stored-value.ts'
import { useMinute } from '../../../state/use-minute.ts'
import { useShopTerms } from '../../delivery/use-shop-terms.ts'
import { tellShopEvent } from '../../measurement/shop-events.ts'
import { isPaidOrder } from '../answered-order.ts'
import { OrderPapers } from '../order-papers.tsx'
import { OrderStage } from '../order-stage.tsx'
import { OrderView } from '../order-view.tsx'
import { paidCard } from '../paid-card.ts'
import plain from '../plain-link.module.css'
import { CancelSection } from './cancel-section.tsx'
import type { GuestOrder } from './guest-answer.ts'
import type { GuestKeys } from './guest-keys.ts'
import styles from './guest-order.module.css'
import { untoldRefunds } from './refund-events.ts'
import { ReturnSection } from './return-section.tsx'
import type { Act } from './use-guest-order.ts'

interface Props {
  found: GuestOrder
  keys: GuestKeys
  act: Act
  onForget: () => void
}

const told = storedValue(() => localStorage, 'told-refunds')

const paperLabels = ({ refunds }: GuestOrder) => [
  { label: 'Invoice' },
  ...refunds.map(({ id }, index) => ({
    label: refunds.length === 1 ? 'Credit note' : `Credit note ${index + 1}`,
    about: id,
  })),
]

/** How an order stands, its papers, and what can still be done about it. */
export const OpenedOrder = ({ found, keys, act, onForget }: Props) => {
  const { edition } = useShell()
  const terms = useShopTerms('en-au')
  const now = useMinute()
  const { order, key } = found
  useEffect(() => {
    for (const event of untoldRefunds(found, told)) tellShopEvent(event)
  }, [found])
  if (terms === null || now === undefined) return <OrderStage headline={order.number}>{null}</OrderStage>
  const tracked = order.tracking && ` It’s with ${order.tracking.carrier}: ${order.tracking.number}.`
  return (
    <OrderView
      order={order}
      terms={terms}
      now={now}
      heading="Where it is"
      also={tracked ?? ''}
      papers={
        <>
          {order.refunded > 0 && (
            <p className={styles.back}>
              <span>Refunded</span> <span>{formatMoney(order.refunded, edition.currency, edition.locale)}</span>
            </p>
          )}
          <OrderPapers number={order.number} orderKey={key} papers={paperLabels(found)} />
          {key === null && <p>The link in our emails opens the invoice and address.</p>}
        </>
      }
    >
      {!isPaidOrder(order) && (
        <section className={styles.afterwards}>
          <h2>What happens now</h2>
          <p>
            {order.card ? `${paidCard(order.card)} is credited` : 'The money is back'} within {terms.refundDays}{' '}
            business days; when it shows up is up to your bank. There’s nothing else to do.
          </p>
          <p>
            <OnwardLink href={`/${edition.code}/shop/`}>Back to the shop</OnwardLink>
          </p>
        </section>
      )}
      {order.canCancel && <CancelSection order={order} keys={keys} act={act} />}
      {found.canReturn && <ReturnSection found={found} keys={keys} act={act} />}
      <p className={styles.forget}>
        <button type="button" className={plain.link} onClick={onForget}>
          Look up another order
        </button>
      </p>
    </OrderView>
  )
}
