import { maxLines } from './cart.ts'
import { maxPerLine } from './line-item.ts'

/** What somebody put into a link for somebody else. */
export interface SharedLine {
  sku: string
  quantity: number
}

export interface SharedCart {
  lines: SharedLine[]
  /** Parts of the link that mean nothing. They are counted, never shown. */
  unreadable: number
  /** Lines that were asked for beyond what a cart holds. */
  tooMany: number
}

const parameter = 'add'

/** Longer than any cart makes it; the rest of a longer one is not looked at. */
const longest = maxLines * 64

const part = /^([A-Z0-9][A-Z0-9-]{0,39})(?:\*(\d{1,3}))?$/i

const partsOf = (text: string): string[] =>
  text
    .slice(0, longest)
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')

const lineOf = (text: string): SharedLine | undefined => {
  const [, sku, quantity = '1'] = part.exec(text) ?? []
  return sku === undefined || Number(quantity) === 0
    ? undefined
    : { sku: sku.toUpperCase(), quantity: Number(quantity) }
}

/** Undefined where a query shares nothing. Anybody may have written it. */
export const readSharedCart = (search: string): SharedCart | undefined => {
  const text = new URLSearchParams(search).get(parameter)
  if (text === null || text.trim() === '') return undefined
  const parts = partsOf(text)
  const quantities = new Map<string, number>()
  let unreadable = 0
  for (const each of parts) {
    const line = lineOf(each)
    if (line === undefined) unreadable += 1
    else quantities.set(line.sku, Math.min(maxPerLine, (quantities.get(line.sku) ?? 0) + line.quantity))
  }
  const lines = [...quantities].map(([sku, quantity]) => ({ sku, quantity }))
  return { lines: lines.slice(0, maxLines), unreadable, tooMany: Math.max(0, lines.length - maxLines) }
}

/** The query that shares a cart: ?add=PW-S300I*1,PW-CADDY*2 */
export const writeSharedCart = (lines: readonly SharedLine[]): string =>
  `?${parameter}=${lines.map(({ sku, quantity }) => `${encodeURIComponent(sku)}*${quantity}`).join(',')}`

/** The query without what it shared, so that a reload does not ask again. */
export const withoutSharedCart = (search: string): string => {
  const query = new URLSearchParams(search)
  query.delete(parameter)
  return query.size === 0 ? '' : `?${query}`
}
