import { type Cart, maxLines } from './cart.ts'
import { type LineItem, lineQuantity, maxPerLine } from './line-item.ts'

export type CartChange =
  /** `limited`: fewer units than asked for, because a line holds 20 at most. */
  { ok: true; cart: Cart; limited: boolean } | { ok: false; error: { code: 'cart-full'; message: string } }

/** A line taken out, with what is needed to put it back where it was. */
export interface RemovedLine {
  line: LineItem
  position: number
}

const indexOf = (cart: Cart, sku: string): number => cart.lineItems.findIndex((line) => line.sku === sku)

const withLine = (cart: Cart, line: LineItem, position: number, wanted: number): CartChange => {
  const at = indexOf(cart, line.sku)
  if (at < 0 && cart.lineItems.length >= maxLines) {
    const message = `Your cart holds up to ${maxLines} different products. Remove one to add another.`
    return { ok: false, error: { code: 'cart-full', message } }
  }
  const placed = { ...cart.lineItems[at], ...line, quantity: lineQuantity(wanted) }
  const lineItems = at < 0 ? cart.lineItems.toSpliced(position, 0, placed) : cart.lineItems.with(at, placed)
  return { ok: true, cart: { ...cart, lineItems }, limited: wanted > maxPerLine }
}

/** Adding what is already there adds to its quantity. */
export const addLine = (cart: Cart, line: LineItem): CartChange => {
  const present = cart.lineItems[indexOf(cart, line.sku)]?.quantity ?? 0
  return withLine(cart, line, cart.lineItems.length, present + Math.max(1, Math.trunc(line.quantity) || 1))
}

/** Never removes the line: that is its own change, which can be undone. */
export const setQuantity = (cart: Cart, sku: string, quantity: number): Cart => {
  const at = indexOf(cart, sku)
  const line = cart.lineItems[at]
  if (!line || line.quantity === lineQuantity(quantity)) return cart
  return { ...cart, lineItems: cart.lineItems.with(at, { ...line, quantity: lineQuantity(quantity) }) }
}

export const removeLine = (cart: Cart, sku: string): { cart: Cart; removed: RemovedLine | null } => {
  const position = indexOf(cart, sku)
  const line = cart.lineItems[position]
  if (!line) return { cart, removed: null }
  return { cart: { ...cart, lineItems: cart.lineItems.toSpliced(position, 1) }, removed: { line, position } }
}

/** Undo. If the product came back meanwhile the larger quantity stays, so undoing twice does not double it. */
export const restoreLine = (cart: Cart, { line, position }: RemovedLine): CartChange => {
  const present = cart.lineItems[indexOf(cart, line.sku)]?.quantity ?? 0
  return withLine(cart, line, position, Math.max(present, line.quantity))
}

export const setPickUp = (cart: Cart, isPickUp: boolean): Cart =>
  cart.isPickUp === isPickUp ? cart : { ...cart, isPickUp }
