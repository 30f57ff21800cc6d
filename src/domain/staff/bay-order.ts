interface Shelved {
  /** Where it is; empty where it has no place. */
  readonly bay: string
  readonly sku: string
}

const byNumbers = new Intl.Collator('en', { numeric: true })

/** One walk along the shelves: bay after bay, then what has none, by SKU. */
export const byBay = (one: Shelved, other: Shelved): number =>
  Number(one.bay === '') - Number(other.bay === '') ||
  byNumbers.compare(one.bay, other.bay) ||
  byNumbers.compare(one.sku, other.sku)
