import type { Cart } from '../../../domain/cart/cart.ts'
import { type Cents, timesCents } from '../../../domain/money/money.ts'
import type { PricedOrder } from '../../../domain/pricing/price-order.ts'
import type { CheckoutOrder } from './answered-order.ts'

/** The catalogue's names go on after a colon; beside a picture the beginning is enough. */
export const shortName = (name: string): string => name.split(': ')[0] ?? name

export interface SummaryLine {
  sku: string
  name: string
  quantity: number
  picture?: string | undefined
  /** Of one; undefined until the catalogue has said. */
  price?: Cents | undefined
  isBonus: boolean
}

/** What an order holds and costs, whoever has reckoned it. What is not known yet is undefined. */
export interface SummaryView {
  lines: readonly SummaryLine[]
  goods?: Cents | undefined
  /** What a code takes off, and its name. */
  off?: { code: string; cents: Cents } | undefined
  delivery: { label: string; cents?: Cents | undefined; words?: string }
  gst?: Cents | undefined
  total?: Cents | undefined
}

const deliveryLabel = (zone: string | undefined): string => {
  if (zone === undefined) return 'Delivery'
  return zone === 'pick-up' ? 'Pick-up' : `Delivery, ${zone}`
}

/** By the browser's own reckoning, while the order is being made. */
export const summaryOfCart = ({ lineItems }: Cart, priced: PricedOrder | null): SummaryView => {
  const lines = lineItems.map(({ sku, name, quantity, img, price }) => ({
    sku,
    name: shortName(name),
    quantity,
    price,
    picture: img,
    isBonus: false,
  }))
  if (priced === null) return { lines, delivery: { label: 'Delivery', words: 'By postcode' } }
  const { bonus, goods, code, zone, shipping, off, total, gst } = priced
  const isQuoted = shipping?.kind === 'quoted'
  return {
    lines: [
      ...lines,
      ...bonus.map(({ sku, offer, quantity }) => ({ sku: `bonus ${sku}`, name: offer, quantity, isBonus: true })),
    ],
    goods,
    ...(code.state === 'applied' && off > 0 && { off: { code: code.code.code, cents: off } }),
    delivery:
      shipping === undefined || isQuoted
        ? { label: deliveryLabel(zone), words: isQuoted ? 'By quote' : 'By postcode' }
        : { label: deliveryLabel(zone), cents: shipping.kind === 'paid' ? shipping.cents : (0 as Cents) },
    gst,
    total,
  }
}

/** By the word of the server. */
export const summaryOfOrder = ({
  lines,
  goods,
  off,
  code,
  zone,
  deliveryCost,
  gst,
  total,
}: CheckoutOrder): SummaryView => ({
  lines: lines.map(({ sku, name, quantity, picture, price, isBonus }) => ({
    sku: isBonus ? `bonus ${sku}` : sku,
    name: shortName(name),
    quantity,
    picture,
    price,
    isBonus,
  })),
  goods,
  ...(off > 0 && { off: { code: code ?? 'Code', cents: off } }),
  delivery: { label: deliveryLabel(zone), cents: deliveryCost },
  gst,
  total,
})

export const lineAmount = ({ price, quantity }: SummaryLine): Cents | undefined =>
  price === undefined ? undefined : timesCents(price, quantity)
