import { useState } from 'react'
import { storedValue } from '../../site/state/stored-value.ts'
import type { ListedOrder } from '../operations/orders/order-answers.ts'
import fields from '../parts/fields.module.css'
import { Sheet } from '../parts/sheet.tsx'
import styles from './ship-sheet.module.css'
import type { Moved } from './use-order-acts.ts'

const lastCarrier = storedValue(() => localStorage, 'desk-carrier')

const carriers = ['Australia Post', 'StarTrack', 'Toll', 'TNT', 'Couriers Please']

interface Props {
  orders: readonly ListedOrder[]
  onClose: () => void
  onShip: (orders: readonly Moved[]) => void
}

/** One courier, and a number for each order. Enter goes to the next; after the last they are on the way. */
export const ShipSheet = ({ orders, onClose, onShip }: Props) => {
  const [carrier, setCarrier] = useState(() => lastCarrier.read() ?? carriers[0] ?? '')
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({})
  const [hasTried, setTried] = useState(false)
  const numberOf = (order: ListedOrder): string => (numbers[order.number] ?? '').trim()
  const missing = orders.filter((order) => numberOf(order) === '')
  const doubled = orders.filter(
    (order, at) => numberOf(order) !== '' && orders.findIndex((each) => numberOf(each) === numberOf(order)) !== at,
  )
  const problem =
    carrier.trim() === ''
      ? 'Say which courier has them.'
      : missing.length > 0
        ? `${missing.map(({ number }) => number).join(', ')}: type the tracking number.`
        : doubled.length > 0
          ? `${doubled.map(({ number }) => number).join(', ')}: another order has that tracking number.`
          : undefined
  const ship = () => {
    setTried(true)
    if (problem !== undefined) return
    lastCarrier.write(carrier.trim())
    onShip(orders.map((order) => ({ ...order, carrier: carrier.trim(), tracking: numberOf(order) })).map(moved))
  }
  const onEnter = (event: React.KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    const inputs = [...(event.currentTarget.form?.querySelectorAll<HTMLInputElement>('[data-tracking]') ?? [])]
    const next = inputs[inputs.indexOf(event.currentTarget) + 1]
    if (next === undefined) return
    event.preventDefault()
    next.focus()
  }
  return (
    <Sheet
      title={orders.length === 1 ? `Send ${orders[0]?.number}` : `Send ${orders.length} orders`}
      onClose={onClose}
      onDone={ship}
    >
      <label className={fields.field}>
        Courier
        <input list="carriers" value={carrier} onChange={({ target }) => setCarrier(target.value)} />
        <datalist id="carriers">
          {carriers.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      </label>
      <ul className={styles.orders}>
        {orders.map((order, at) => (
          <li key={order.number}>
            <label htmlFor={`tracking-${order.number}`}>
              <strong>{order.number}</strong> {order.name}, {order.suburb}
            </label>
            <input
              id={`tracking-${order.number}`}
              className={fields.input}
              data-tracking
              placeholder="Tracking number"
              autoComplete="off"
              spellCheck={false}
              data-first={at === 0 || undefined}
              value={numbers[order.number] ?? ''}
              onChange={({ target }) => setNumbers({ ...numbers, [order.number]: target.value })}
              onKeyDown={onEnter}
            />
          </li>
        ))}
      </ul>
      <p className={fields.problem} role="alert">
        {hasTried && problem}
      </p>
      <div className="actions">
        <button type="submit" className="button">
          Send, and write to {orders.length === 1 ? 'the customer' : 'the customers'} <kbd>Ctrl</kbd>
          <kbd>↵</kbd>
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Not yet
        </button>
      </div>
    </Sheet>
  )
}

const moved = ({ number, revision, carrier, tracking }: Required<Moved>): Moved => ({
  number,
  revision,
  carrier,
  tracking,
})
