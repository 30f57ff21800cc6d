import { byBay } from '../../domain/staff/bay-order.ts'
import type { PackingSlip } from '../operations/orders/ask-packing-slips.ts'

export interface Picked {
  readonly sku: string
  readonly name: string
  /** Where it is; empty where it has no place. */
  readonly bay: string
  readonly units: number
  readonly orders: readonly string[]
}

type Shelved = Pick<PackingSlip, 'available'>

type Line = PackingSlip['order']['lines'][number]

/** What has to be known of an order to take it off the shelves. */
export interface ToPick extends Shelved {
  readonly order: {
    readonly number: string
    readonly lines: readonly Pick<Line, 'sku' | 'name' | 'quantity' | 'refundedUnits'>[]
  }
}

export const bayOf = ({ available }: Shelved, sku: string): string =>
  available.find((each) => each.sku === sku)?.bay ?? ''

/** What is taken off the shelves for all of them, in one walk: bay after bay, then what has none, by SKU. */
export const pickList = (files: readonly ToPick[]): Picked[] => {
  const picked = new Map<string, Picked>()
  for (const file of files)
    for (const { sku, name, quantity, refundedUnits } of file.order.lines) {
      const units = quantity - refundedUnits
      if (units <= 0) continue
      const known = picked.get(sku) ?? { sku, name, bay: bayOf(file, sku), units: 0, orders: [] }
      picked.set(sku, { ...known, units: known.units + units, orders: [...known.orders, file.order.number] })
    }
  return [...picked.values()].toSorted(byBay)
}
