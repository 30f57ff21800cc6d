import { useEffect, useState } from 'react'
import { whileCurrent } from '../../site/state/while-current.ts'
import { ask } from '../ask.ts'
import { askDemo } from '../operations/demos/ask-demo.ts'
import type { DemoFile } from '../operations/demos/demo-answers.ts'

/** All of one request; undefined until it is there, null where there is none. Asked for again when the calendar was. */
export const useDemoFile = (reference: string | undefined, asOf: Date | undefined) => {
  const [known, setKnown] = useState<{ reference: string; demo: DemoFile | null }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: as fresh as the calendar beside it
  useEffect(() => {
    if (reference === undefined) return
    return whileCurrent((isCurrent) => {
      ask(askDemo, { reference }).then(
        (demo) => isCurrent() && setKnown({ reference, demo }),
        // The calendar says that nobody can be reached, and asks again.
        () => undefined,
      )
    })
  }, [reference, asOf])
  const show = (demo: DemoFile) => setKnown({ reference: demo.reference, demo })
  return [known?.reference === reference ? known?.demo : undefined, show] as const
}
