import { useEffect, useState } from 'react'
import type { StockState } from '../../../domain/delivery/stock-words.ts'
import { siteData } from '../../data/site-data.ts'
import { whileCurrent } from '../../state/while-current.ts'
import { askStock } from './ask-stock.ts'

export type StockBySku = ReadonlyMap<string, StockState>

/** How many there are of some products, asked once; undefined where nobody answers, and what was built goes on to count. A product's own page asks in `features/delivery/live-offer.tsx`. */
export const useStock = (skus: readonly string[]): StockBySku | undefined => {
  const asked = skus.toSorted().join()
  const [stock, setStock] = useState<StockBySku>()
  useEffect(() => {
    if (asked === '' || !navigator.onLine) return
    return whileCurrent((isCurrent) => {
      siteData.query(askStock, { skus: asked.split(',') }).then(
        (answer) => isCurrent() && answer.ok && setStock(answer.data),
        () => undefined,
      )
    })
  }, [asked])
  return stock
}
