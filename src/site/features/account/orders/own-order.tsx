import { useState } from 'react'
import { shortDay } from '../../../../domain/calendar/day-words.ts'
import { addressLines } from '../../../../domain/contact/address-lines.ts'
import { printPhone } from '../../../../domain/forms/checks/phone-number.ts'
import { formatMoney } from '../../../../domain/money/money-format.ts'
import { papersPath } from '../../../../domain/orders/papers-path.ts'
import type { ShopTerms } from '../../../../domain/shop/shop-terms.ts'
import { useShell } from '../../../components/shell-context.ts'
import { Icon } from '../../../icons/icon.tsx'
import { isPaidOrder } from '../../order/answered-order.ts'
import { CancelSection } from '../../order/guest/cancel-section.tsx'
import type { GuestOrder } from '../../order/guest/guest-answer.ts'
import { ReturnSection } from '../../order/guest/return-section.tsx'
import { OrderLines } from '../../order/order-lines.tsx'
import { orderHeadline, orderLead, timeline } from '../../order/order-progress.ts'
import { OrderTimeline } from '../../order/order-timeline.tsx'
import { OrderTotals } from '../../order/order-totals.tsx'
import { paidCard } from '../../order/paid-card.ts'
import { summaryOfOrder } from '../../order/summary-view.ts'
import { TotalLine } from '../../order/total-line.tsx'
import body from '../parts/account-body.module.css'
import { PageHead } from '../parts/page-head.tsx'
import { OrderAgain } from './order-again.tsx'
import styles from './own-order.module.css'
import { useOrderActs } from './use-order-acts.ts'

interface Props {
  found: GuestOrder
  terms: ShopTerms
  now: Date
}

/** An order of mine: where it is, what is in it, and what can be done about it. */
export const OwnOrder = ({ found: first, terms, now }: Props) => {
  const { edition } = useShell()
  const { code, currency, locale, phone } = edition
  const [found, setFound] = useState(first)
  const act = useOrderActs(setFound)
  const { order, key } = found
  const { timeZone } = order.isPickUp ? terms.pickUp : terms.dispatch
  const keys = { number: order.number, proof: key ?? '' }
  const papers = [
    { label: 'Tax invoice', about: undefined },
    ...found.refunds.map(({ id }, index) => ({
      label: found.refunds.length === 1 ? 'Credit note' : `Credit note ${index + 1}`,
      about: id,
    })),
  ]
  const ask = new URLSearchParams({ topic: 'order', message: `Order ${order.number}: ` })
  return (
    <>
      <PageHead
        title={orderHeadline(order, timeZone, now)}
        back={{ href: `/${code}/account/orders/`, label: 'All orders' }}
      >
        <p>
          Order <strong>{order.number}</strong>
          {orderLead(order, terms)}
        </p>
      </PageHead>
      <div className={`wrap ${body.body} ${body.two}`}>
        <div className={body.main}>
          {isPaidOrder(order) && (
            <div className={styles.newestFirst}>
              <OrderTimeline heading="Where it is" entries={timeline(order, terms, phone, now).toReversed()} />
            </div>
          )}
          <section className={styles.contents}>
            <h2>What is in it</h2>
            <OrderLines lines={summaryOfOrder(order).lines} on="page" />
          </section>
          {key !== null && order.canCancel && <CancelSection order={order} keys={keys} act={act} />}
          {key !== null && found.canReturn && (
            <div id="send-back" className={styles.back}>
              <ReturnSection found={found} keys={keys} act={act} />
            </div>
          )}
        </div>
        <aside className={styles.aside} aria-label="Your order">
          <div className={body.card}>
            <TotalLine label="Paid" total={order.total} />
            {order.card && <p className={styles.card}>{paidCard(order.card)}</p>}
            <OrderTotals view={summaryOfOrder(order)} />
            {order.refunded > 0 && (
              <p className={styles.refunded}>
                <span>Refunded</span>
                <span>{formatMoney(order.refunded, currency, locale)}</span>
              </p>
            )}
            <ul className={body.rows}>
              {order.tracking && (
                <li>
                  <p>
                    <Icon name="truck" />
                    <span>{order.tracking.carrier}</span>
                    <small className={styles.tracking}>{order.tracking.number}</small>
                  </p>
                </li>
              )}
              {key !== null &&
                papers.map(({ label, about }) => (
                  <li key={label}>
                    <form method="post" action={papersPath}>
                      <input type="hidden" name="number" value={order.number} />
                      <input type="hidden" name="key" value={key} />
                      {about !== undefined && <input type="hidden" name="about" value={about} />}
                      <button type="submit">
                        <Icon name="download" />
                        <span>{label}</span>
                        <small>PDF</small>
                      </button>
                    </form>
                  </li>
                ))}
              {key !== null && found.canReturn && (
                <li>
                  <a href="#send-back">
                    <Icon name="back" />
                    <span>Return something</span>
                    {found.canChangeMind && found.returnUntil !== null && (
                      <small>until {shortDay(found.returnUntil)}</small>
                    )}
                  </a>
                </li>
              )}
              <li>
                <OrderAgain lines={order.lines} />
              </li>
              <li>
                <a href={`/${code}/support/contact/?${ask}`}>
                  <Icon name="question" />
                  <span>Ask about this order</span>
                </a>
              </li>
              <li>
                <button type="button" onClick={() => print()}>
                  <Icon name="print" />
                  <span>Print</span>
                </button>
              </li>
            </ul>
          </div>
          <div className={styles.goes}>
            <h2>{order.isPickUp ? 'Picked up by' : 'Goes to'}</h2>
            <p>
              {order.name}
              {order.address &&
                addressLines(order.address, locale).map((line) => (
                  <span key={line}>
                    <br />
                    {line}
                  </span>
                ))}
              {order.phone !== '' && (
                <>
                  <br />
                  {printPhone(order.phone, code)}
                </>
              )}
            </p>
          </div>
        </aside>
      </div>
    </>
  )
}

/** Until it is there. */
export const WaitingOrder = () => {
  const { code } = useShell().edition
  return (
    <>
      <PageHead title={'\u00a0'} back={{ href: `/${code}/account/orders/`, label: 'All orders' }} />
      <div className={`wrap ${body.body} ${body.two}`}>
        <section className={styles.contents}>
          <h2>Where it is</h2>
        </section>
      </div>
    </>
  )
}
