import type { Cents } from '../../../domain/money/money.ts'
import type { Order } from '../../../domain/orders/order.ts'
import type { DetailsOf, OrderLetterKind, OrderRefund } from './letter-details.ts'
import { kirrawee } from './order.fake.ts'
import { lineAmount } from './phrases/order-goods.ts'

export const orderUrl = 'https://pools.example/en-au/shop/order/?number=AU-10482-6&key=abc'

/** All of it, at once. */
export const wholeRefund = (order: Order): OrderRefund => ({
  id: 'refund-1',
  amount: order.total,
  parts: order.lines.map((line) => ({
    line,
    units: line.quantity,
    amount: Math.max(0, lineAmount(line) - line.off) as Cents,
  })),
  delivery: (order.total - order.lines.reduce((sum, line) => sum + lineAmount(line) - line.off, 0)) as Cents,
  reason: 'It came back unused.',
})

/** What each kind of letter needs, at five in the afternoon of 16 November in Sydney. */
export const detailsFor = (order: Order): { [Kind in OrderLetterKind]: DetailsOf[Kind] } => {
  const common = {
    terms: { returnDays: 30, refundDays: 5, keptDays: 14, timeZone: 'Australia/Sydney' },
    orderUrl,
    at: new Date('2026-11-16T17:04:00+11:00'),
    ...(order.delivery.kind === 'pick-up' && { pickUp: kirrawee }),
  }
  const parts = order.lines.slice(0, 1).map((line) => ({ line, units: 1 }))
  return {
    received: common,
    paid: { ...common, invoice: { url: 'https://pools.example/invoice/AU-10482-6.pdf' } },
    shipped: { ...common, trackingUrl: 'https://carrier.example/7PWK00482210' },
    ready: common,
    collected: common,
    cancelled: common,
    refunded: { ...common, refund: wholeRefund(order) },
    'expired-charge': common,
    'return-started': {
      ...common,
      return: { number: 'R-10482-1', parts, why: { kind: 'changed-mind', until: '2026-12-17' } },
    },
  }
}

export const letterKinds: readonly OrderLetterKind[] = [
  'received',
  'paid',
  'shipped',
  'ready',
  'collected',
  'cancelled',
  'refunded',
  'expired-charge',
  'return-started',
]
