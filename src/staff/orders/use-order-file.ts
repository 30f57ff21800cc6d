import { useEffect, useState } from 'react'
import { whileCurrent } from '../../site/state/while-current.ts'
import { ask } from '../ask.ts'
import { askOrderFile } from '../operations/ask-order-file.ts'
import { lookAt } from '../operations/look-at.ts'
import type { OrderFile } from '../operations/order-answers.ts'

const heartbeat = 10_000

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

/** Who else has it open. */
export const useOthersHere = (number: string | undefined): readonly string[] => {
  const [others, setOthers] = useState<readonly string[]>([])
  useEffect(() => {
    setOthers([])
    if (number === undefined) return
    return whileCurrent((isCurrent) => {
      const look = () => {
        if (document.visibilityState !== 'visible') return
        ask(lookAt, { subject: 'ORDER', of: number }).then(
          (names) => isCurrent() && setOthers(names),
          () => undefined,
        )
      }
      // Whoever only passes by with the keyboard has not opened it.
      const first = setTimeout(look, 600)
      const timer = setInterval(look, heartbeat)
      return () => {
        clearTimeout(first)
        clearInterval(timer)
      }
    })
  }, [number])
  return others
}
