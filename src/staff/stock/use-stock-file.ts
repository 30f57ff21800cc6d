import { ask } from '../ask.ts'
import { askStockFile } from '../operations/stock/ask-stock-file.ts'
import type { StockFile } from '../operations/stock/stock-answers.ts'
import { useFile } from '../parts/use-file.ts'

/** One count with its ledger; undefined until it is there, null where nothing of that SKU is counted. */
export const useStockFile = (sku: string | undefined, revision: string | undefined) => {
  const [file, showFile] = useFile({
    of: sku,
    version: revision,
    askFor: (of) => ask(askStockFile, { sku: of }),
    versionOf: ({ item }) => item.revision,
  })
  const show = (changed: StockFile) => showFile(changed.item.sku, changed)
  /** Older changes, behind those that are there. */
  const more = async () => {
    const last = file?.ledger.at(-1)
    if (file == null || last === undefined) return
    const older = await ask(askStockFile, { sku: file.item.sku, before: last.id })
    if (older !== null) show({ ...file, ledger: [...file.ledger, ...older.ledger], hasMore: older.hasMore })
  }
  return { file, show, more }
}
