import { ask } from '../ask.ts'
import { askDemo } from '../operations/demos/ask-demo.ts'
import type { DemoFile } from '../operations/demos/demo-answers.ts'
import { useFile } from '../parts/use-file.ts'

/** All of one request; undefined until it is there, null where there is none. Asked for again when the calendar beside it was. */
export const useDemoFile = (reference: string | undefined, asOf: Date | undefined) => {
  const [demo, show] = useFile({ of: reference, version: asOf, askFor: (of) => ask(askDemo, { reference: of }) })
  return [demo, (changed: DemoFile) => show(changed.reference, changed)] as const
}
