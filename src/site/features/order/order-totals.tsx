import type { Cents } from '../../../domain/money/money.ts'
import { formatMoney } from '../../../domain/money/money-format.ts'
import { useShell } from '../../components/shell-context.ts'
import styles from './order-totals.module.css'
import type { SummaryView } from './summary-view.ts'

/** Goods, what a code takes off, delivery and the tax inside. What is not known keeps its place. */
export const OrderTotals = ({ view: { goods, off, delivery, gst } }: { view: SummaryView }) => {
  const { currency, locale } = useShell().edition
  const money = (amount: Cents | undefined) => (amount === undefined ? '\u00a0' : formatMoney(amount, currency, locale))
  const deliveryWords = delivery.cents === 0 ? 'Free' : (delivery.words ?? money(delivery.cents))
  return (
    <dl className={styles.totals}>
      <div>
        <dt>Items</dt>
        <dd>{money(goods)}</dd>
      </div>
      <div>
        <dt>{delivery.label}</dt>
        <dd>{deliveryWords}</dd>
      </div>
      {off !== undefined && (
        <div>
          <dt>{off.code}</dt>
          <dd>−{money(off.cents)}</dd>
        </div>
      )}
      <div className={styles.tax}>
        <dt>GST included</dt>
        <dd>{money(gst)}</dd>
      </div>
    </dl>
  )
}
