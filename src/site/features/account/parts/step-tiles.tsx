import type { OrderSummary } from '../operations/account-answers.ts'
import styles from './step-tiles.module.css'

const delivered = ['Paid', 'Packed', 'Shipped', 'With you'] as const
const pickedUp = ['Paid', 'Packed', 'Ready', 'Collected'] as const

const reached: Partial<Record<OrderSummary['state'], number>> = {
  PAID: 0,
  PACKED: 1,
  SHIPPED: 2,
  READY: 2,
  DELIVERED: 3,
  COLLECTED: 3,
}

/** Which step an order stands at; undefined where it takes none any more. */
export const stepOf = ({ state }: Pick<OrderSummary, 'state'>): number | undefined => reached[state]

/** How far an order is: a tile for each step. */
export const StepTiles = ({ order }: { order: Pick<OrderSummary, 'state' | 'isPickUp'> }) => {
  const at = stepOf(order)
  if (at === undefined) return null
  const steps = order.isPickUp ? pickedUp : delivered
  const isThere = at === steps.length - 1
  return (
    <ol className={styles.steps} aria-label="How far it is">
      {steps.map((step, index) => (
        <li
          key={step}
          data-state={index < at || isThere ? 'done' : index === at ? 'now' : 'to come'}
          aria-current={index === at ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  )
}
