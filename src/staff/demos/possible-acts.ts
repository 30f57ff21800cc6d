import type { DemoState } from '../../domain/demos/demo-state.ts'
import { mayHappen } from '../../domain/demos/demo-transitions.ts'

/** What may be done with a request as it stands. */
export const possibleActs = (state: DemoState) => ({
  ask: mayHappen('ask', 'staff', state),
  confirm: mayHappen('confirm', 'staff', state),
  giveUp: mayHappen('give-up', 'staff', state),
  cancel: mayHappen('cancel', 'staff', state),
})
