import { useState } from 'react'
import type { Cents } from '../../domain/money/money.ts'
import { refundOfUnits } from '../../domain/orders/refund-amount.ts'
import { randomKey } from '../../site/data/random-key.ts'
import type { OrderFile } from '../operations/orders/order-answers.ts'
import fields from '../parts/fields.module.css'
import { Sheet } from '../parts/sheet.tsx'
import { aud } from './order-words.ts'
import styles from './refund-sheet.module.css'
import type { Refund } from './use-order-acts.ts'

interface Props {
  file: OrderFile
  onClose: () => void
  onRefund: (refund: Refund) => void
}

type OpenReturn = OrderFile['returns'][number]

const wordsOf = (open: OpenReturn | undefined): string =>
  open === undefined ? '' : `Return ${open.number}: ${open.reason}`

/** By line, with the delivery or without. The button says how much; nothing goes back before it is pressed. */
export const RefundSheet = ({ file, onClose, onRefund }: Props) => {
  const { order } = file
  const open = file.returns.find(({ isSettled }) => !isSettled)
  const [key] = useState(randomKey)
  const [units, setUnits] = useState<Readonly<Record<number, number>>>(() =>
    Object.fromEntries((open?.lines ?? []).map(({ position, units: asked }) => [position, asked])),
  )
  const [hasDelivery, setDelivery] = useState(false)
  const [restock, setRestock] = useState(open !== undefined)
  const [reason, setReason] = useState(() => wordsOf(open))
  const [hasTried, setTried] = useState(false)

  const lines = order.lines.flatMap((_, position) =>
    (units[position] ?? 0) > 0 ? [{ position, units: units[position] ?? 0 }] : [],
  )
  const delivery = (hasDelivery ? order.deliveryCost : 0) as Cents
  const worth = refundOfUnits(order, lines, delivery)
  const problem =
    lines.length === 0 && !hasDelivery
      ? 'Choose what is paid back.'
      : !worth.ok
        ? worth.problem
        : reason.trim() === ''
          ? 'Say why: it stands in the letter about it.'
          : undefined
  const refund = () => {
    setTried(true)
    if (problem === undefined) onRefund({ key, lines, delivery, restock, reason: reason.trim() })
  }
  return (
    <Sheet title={`Pay back ${order.number}`} onClose={onClose} onDone={refund}>
      <ul className={styles.lines}>
        {order.lines.map(({ sku, name, quantity, refundedUnits, isBonus }, position) => {
          const left = quantity - refundedUnits
          return (
            <li key={sku + String(isBonus)}>
              <label htmlFor={`units-${position}`}>
                {name}
                <small>{left === 0 ? 'paid back already' : `of ${left}`}</small>
              </label>
              <input
                id={`units-${position}`}
                className={fields.input}
                type="number"
                inputMode="numeric"
                min={0}
                max={left}
                disabled={left === 0}
                value={units[position] ?? 0}
                onChange={({ target }) =>
                  setUnits({ ...units, [position]: Math.max(0, Math.trunc(target.valueAsNumber || 0)) })
                }
              />
            </li>
          )
        })}
      </ul>
      {order.deliveryCost > 0 && (
        <label className={fields.check}>
          <input type="checkbox" checked={hasDelivery} onChange={() => setDelivery(!hasDelivery)} />
          Delivery, {aud(order.deliveryCost)}
        </label>
      )}
      <label className={fields.check}>
        <input type="checkbox" checked={restock} onChange={() => setRestock(!restock)} />
        It can be sold again: back into stock
      </label>
      <label className={fields.field}>
        Why
        <input value={reason} maxLength={200} onChange={({ target }) => setReason(target.value)} />
      </label>
      <p className={fields.problem} role="alert">
        {hasTried && problem}
      </p>
      <div className="actions">
        <button type="submit" className="button">
          {worth.ok ? `Pay back ${aud(worth.amount)}` : 'Pay back'} <kbd>Ctrl</kbd>
          <kbd>↵</kbd>
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Keep it
        </button>
      </div>
    </Sheet>
  )
}
