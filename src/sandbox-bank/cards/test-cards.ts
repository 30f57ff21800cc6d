import type { Decline } from '../intents/intent.ts'

/** What a bank does with a card. */
export type CardOutcome = 'succeeds' | 'verifies' | Exclude<Decline, 'not-verified' | 'try-again'>

export interface TestCard {
  number: string
  outcome: CardOutcome
  /** What it does, for whoever tries it. */
  does: string
}

/** Stripe's numbers, so that the same ones work with either gateway. Any date to come and any code go with them. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', outcome: 'succeeds', does: 'Visa: is charged' },
  { number: '5555555555554444', outcome: 'succeeds', does: 'Mastercard: is charged' },
  { number: '378282246310005', outcome: 'succeeds', does: 'American Express, with a code of four digits: is charged' },
  { number: '4000002500003155', outcome: 'verifies', does: 'The bank asks for verification' },
  { number: '4000000000000002', outcome: 'declined', does: 'Declined, without a reason' },
  { number: '4000000000009995', outcome: 'insufficient-funds', does: 'Declined: not enough money' },
  { number: '4000000000000069', outcome: 'expired-card', does: 'Declined: the card has expired' },
  { number: '4000000000000127', outcome: 'wrong-code', does: 'Declined: the security code is wrong' },
]

/** Nobody's real card is charged here: what is not on the list is declined. */
export const outcomeOf = (digits: string): CardOutcome =>
  testCards.find(({ number }) => number === digits)?.outcome ?? 'declined'
