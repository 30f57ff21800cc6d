import type { Entry } from '../load/content.ts'
import type { ContentView } from './content-view.ts'

/** By SKU, of products that somebody counts: whether any can be sold. */
export type StockBySku = ReadonlyMap<string, boolean>

/** The edition with a shop is the one whose stock is counted. */
const shopLocale = 'en-AU'

/** The content as it is, but for what is in stock: that changes with every sale, and content does not. */
export const viewWithStock = (view: ContentView, stock: StockBySku): ContentView => {
  const counted = new Map<Entry, Entry>()
  const withStock = (entry: Entry): Entry => {
    const fields = entry.fields[shopLocale]
    const inStock = entry.type === 'product' ? stock.get(String(fields.sku)) : undefined
    if (inStock === undefined || inStock === fields.inStock) return entry
    const known = counted.get(entry)
    if (known !== undefined) return known
    const made = { ...entry, fields: { ...entry.fields, [shopLocale]: { ...fields, inStock } } }
    counted.set(entry, made)
    return made
  }
  /** Lists of the view that it gives again and again. */
  const lists = new Map<readonly Entry[], readonly Entry[]>()
  return {
    ...view,
    entry: (id, preview) => {
      const entry = view.entry(id, preview)
      return entry && withStock(entry)
    },
    entries: (preview) => view.entries(preview).map(withStock),
    entriesOfType: (type, preview) => {
      const entries = view.entriesOfType(type, preview)
      return type === 'product' ? entries.map(withStock) : entries
    },
    linking: (question, preview) => {
      const entries = view.linking(question, preview)
      const known = lists.get(entries) ?? entries.map(withStock)
      lists.set(entries, known)
      return known
    },
  }
}
