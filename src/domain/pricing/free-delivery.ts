import type { Cents } from '../money/money.ts'
import type { DeliveryZone } from './delivery-zone.ts'

/** From which value of an order a shipping class travels free. A class without an entry never does. */
export type FreeFrom = Readonly<Record<string, Cents>>

/**
 * The value from which an order goes free to a zone, given that of the shipping class of each of its lines: the highest of
 * them. Undefined where nothing makes it free: to remote places nothing does.
 */
export const freeDeliveryFrom = (ofLines: readonly (Cents | undefined)[], zone: DeliveryZone): Cents | undefined => {
  if (zone === 'remote' || ofLines.length === 0) return undefined
  const known = ofLines.filter((from) => from !== undefined)
  return known.length < ofLines.length ? undefined : (Math.max(...known) as Cents)
}

/** The value itself is enough. */
export const goesFree = (goods: Cents, from: Cents | undefined): boolean => from !== undefined && goods >= from
