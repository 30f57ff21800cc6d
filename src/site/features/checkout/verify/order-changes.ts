import type { Cents } from '../../../../domain/money/money.ts'
import type { CheckoutOrder } from '../../order/answered-order.ts'
import { shortName } from '../../order/summary-view.ts'
import type { Seen } from '../kept/kept-checkout.ts'

/** Something that is not as it was shown before. `difference`: what it adds to the total. */
export type OrderChange = { id: string; difference: Cents } & (
  | { kind: 'price'; sku: string; name: string; quantity: number; was: Cents; now: Cents }
  | { kind: 'delivery'; was: Cents; now: Cents }
  /** Of what came for nothing, so many fewer or more. */
  | { kind: 'bonus'; name: string; was: number; now: number }
  | { kind: 'code'; was: Cents; now: Cents }
  /** What no other change explains. */
  | { kind: 'total'; was: Cents; now: Cents }
)

const cents = (amount: number) => amount as Cents

const priceChanges = ({ prices }: Seen, { lines }: CheckoutOrder): OrderChange[] =>
  lines.flatMap(({ sku, name, quantity, price, isBonus }) => {
    const was = prices[sku]
    if (isBonus || was === undefined || was === price) return []
    const difference = cents((price - was) * quantity)
    return [
      {
        kind: 'price',
        id: `price:${sku}:${was}:${price}`,
        sku,
        name: shortName(name),
        quantity,
        was,
        now: price,
        difference,
      },
    ]
  })

const bonusChanges = ({ bonus }: Seen, { lines }: CheckoutOrder): OrderChange[] => {
  const given = lines.filter(({ isBonus }) => isBonus)
  const counted = (sku: string, of: readonly { sku: string; quantity: number }[]) =>
    of.filter((each) => each.sku === sku).reduce((sum, { quantity }) => sum + quantity, 0)
  const skus = new Set([...bonus, ...given].map(({ sku }) => sku))
  return [...skus].flatMap((sku): OrderChange[] => {
    const [was, now] = [counted(sku, bonus), counted(sku, given)]
    if (was === now) return []
    const name = given.find((line) => line.sku === sku)?.name ?? bonus.find((each) => each.sku === sku)?.offer ?? sku
    return [{ kind: 'bonus', id: `bonus:${sku}:${was}:${now}`, name, was, now, difference: cents(0) }]
  })
}

const isSameOrder = ({ quantities }: Seen, { lines }: CheckoutOrder): boolean => {
  const bought = lines.filter(({ isBonus }) => !isBonus)
  return (
    bought.length === Object.keys(quantities).length &&
    bought.every(({ sku, quantity }) => quantities[sku] === quantity)
  )
}

/** What is not as it was shown, what concerns single things first. Their differences add up to that of the total. */
export const orderChanges = (seen: Seen | undefined, order: CheckoutOrder): OrderChange[] => {
  if (seen === undefined) return []
  const changes = [...priceChanges(seen, order), ...bonusChanges(seen, order)]
  if (seen.delivery !== null && seen.delivery !== order.deliveryCost) {
    const [was, now] = [seen.delivery, order.deliveryCost]
    changes.push({ kind: 'delivery', id: `delivery:${was}:${now}`, was, now, difference: cents(now - was) })
  }
  if (seen.off !== order.off) {
    const [was, now] = [seen.off, order.off]
    changes.push({ kind: 'code', id: `code:${was}:${now}`, was, now, difference: cents(was - now) })
  }
  if (seen.total === null || !isSameOrder(seen, order)) return changes
  const explained = changes.reduce((sum, { difference }) => sum + difference, 0)
  const [was, now] = [cents(seen.total + explained), order.total]
  return was === now
    ? changes
    : [...changes, { kind: 'total', id: `total:${was}:${now}`, was, now, difference: cents(now - was) }]
}

/** Who pays more, or gets less, has to agree to it. */
export const isForWorse = (change: OrderChange): boolean =>
  change.kind === 'bonus' ? change.now < change.was : change.difference > 0
