import { searchWords } from '../../../domain/staff/search-words.ts'
import { isInStockView, type StockView, weeksLeft } from '../../../domain/staff/stock-views.ts'
import type { OrderServices } from '../../orders/order-services.ts'
import { countStock, type StockCounted } from './count-stock.ts'
import { type StockNames, stockNames } from './stock-names.ts'

export interface ListedStock extends StockCounted {
  /** Empty where it is not sold now, or where nobody can tell. */
  readonly name: string
  readonly slug: string
  readonly picture: string
}

export interface StockAsked {
  readonly view: StockView
  /** As typed: words of its name, its SKU or its bay. */
  readonly words: string
  readonly first: number
  /** The SKU after which to go on. */
  readonly after?: string | undefined
}

export interface StockFound {
  readonly items: readonly ListedStock[]
  /** Where the next page begins; absent on the last. */
  readonly next?: string
  /** How many are in each view, whatever is searched for. */
  readonly counts: { readonly runningOut: number; readonly none: number; readonly all: number }
  readonly areNamesUnknown: boolean
}

type StockServices = Pick<OrderServices, 'db' | 'catalogue'>

export const named = (counted: StockCounted, { products }: StockNames): ListedStock => {
  const { name = '', slug = '', img: picture = '' } = products.get(counted.sku) ?? {}
  return { ...counted, name, slug, picture }
}

const hasBegun = ({ sku, name, bay }: ListedStock, words: readonly string[]): boolean => {
  const own = `${sku} ${sku.replaceAll('-', ' ')} ${name} ${bay ?? ''}`.toLowerCase().split(/[\s/()]+/)
  return words.every((word) => own.some((each) => each.startsWith(word)))
}

/** What runs out soonest comes first; what lies still, last. */
const sooner = (one: ListedStock, other: ListedStock): number =>
  (weeksLeft(one) ?? Number.MAX_SAFE_INTEGER) - (weeksLeft(other) ?? Number.MAX_SAFE_INTEGER) ||
  one.available - other.available ||
  one.sku.localeCompare(other.sku)

/** What is counted, a page at a time. There are as many kinds as a catalogue has: they are looked at together. */
export const findStock = async (
  { db, catalogue }: StockServices,
  { view, words, first, after }: StockAsked,
  now: Date,
): Promise<StockFound> => {
  const counted = await countStock(db, now)
  const names = await stockNames(
    catalogue,
    counted.map(({ sku }) => sku),
    now,
  )
  const all = counted.map((each) => named(each, names))
  const wanted = searchWords(words)
  const inView = all.filter((each) => isInStockView(view, each) && hasBegun(each, wanted))
  const sorted = view === 'all' ? inView : inView.toSorted(sooner)
  const from = after === undefined ? 0 : sorted.findIndex(({ sku }) => sku === after) + 1
  const items = sorted.slice(from, from + first)
  const last = items.at(-1)
  return {
    items,
    ...(sorted.length > from + first && last !== undefined && { next: last.sku }),
    counts: {
      runningOut: all.filter((each) => isInStockView('running-out', each)).length,
      none: all.filter((each) => isInStockView('none', each)).length,
      all: all.length,
    },
    areNamesUnknown: names.areUnknown,
  }
}
