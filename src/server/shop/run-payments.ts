import { expireOrders } from '../../api/orders/expire-orders.ts'
import { followUnanswered } from '../../api/orders/follow-unanswered.ts'
import type { OrderServices } from '../../api/orders/order-services.ts'
import { comparePayments, type Unmatched } from '../../api/payments/compare-payments.ts'
import { formatMoney } from '../../domain/money/money-format.ts'
import type { CommandAnswer } from './run-orders.ts'

const describe = ({ order, payment, amount, what, toDo }: Unmatched): string =>
  `${order ?? payment}  ${formatMoney(amount, 'AUD', 'en-AU')} ${what}. ${toDo}`

/** Settles what can be settled now, and lists what could not be matched. */
export const runPayments = async (services: OrderServices, now: Date): Promise<CommandAnswer> => {
  const followed = await followUnanswered(services, now)
  const expired = await expireOrders(services, now)
  const away = [...new Set([...followed.unknown, ...expired.unknown])]
  const { unmatched, isGatewayAway } = await comparePayments(services, now)
  const lines = [
    ...away.map(
      (number) =>
        `${number}  the gateway does not answer, or does not know it. It is asked again every minute: if it stays, look it up in the gateway’s own pages.`,
    ),
    ...unmatched.map(describe),
    ...(isGatewayAway
      ? ['The gateway does not answer: whether it has charges without an order cannot be told now.']
      : []),
  ]
  const looked = followed.looked + expired.looked
  return {
    ok: true,
    text: [
      `Compared ${looked} unfinished orders with the gateway.`,
      ...(lines.length === 0 ? ['Everything matches.'] : lines),
    ].join('\n'),
  }
}
