/** Why a dealer passes a demo on. */
export const declineReasons = ['too-far', 'no-time', 'no-model', 'other'] as const

export type DeclineReason = (typeof declineReasons)[number]

/** As the dealer chooses them, and as staff read them. */
export const reasonWords = (reason: DeclineReason, model: string | undefined): string => {
  switch (reason) {
    case 'too-far':
      return 'Too far'
    case 'no-time':
      return 'No time these two weeks'
    case 'no-model':
      return model === undefined ? 'No robot to show' : `No ${model} to show`
    case 'other':
      return 'Something else'
  }
}
