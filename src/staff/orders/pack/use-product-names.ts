import { useEffect, useState } from 'react'
import { whileCurrent } from '../../../site/state/while-current.ts'
import { ask } from '../../ask.ts'
import { askStock } from '../../operations/stock/ask-stock.ts'

const none: ReadonlyMap<string, string> = new Map()

const readNames = async (): Promise<Map<string, string>> => {
  const names = new Map<string, string>()
  for (let after: string | null | undefined; after !== null; ) {
    const { items, next } = await ask(askStock, { view: 'ALL', words: '', first: 100, after: after ?? null })
    for (const { sku, name } of items) if (name !== '') names.set(sku, name)
    after = next
  }
  return names
}

/** What each SKU is called: a wrong box is named. Empty until that is known. */
export const useProductNames = (): ReadonlyMap<string, string> => {
  const [names, setNames] = useState(none)
  useEffect(
    () =>
      whileCurrent((isCurrent) => {
        readNames().then(
          (read) => isCurrent() && setNames(read),
          // Then a wrong scan is told by its SKU alone.
          () => undefined,
        )
      }),
    [],
  )
  return names
}
