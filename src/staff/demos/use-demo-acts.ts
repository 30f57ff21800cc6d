import { ask } from '../ask.ts'
import { askDealer } from '../operations/demos/ask-dealer.ts'
import { cancelDemo } from '../operations/demos/cancel-demo.ts'
import { confirmDemo } from '../operations/demos/confirm-demo.ts'
import type { DemoActed, DemoFile } from '../operations/demos/demo-answers.ts'
import { giveUpDemo } from '../operations/demos/give-up-demo.ts'
import { useActs } from '../parts/use-acts.ts'
import type { Placed } from './place-sheet.tsx'

const named = (acted: DemoActed) => ({ ...acted, of: acted.reference })

/** What can be done with a request, and what came of it. */
export const useDemoActs = (onActed: (acted: readonly DemoActed[]) => void) => {
  const { said, isBusy, one, say } = useActs<ReturnType<typeof named>>('requests', onActed)
  const seen = ({ reference, revision }: DemoFile) => ({ reference, revision })
  return {
    said,
    isBusy,
    say,
    ask: (demo: DemoFile, dealer: string) =>
      one('Asked', async () => named(await ask(askDealer, { ...seen(demo), dealer }))),
    confirm: (demo: DemoFile, placed: Placed) =>
      one('Settled', async () => named(await ask(confirmDemo, { ...seen(demo), ...placed }))),
    giveUp: (demo: DemoFile, reason: string) =>
      one('Told', async () => named(await ask(giveUpDemo, { ...seen(demo), reason }))),
    cancel: (demo: DemoFile, reason: string) =>
      one('Cancelled', async () => named(await ask(cancelDemo, { ...seen(demo), reason }))),
  }
}
