import { formatMoney } from '../../../../domain/money/money-format.ts'
import { OnwardLink } from '../../../components/onward-link.tsx'
import { useShell } from '../../../components/shell-context.ts'
import { orderHeadline } from '../../order/order-progress.ts'
import type { OrderSummary } from '../operations/account-answers.ts'
import { StepTiles } from '../parts/step-tiles.tsx'
import styles from './latest-order.module.css'

interface Props {
  order: OrderSummary
  timeZone: string
  now: Date
}

/** The order that was made last: where it is, and what is in it. */
export const LatestOrder = ({ order, timeZone, now }: Props) => {
  const { code, currency, locale } = useShell().edition
  const shown = order.lines.slice(0, 3)
  const more = order.lines.length - shown.length
  return (
    <section className={styles.order} aria-labelledby="latest-order">
      <h2 id="latest-order">Latest order</h2>
      <p className={styles.line}>
        <strong>{orderHeadline(order, timeZone, now)}</strong>
        <span>{formatMoney(order.total, currency, locale)}</span>
      </p>
      <p className={styles.number}>{order.number}</p>
      <StepTiles order={order} />
      <ul className={styles.pictures}>
        {shown.map(({ sku, name, picture }) => (
          <li key={sku} className="cutout">
            <img src={picture} width={450} height={450} alt={name} loading="lazy" decoding="async" />
          </li>
        ))}
        {more > 0 && <li className={styles.more}>{more} more</li>}
      </ul>
      <OnwardLink href={`/${code}/account/orders/${order.number}/`}>Follow the order</OnwardLink>
    </section>
  )
}
