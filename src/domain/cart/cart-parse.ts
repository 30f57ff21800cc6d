import type { Cents } from '../money/money.ts'
import { type Cart, emptyCart } from './cart.ts'
import { addLine } from './cart-changes.ts'
import { type LineItem, maxPerLine } from './line-item.ts'

// Written by hand: a schema library would cost every page more than the rest of the cart.

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const isCents = (value: unknown): value is Cents => Number.isSafeInteger(value) && Number(value) >= 0

const details = ['brand', 'shippingClass', 'category', 'img'] as const

/** One of sku, slug and name is enough to keep a line: the catalogue finds it by any of them. */
const parseLineItem = (value: unknown): LineItem | null => {
  if (!isObject(value)) return null
  const sku = textOf(value.sku)
  const slug = textOf(value.slug)
  const name = textOf(value.name)
  const quantity = typeof value.quantity === 'number' ? Math.trunc(value.quantity) : 0
  if (!(sku || slug || name) || !(quantity > 0)) return null
  const line: LineItem = {
    sku: sku || slug || name,
    name: name || slug || sku,
    slug,
    quantity: Math.min(quantity, maxPerLine),
  }
  if (isCents(value.price)) line.price = value.price
  for (const detail of details) {
    const text = textOf(value[detail])
    if (text) line[detail] = text
  }
  return line
}

export interface ReadCart {
  cart: Cart
  /** Something was in it that nobody here can read: damaged, or written by a later version of this site. */
  isDamaged: boolean
}

/** A line that names nothing is lost. One without a quantity is none, whoever wrote it. */
const isLost = (value: unknown): boolean => {
  if (!isObject(value)) return true
  const named = [value.sku, value.slug, value.name].some((each) => textOf(each) !== '')
  return !named || typeof value.quantity !== 'number'
}

const isDamaged = (value: unknown): boolean => {
  if (value === null || (Array.isArray(value) && value.length === 0)) return false
  if (!isObject(value)) return true
  const { lineItems } = value
  if (lineItems === undefined) return Object.keys(value).length > 0
  return lineItems !== null && (!Array.isArray(lineItems) || lineItems.some(isLost))
}

/** The valid part of a stored text; an empty cart if there is none. */
export const readCart = (text: string | null): ReadCart => {
  if (text === null) return { cart: emptyCart, isDamaged: false }
  try {
    const value: unknown = JSON.parse(text)
    return { cart: parseCart(value), isDamaged: isDamaged(value) }
  } catch {
    return { cart: emptyCart, isDamaged: text.trim() !== '' }
  }
}

/** The valid part of whatever was stored; an empty cart if there is none. */
export const parseCart = (value: unknown): Cart => {
  if (!isObject(value)) return emptyCart
  const method = isObject(value.paymentMethod) ? value.paymentMethod : {}
  const cart: Cart = {
    lineItems: [],
    paymentMethod: {
      id: textOf(method.id) || null,
      billing_details: isObject(method.billing_details) ? method.billing_details : {},
    },
    id: textOf(value.id) || null,
    isPickUp: value.isPickUp === true,
  }
  const lines = Array.isArray(value.lineItems) ? value.lineItems.map(parseLineItem) : []
  return lines.reduce<Cart>((sum, line) => {
    const added = line && addLine(sum, line)
    return added?.ok ? added.cart : sum
  }, cart)
}
