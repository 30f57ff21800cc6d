/**
 * How a request for a demo stands. `asked`: a dealer has it. `proposed`: the dealer would come on another day, and the visitor is asked.
 * `with-staff`: nobody is asked, and staff find somebody. `unplaced`: nobody could come, and the visitor was told.
 */
export const demoStates = ['asked', 'proposed', 'accepted', 'with-staff', 'unplaced', 'cancelled'] as const

export type DemoState = (typeof demoStates)[number]

/** What became of asking a dealer. `withdrawn`: the visitor changed or cancelled it. `moved`: staff took it elsewhere. */
export const askAnswers = ['accepted', 'proposed', 'declined', 'unanswered', 'withdrawn', 'moved'] as const

export type AskAnswer = (typeof askAnswers)[number]
