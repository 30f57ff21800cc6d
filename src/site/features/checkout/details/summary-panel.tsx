import { type ReactNode, useId, useState } from 'react'
import { formatMoney } from '../../../../domain/money/money-format.ts'
import { useShell } from '../../../components/shell-context.ts'
import { Icon } from '../../../icons/icon.tsx'
import { OrderLines } from '../../order/order-lines.tsx'
import { OrderTotals } from '../../order/order-totals.tsx'
import type { SummaryView } from '../../order/summary-view.ts'
import { TotalLine } from '../../order/total-line.tsx'
import styles from './summary-panel.module.css'

interface Props {
  view: SummaryView
  /** Below the total. */
  children?: ReactNode
}

const most = 3

/** The order in sand. It stays beside the form; on phones it is a strip that opens in place. */
export const SummaryPanel = ({ view, children }: Props) => {
  const { currency, locale } = useShell().edition
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const count = view.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <aside className={styles.panel} aria-label="Your order">
      <button
        type="button"
        className={styles.strip}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.pictures}>
          {view.lines.slice(0, most).map(({ sku, picture }) => (
            <span key={sku}>{picture !== undefined && <img src={picture} width={450} height={450} alt="" />}</span>
          ))}
        </span>
        <span className={styles.count}>
          {count === 0 ? 'Your order' : `${count} ${count === 1 ? 'item' : 'items'}`}
        </span>
        <Icon name="down" />
        <span className={styles.sum}>{view.total !== undefined && formatMoney(view.total, currency, locale)}</span>
      </button>
      <div id={id} className={styles.inside} data-open={isOpen || undefined}>
        <h2>Your order</h2>
        <OrderLines lines={view.lines} on="sand" />
        <OrderTotals view={view} />
        <hr />
        <TotalLine label={view.delivery.cents === undefined ? 'So far' : 'Total'} total={view.total} />
        {children}
      </div>
    </aside>
  )
}
