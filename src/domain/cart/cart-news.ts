import type { Cents } from '../money/money.ts'
import { formatMoney } from '../money/money-format.ts'
import type { Cart } from './cart.ts'
import { completeProducts } from './cart-catalogue.ts'
import { matcher } from './cart-revalidation.ts'
import type { LineItem } from './line-item.ts'

/** What the catalogue changed in a cart since its owner last saw it. */
export type CartNews =
  | { kind: 'price'; sku: string; name: string; was: Cents; now: Cents }
  | { kind: 'gone'; sku: string; name: string }

/** A price that was never known has not changed. */
export const cartNews = (cart: Cart, catalogueItems: readonly unknown[], asked: readonly LineItem[]): CartNews[] => {
  const match = matcher(completeProducts(catalogueItems))
  const askedSkus = new Set(asked.map(({ sku }) => sku))
  return cart.lineItems.flatMap((line): CartNews[] => {
    if (!askedSkus.has(line.sku)) return []
    const product = match(line)
    if (product === undefined) return [{ kind: 'gone', sku: line.sku, name: line.name }]
    const { sku, name, price: now } = product
    return line.price === undefined || line.price === now ? [] : [{ kind: 'price', sku, name, was: line.price, now }]
  })
}

/** News of one product is told once: from the price that was last seen to the one there is. */
export const joinNews = (known: readonly CartNews[], more: readonly CartNews[]): CartNews[] =>
  more
    .reduce<CartNews[]>(
      (all, next) => {
        const before = all.find(({ sku }) => sku === next.sku)
        const joined = before?.kind === 'price' && next.kind === 'price' ? { ...next, was: before.was } : next
        return [...all.filter((each) => each !== before), joined]
      },
      [...known],
    )
    .filter((each) => each.kind === 'gone' || each.was !== each.now)

export const newsWords = (news: CartNews): string => {
  if (news.kind === 'gone') return `${news.name} is sold out or no longer sold, and was taken out.`
  const [now, was] = [news.now, news.was].map((cents) => formatMoney(cents, 'AUD', 'en-AU'))
  return `${news.name} is now ${now}, it was ${was}.`
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isCents = (value: unknown): value is Cents => Number.isSafeInteger(value) && Number(value) >= 0

/** The valid part of whatever was stored. */
export const parseNews = (value: unknown): CartNews[] =>
  (Array.isArray(value) ? value : []).flatMap((each): CartNews[] => {
    if (!isObject(each) || typeof each.sku !== 'string' || typeof each.name !== 'string') return []
    const { kind, sku, name, was, now } = each
    if (kind === 'gone') return [{ kind, sku, name }]
    return kind === 'price' && isCents(was) && isCents(now) ? [{ kind, sku, name, was, now }] : []
  })
