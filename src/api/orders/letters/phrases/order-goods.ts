import { type Cents, timesCents } from '../../../../domain/money/money.ts'
import type { OrderLine } from '../../../../domain/orders/order.ts'
import type { GoodsRow } from '../../../mail/shop-letter/order-block.ts'
import type { LinePart } from '../letter-details.ts'
import { aud } from './aud.ts'

type PictureOf = ((line: OrderLine) => string | undefined) | undefined

const free = 'included free'

/** Price × quantity, before a code; nothing for what came for nothing. */
export const lineAmount = ({ price, quantity, isBonus }: OrderLine): Cents =>
  isBonus ? (0 as Cents) : timesCents(price, quantity)

/** What was bought, with what it cost. */
export const pricedGoods = (lines: readonly OrderLine[], pictureOf: PictureOf): GoodsRow[] =>
  lines.map((line) => ({
    name: line.name,
    note: line.isBonus ? `${line.quantity}, ${free}` : `${line.quantity} × ${aud(line.price)}`,
    amount: aud(lineAmount(line)),
    picture: pictureOf?.(line),
  }))

/** How many of what, where the letter is not about money. */
export const countedGoods = (parts: readonly LinePart[], pictureOf: PictureOf): GoodsRow[] =>
  parts.map(({ line, units }) => ({
    name: line.name,
    note: line.isBonus ? 'Included free' : '',
    amount: `${units}`,
    picture: pictureOf?.(line),
  }))

export const wholeLines = (lines: readonly OrderLine[]): LinePart[] =>
  lines.map((line) => ({ line, units: line.quantity }))
