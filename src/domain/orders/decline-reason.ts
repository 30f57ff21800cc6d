/** Why a bank said no, as far as it tells. */
export const declineReasons = [
  'declined',
  'insufficient-funds',
  'expired-card',
  'wrong-code',
  'not-verified',
  'try-again',
  /** Ours: the card is not one that the gateway keeps for whoever pays. */
  'not-kept',
] as const

export type DeclineReason = (typeof declineReasons)[number]
