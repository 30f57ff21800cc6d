import { describe, expect, it } from 'vitest'
import { declineReason } from './decline-reason.ts'

describe('why a card was refused', () => {
  it.each([
    ['card_declined', 'insufficient_funds', 'insufficient-funds'],
    ['card_declined', 'expired_card', 'expired-card'],
    ['expired_card', undefined, 'expired-card'],
    ['incorrect_cvc', undefined, 'wrong-code'],
    ['incorrect_cvc', 'incorrect_cvc', 'wrong-code'],
    ['authentication_required', 'authentication_required', 'not-verified'],
    ['payment_intent_authentication_failure', undefined, 'not-verified'],
    ['processing_error', '', 'try-again'],
    ['card_declined', 'try_again_later', 'try-again'],
    // The bank knows better than Stripe.
    ['expired_card', 'insufficient_funds', 'insufficient-funds'],
  ])('is told for %s, %s: %s', (code, decline_code, reason) => {
    expect(declineReason({ code, decline_code })).toBe(reason)
  })

  it.each([
    'generic_decline',
    'fraudulent',
    'lost_card',
    'stolen_card',
    'pickup_card',
    'merchant_blacklist',
    'new_code',
  ])('is not told for %s', (decline_code) => {
    expect(declineReason({ code: 'card_declined', decline_code })).toBe('declined')
  })

  it('is a plain refusal when nothing is said', () => {
    expect(declineReason({})).toBe('declined')
  })
})
