import { ask } from '../ask.ts'
import { changeStock } from '../operations/stock/change-stock.ts'
import { placeStock } from '../operations/stock/place-stock.ts'
import type { ListedStock, StockActed } from '../operations/stock/stock-answers.ts'
import { useActs } from '../parts/use-acts.ts'

export type Change = 'COUNTED' | 'DELIVERED' | 'DAMAGED' | 'LOST' | 'GIVEN_AWAY'

export interface Changed {
  readonly change: Change
  readonly units: number
  readonly note: string
  readonly evenIfHeld: boolean
}

const done: Record<Change, string> = {
  COUNTED: 'Counted',
  DELIVERED: 'Added',
  DAMAGED: 'Taken off as damaged',
  LOST: 'Taken off as lost',
  GIVEN_AWAY: 'Taken off as given away',
}

const named = (acted: StockActed) => ({ ...acted, of: acted.sku })

/** What can be done to a count, and what came of it. */
export const useStockActs = (onActed: (acted: readonly StockActed[]) => void) => {
  const { said, isBusy, one, say } = useActs<ReturnType<typeof named>>('products', onActed)
  return {
    said,
    isBusy,
    say,
    change: ({ sku, revision }: ListedStock, changed: Changed) =>
      one(done[changed.change], async () => named(await ask(changeStock, { sku, revision, ...changed }))),
    place: ({ sku, revision }: ListedStock, bay: string, backOn: string) =>
      one('Noted', async () => named(await ask(placeStock, { sku, revision, bay, backOn }))),
  }
}
