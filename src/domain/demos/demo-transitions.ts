import type { DemoState } from './demo-state.ts'

export type DemoActor = 'dealer' | 'visitor' | 'staff' | 'job'

interface Transition {
  readonly by: readonly DemoActor[]
  readonly from: readonly DemoState[]
  /** The first that fits: whether somebody else can be asked shows when it is done. */
  readonly to: readonly DemoState[]
}

/** A dealer has it, or nobody has any more. */
const handedOn = ['asked', 'with-staff'] as const satisfies DemoState[]

const running = ['asked', 'proposed', 'accepted', 'with-staff'] as const satisfies DemoState[]

/** Who may do what to a request, and when. */
export const demoTransitions = {
  accept: { by: ['dealer'], from: ['asked'], to: ['accepted'] },
  propose: { by: ['dealer'], from: ['asked'], to: ['proposed'] },
  decline: { by: ['dealer'], from: ['asked'], to: handedOn },
  'take-proposal': { by: ['visitor'], from: ['proposed'], to: ['accepted'] },
  'refuse-proposal': { by: ['visitor'], from: ['proposed'], to: handedOn },
  /** Two other days. Whom nobody could come to may try again with others. */
  change: { by: ['visitor'], from: [...running, 'unplaced'], to: handedOn },
  cancel: { by: ['visitor', 'staff'], from: running, to: ['cancelled'] },
  /** Two working days are over. */
  'run-out': { by: ['job'], from: ['asked', 'proposed'], to: handedOn },
  /** Whoever has it is not listed any more. What was agreed staff look at. */
  'lose-dealer': { by: ['job'], from: ['asked', 'proposed'], to: handedOn },
  ask: { by: ['staff'], from: [...running, 'unplaced'], to: ['asked'] },
  /** Staff have it from the dealer on the phone. */
  confirm: { by: ['staff'], from: [...running, 'unplaced'], to: ['accepted'] },
  'give-up': { by: ['staff'], from: running, to: ['unplaced'] },
} as const satisfies Record<string, Transition>

export type DemoEvent = keyof typeof demoTransitions

export const demoEvents = Object.keys(demoTransitions) as DemoEvent[]

export const mayHappen = (event: DemoEvent, by: DemoActor, state: DemoState): boolean => {
  const transition: Transition = demoTransitions[event]
  return transition.by.includes(by) && transition.from.includes(state)
}

/** Whose word is awaited; nobody's once it is settled. */
export const whoMustAct = (state: DemoState): DemoActor | undefined => {
  switch (state) {
    case 'asked':
      return 'dealer'
    case 'proposed':
      return 'visitor'
    case 'with-staff':
      return 'staff'
    case 'accepted':
    case 'unplaced':
    case 'cancelled':
      return undefined
  }
}
