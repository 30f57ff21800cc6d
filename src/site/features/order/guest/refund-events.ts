import { parseJson } from '../../../state/parse-json.ts'
import type { StoredValue } from '../../../state/stored-value.ts'
import { type ShopEvent, shopCurrency } from '../../measurement/shop-events.ts'
import type { GuestOrder } from './guest-answer.ts'

/** More than anybody has. */
const most = 50

const toldBefore = (text: string | null): string[] => {
  const ids = parseJson(text)
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

/** Refunds that this browser has not told of yet: each is told once, however often its order is looked at. */
export const untoldRefunds = (
  { order, refunds }: Pick<GuestOrder, 'order' | 'refunds'>,
  told: StoredValue,
): ShopEvent[] => {
  const before = toldBefore(told.read())
  const fresh = refunds.filter(({ id }) => !before.includes(id))
  if (fresh.length > 0) told.write(JSON.stringify([...before, ...fresh.map(({ id }) => id)].slice(-most)))
  return fresh.map(({ amount }) => ({
    name: 'refund',
    currency: shopCurrency,
    items: [],
    value: amount,
    order: { transaction: order.number },
  }))
}
