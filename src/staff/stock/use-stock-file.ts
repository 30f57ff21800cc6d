import { useEffect, useState } from 'react'
import { whileCurrent } from '../../site/state/while-current.ts'
import { ask } from '../ask.ts'
import { askStockFile } from '../operations/stock/ask-stock-file.ts'
import type { StockFile } from '../operations/stock/stock-answers.ts'

/** One count with its ledger; undefined until it is there, null where nothing of that SKU is counted. */
export const useStockFile = (sku: string | undefined, revision: string | undefined) => {
  const [known, setKnown] = useState<{ sku: string; file: StockFile | null }>()
  const isKnown = known?.sku === sku && (revision === undefined || known?.file?.item.revision === revision)
  useEffect(() => {
    if (sku === undefined || isKnown) return
    return whileCurrent((isCurrent) => {
      ask(askStockFile, { sku }).then(
        (file) => isCurrent() && setKnown({ sku, file }),
        // The list says that nobody can be reached, and asks again.
        () => undefined,
      )
    })
  }, [sku, isKnown])
  const show = (file: StockFile) => setKnown({ sku: file.item.sku, file })
  /** Older changes, behind those that are there. */
  const more = async () => {
    const file = known?.file
    const last = file?.ledger.at(-1)
    if (file == null || last === undefined) return
    const older = await ask(askStockFile, { sku: file.item.sku, before: last.id })
    if (older !== null) show({ ...file, ledger: [...file.ledger, ...older.ledger], hasMore: older.hasMore })
  }
  return { file: known?.sku === sku ? known?.file : undefined, show, more }
}
