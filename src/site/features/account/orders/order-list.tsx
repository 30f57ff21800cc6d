import { formatDay } from '../../../../domain/calendar/day-format.ts'
import { dayInZone } from '../../../../domain/calendar/day-in-zone.ts'
import { formatMoney } from '../../../../domain/money/money-format.ts'
import { OnwardLink } from '../../../components/onward-link.tsx'
import { useShell } from '../../../components/shell-context.ts'
import { orderHeadline } from '../../order/order-progress.ts'
import { shortName } from '../../order/summary-view.ts'
import type { OrderSummary } from '../operations/account-answers.ts'
import { StepTiles, stepOf } from '../parts/step-tiles.tsx'
import styles from './order-list.module.css'

interface Props {
  orders: readonly OrderSummary[]
  timeZone: string
  now: Date
}

const most = 3

/** "Dolphin S 300i, two other things" */
const contentWords = (lines: OrderSummary['lines']): string => {
  const names = lines
    .slice(0, most)
    .map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ` : '') + shortName(name))
  return lines.length > most ? `${names.join(', ')} and ${lines.length - most} more` : names.join(', ')
}

/** Orders, newest first: what is true of each, what is in it and what it cost. */
export const OrderList = ({ orders, timeZone, now }: Props) => {
  const { code, currency, locale } = useShell().edition
  if (orders.length === 0)
    return (
      <div className={styles.none}>
        <p>
          Orders made with your email address turn up here by themselves, also those from before you had an account.
        </p>
        <p>
          <OnwardLink href={`/${code}/shop/`}>To the shop</OnwardLink>
        </p>
      </div>
    )
  return (
    <ul className={styles.list}>
      {orders.map((order) => {
        const step = stepOf(order)
        return (
          <li key={order.number}>
            <div className={styles.words}>
              <h2>
                <a href={`/${code}/account/orders/${order.number}/`}>{orderHeadline(order, timeZone, now)}</a>
              </h2>
              <p>{contentWords(order.lines)}</p>
              <p className={styles.number}>
                {order.number}, {formatDay(dayInZone(new Date(order.paidAt ?? order.placedAt), timeZone))}
              </p>
            </div>
            <p className={styles.total}>{formatMoney(order.total, currency, locale)}</p>
            <div className={styles.steps}>{step !== undefined && step < 3 && <StepTiles order={order} />}</div>
            <span className={`cutout ${styles.picture}`}>
              {order.lines[0] && <img src={order.lines[0].picture} width={450} height={450} alt="" loading="lazy" />}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
