import type { RefObject } from 'react'
import { isPaid } from '../../domain/orders/order-state.ts'
import { canBecome, canCancel } from '../../domain/orders/order-transitions.ts'
import { paidCard } from '../../site/features/order/paid-card.ts'
import { type ListedOrder, type OrderFile, stateOf } from '../operations/orders/order-answers.ts'
import { ActsOf } from '../parts/acts-of.tsx'
import { NoteField } from '../parts/note-field.tsx'
import { momentWords } from '../parts/time-words.ts'
import styles from './order-detail.module.css'
import { aud, stateWords } from './order-words.ts'

interface Props {
  number: string
  /** What the list has of it: it is there before the rest. */
  listed: ListedOrder | undefined
  /** Undefined until it is there, null where there is none. */
  file: OrderFile | null | undefined
  others: readonly string[]
  noteRef: RefObject<HTMLTextAreaElement | null>
  onNote: (words: string) => Promise<boolean>
  onSettle: (number: string) => void
}

/** That is what somebody walks to. */
const Bay = ({ bay }: { bay: string | null }) => (
  <span className={styles.bay}>
    {bay !== null && (
      <>
        <span className="visually-hidden">Bay </span>
        {bay}
      </>
    )}
  </span>
)

const Goods = ({ file: { order, available } }: { file: OrderFile }) => (
  <>
    <ul className={styles.lines}>
      {order.lines.map(({ sku, name, picture, quantity, price, isBonus, refundedUnits }) => (
        <li key={sku + String(isBonus)}>
          <img src={picture} alt="" width={64} height={64} loading="lazy" />
          <span>
            <strong>{quantity === 1 ? name : `${quantity} × ${name}`}</strong>
            <small>
              {sku}
              {available.map((each) => each.sku === sku && ` · ${each.available} here`)}
              {refundedUnits > 0 && ` · ${refundedUnits} paid back`}
            </small>
          </span>
          <Bay bay={available.find((each) => each.sku === sku)?.bay ?? null} />
          <span className={styles.amount}>{isBonus ? 'Free' : aud((price * quantity) as typeof price)}</span>
        </li>
      ))}
    </ul>
    <p className={styles.sums}>
      GST <b>{aud(order.gst)}</b> Delivery <b>{order.deliveryCost === 0 ? 'free' : aud(order.deliveryCost)}</b>
      {order.code !== null && (
        <>
          Code {order.code} <b>−{aud(order.off)}</b>
        </>
      )}
      Paid <b>{aud(order.total)}</b>
      {order.refunded > 0 && (
        <>
          Back <b>{aud(order.refunded)}</b>
        </>
      )}
    </p>
  </>
)

const History = ({ file: { events } }: { file: OrderFile }) => (
  <ol className={styles.history}>
    {events.map(({ at, who, from, to, note }, index) => (
      <li key={at + String(index)} data-state={index === 0 ? 'now' : 'done'}>
        <time dateTime={at}>{momentWords(at)}</time>
        <span>
          {from !== to && <strong>{stateWords[stateOf(to)]}. </strong>}
          {note !== null && `${note} `}
          <em>{who}</em>
        </span>
      </li>
    ))}
  </ol>
)

const Beside = ({ file }: { file: OrderFile }) => {
  const { order, payment, otherOrders, otherTotal } = file
  return (
    <aside className={styles.beside}>
      <section>
        <h4>{order.isPickUp ? 'Picked up by' : 'Goes to'}</h4>
        <p>
          <strong>{order.name}</strong>
          {order.address !== null && (
            <>
              <br />
              {order.address.street}
              <br />
              {order.address.suburb} {order.address.state} {order.address.postcode}
            </>
          )}
          <br />
          <a href={`tel:${order.phone}`}>{order.phone}</a>
          <br />
          <a href={`mailto:${order.email}`}>{order.email}</a>
        </p>
        {order.notes !== '' && <p className={styles.quote}>“{order.notes}”</p>}
      </section>
      {order.tracking !== null && (
        <section>
          <h4>On its way by</h4>
          <p>
            {order.tracking.carrier}
            <br />
            {order.tracking.number}
          </p>
        </section>
      )}
      {otherOrders > 0 && (
        <section>
          <h4>Has bought before</h4>
          <p>
            {otherOrders === 1 ? 'One order' : `${otherOrders} orders`}, {aud(otherTotal)} in all
          </p>
        </section>
      )}
      <section>
        <h4>Payment</h4>
        <p>
          {order.card === null ? 'No card' : paidCard(order.card)}
          {payment !== null && (
            <>
              <br />
              <small>{payment}</small>
            </>
          )}
        </p>
      </section>
    </aside>
  )
}

const Returns = ({ file, onSettle }: { file: OrderFile; onSettle: (number: string) => void }) =>
  file.returns.map(({ number, reason, words, isSettled, lines }) => (
    <section key={number} className={styles.return} data-settled={isSettled || undefined}>
      <h3>
        Return {number}
        {isSettled && ', settled'}
      </h3>
      <p>
        {lines.reduce((sum, { units }) => sum + units, 0)} of it, {reason}
        {words !== '' && `: “${words}”`}
      </p>
      {!isSettled && (
        <button type="button" className="button button-quiet" onClick={() => onSettle(number)}>
          It is settled
        </button>
      )}
    </section>
  ))

/** One order, whole. What the list has of it stands at once; the rest comes without a jump. */
export const OrderDetail = ({ number, listed, file, others, noteRef, onNote, onSettle }: Props) => {
  if (file === null)
    return (
      <p className={styles.none}>
        There is no order {number}. A digit or its last character may be wrong: search for the name instead.
      </p>
    )
  const state = file ? stateOf(file.order.state) : listed && stateOf(listed.state)
  const at = file?.order.paidAt ?? listed?.at
  return (
    <article className={styles.detail}>
      <header>
        <h2>{number}</h2>
        <p className={styles.since}>
          {state && <strong>{stateWords[state]}</strong>}
          {at && `, since ${momentWords(at)}`}
          {others.length > 0 && <span className={styles.others}>{others.join(', ')} has it open, too</span>}
        </p>
      </header>
      {file && (
        <div className={styles.columns}>
          <div>
            <Returns file={file} onSettle={onSettle} />
            <Goods file={file} />
            <h3>What happened</h3>
            <History file={file} />
          </div>
          <Beside file={file} />
        </div>
      )}
      <NoteField key={number} placeholder="Write a note for the team" most={1000} noteRef={noteRef} onNote={onNote} />
      {file && (
        <ActsOf
          key={`acts of ${number}`}
          subject="order"
          of={number}
          revision={`${file.revision} ${file.events.length}`}
        />
      )}
    </article>
  )
}

/** What may be done with an order as it stands. */
export const possibleActs = (state: ReturnType<typeof stateOf>, isPickUp: boolean) => ({
  pack: !isPickUp && canBecome(state, 'packed', { isPickUp }),
  ship: canBecome(state, 'shipped', { isPickUp }),
  deliver: canBecome(state, 'delivered', { isPickUp }),
  ready: canBecome(state, 'ready', { isPickUp }),
  collect: canBecome(state, 'collected', { isPickUp }),
  refund: isPaid(state),
  cancel: canCancel(state),
})
