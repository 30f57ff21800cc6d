import { useCartStore } from '../../cart/cart-provider.tsx'
import plain from '../../order/plain-link.module.css'
import type { SummaryLine } from '../../order/summary-view.ts'
import styles from './line-trouble.module.css'
import type { Stop } from './payment-flow.ts'

interface Props {
  stop: Stop
  line: SummaryLine
  /** It was put right. */
  onDone: () => void
}

/** Of how many the shop has; undefined for a line that is all right. */
const availableOf = (stop: Stop, sku: string): number | undefined => {
  if (stop.kind === 'not-sold') return stop.skus.includes(sku) ? 0 : undefined
  return stop.kind === 'short' ? stop.short.find((each) => each.sku === sku)?.available : undefined
}

/** What is wrong with a line of the order, in its row, with what can be done. */
export const LineTrouble = ({ stop, line: { sku, name }, onDone }: Props) => {
  const store = useCartStore()
  const available = availableOf(stop, sku)
  if (available === undefined) return null
  const words = stop.kind === 'not-sold' ? 'No longer sold.' : available === 0 ? 'Just sold out.' : `${available} left.`
  return (
    <p className={styles.trouble}>
      {words}{' '}
      {available > 0 && (
        <button
          type="button"
          className={plain.link}
          onClick={() => {
            store.setQuantity(sku, available)
            onDone()
          }}
        >
          Take {available}
          <span className="visually-hidden"> of {name}</span>
        </button>
      )}{' '}
      <button
        type="button"
        className={plain.link}
        onClick={() => {
          store.remove(sku)
          onDone()
        }}
      >
        Remove<span className="visually-hidden"> {name}</span>
      </button>
    </p>
  )
}
