import type { ReactNode } from 'react'
import type { ShopTerms } from '../../../domain/shop/shop-terms.ts'
import { useShell } from '../../components/shell-context.ts'
import { type CheckoutOrder, isPaidOrder } from './answered-order.ts'
import layout from './order-layout.module.css'
import { OrderLines } from './order-lines.tsx'
import { orderHeadline, orderLead, timeline } from './order-progress.ts'
import { OrderStage, StageLead } from './order-stage.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderTotals } from './order-totals.tsx'
import { summaryOfOrder } from './summary-view.ts'
import { TotalLine } from './total-line.tsx'

interface Props {
  order: CheckoutOrder
  terms: ShopTerms
  now: Date
  /** Above the way from paid to there. */
  heading: string
  /** Goes on after the sentences about the order. */
  also?: string
  /** Below what was paid. */
  papers: ReactNode
  /** Below the way. */
  children: ReactNode
}

/** An order that was paid: how it stands, when it comes, and what it was. */
export const OrderView = ({ order, terms, now, heading, also = '', papers, children }: Props) => {
  const { edition } = useShell()
  const view = summaryOfOrder(order)
  const { timeZone } = order.isPickUp ? terms.pickUp : terms.dispatch
  const [shown] = order.lines.toSorted((one, other) => other.price - one.price)
  return (
    <>
      <OrderStage
        headline={orderHeadline(order, timeZone, now)}
        picture={shown && { src: shown.picture, alt: shown.name }}
      >
        <StageLead>
          Order <strong>{order.number}</strong>
          {orderLead(order, terms)}
          {also}
        </StageLead>
      </OrderStage>
      <div className={layout.page}>
        <div className={`wrap ${layout.main}`}>
          {isPaidOrder(order) && (
            <OrderTimeline heading={heading} entries={timeline(order, terms, edition.phone, now)} />
          )}
          {children}
        </div>
        <aside className={layout.summary} aria-label="Your order">
          <h2>{order.number}</h2>
          <OrderLines lines={view.lines} on="sand" />
          <OrderTotals view={view} />
          <hr />
          <TotalLine label="Paid" total={order.total} />
          {papers}
        </aside>
      </div>
    </>
  )
}
