import { useEffect, useState } from 'react'
import { whileCurrent } from '../../site/state/while-current.ts'
import { ask } from '../ask.ts'
import { askOrderFile } from '../operations/orders/ask-order-file.ts'
import type { OrderFile } from '../operations/orders/order-answers.ts'

/** All of one order; undefined until it is there, null where there is none. Asked for again when its revision in the list is another. */
export const useOrderFile = (number: string | undefined, revision: string | undefined) => {
  const [known, setKnown] = useState<{ number: string; file: OrderFile | null }>()
  const isKnown = known?.number === number && (revision === undefined || known?.file?.revision === revision)
  useEffect(() => {
    if (number === undefined || isKnown) return
    return whileCurrent((isCurrent) => {
      ask(askOrderFile, { number }).then(
        (file) => isCurrent() && setKnown({ number, file }),
        // The list says that nobody can be reached, and asks again.
        () => undefined,
      )
    })
  }, [number, isKnown])
  const show = (file: OrderFile) => setKnown({ number: file.order.number, file })
  return [known?.number === number ? known?.file : undefined, show] as const
}
