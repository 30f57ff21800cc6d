import { ask } from '../ask.ts'
import { askOrderFile } from '../operations/orders/ask-order-file.ts'
import type { OrderFile } from '../operations/orders/order-answers.ts'
import { useFile } from '../parts/use-file.ts'

/** All of one order; undefined until it is there, null where there is none. Asked for again when its revision in the list is another. */
export const useOrderFile = (number: string | undefined, revision: string | undefined) => {
  const [file, show] = useFile({
    of: number,
    version: revision,
    askFor: (of) => ask(askOrderFile, { number: of }),
    versionOf: (known) => known.revision,
  })
  return [file, (changed: OrderFile) => show(changed.order.number, changed)] as const
}
