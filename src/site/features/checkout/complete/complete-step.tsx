import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { orderAddress } from '../../../../domain/orders/order-address.ts'
import { stepPath } from '../../../../domain/orders/step-path.ts'
import { OnwardLink } from '../../../components/onward-link.tsx'
import { useShell } from '../../../components/shell-context.ts'
import { useMinute } from '../../../state/use-minute.ts'
import { useCart } from '../../cart/cart-provider.tsx'
import { useShopTerms } from '../../delivery/use-shop-terms.ts'
import page from '../../order/order-layout.module.css'
import { OrderPapers } from '../../order/order-papers.tsx'
import { OrderStage, StageLead } from '../../order/order-stage.tsx'
import { OrderView } from '../../order/order-view.tsx'
import plain from '../../order/plain-link.module.css'
import { shopTroubleWords } from '../../order/shop-trouble-words.ts'
import { leaveNote } from '../frame/arrival-note.ts'
import { WithoutScripts } from '../frame/without-scripts.tsx'
import { AccountOffer } from './account-offer.tsx'
import styles from './complete-step.module.css'
import { usePaidOrder } from './use-paid-order.ts'

interface Props {
  notes: ReactNode
}

/** Third step: it is paid. What happens next, when, and what it was. */
export const CompleteStep = ({ notes }: Props) => {
  const { edition } = useShell()
  const { cart, loaded } = useCart()
  const terms = useShopTerms('en-au')
  const now = useMinute()
  const [found, tryAgain] = usePaidOrder()

  const { state } = found
  const leave = useEffectEvent(() => {
    if (state === 'with-the-bank') return location.replace(stepPath(edition.code, 'verify'))
    leaveNote(cart.lineItems.length > 0 ? 'not-paid' : 'no-order')
    location.replace(stepPath(edition.code, 'details'))
  })
  const isLeaving = loaded && (state === 'none' || state === 'with-the-bank')
  useEffect(() => {
    if (isLeaving) leave()
  }, [isLeaving])

  if (found.state !== 'paid' || terms === null || now === undefined)
    return (
      <OrderStage headline="Your order">
        <WithoutScripts />
        <div className={page.scripted} role="status">
          {found.state === 'unknown' ? (
            <StageLead>
              We can’t look it up just now. What was paid is paid, and the receipt comes by email.{' '}
              {shopTroubleWords(found.trouble).split('. ')[0]}.{' '}
              <button type="button" className={plain.link} onClick={tryAgain}>
                Try again
              </button>
            </StageLead>
          ) : (
            <p className={styles.waiting}>We’re looking it up.</p>
          )}
        </div>
      </OrderStage>
    )

  const { order, key } = found
  return (
    <>
      <OrderView
        order={order}
        terms={terms}
        now={now}
        heading="What happens next"
        papers={<OrderPapers number={order.number} orderKey={key} papers={[{ label: 'Invoice' }]} />}
      >
        <p>
          <OnwardLink href={orderAddress(edition.code, order.number, key)}>
            {order.state === 'PAID' ? 'See this order at any time, or cancel it' : 'See this order at any time'}
          </OnwardLink>
        </p>
        <AccountOffer />
      </OrderView>
      <div className={page.notes}>{notes}</div>
    </>
  )
}
