import type { Cents } from '../money/money.ts'
import type { CartNews } from './cart-news.ts'

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
