import type { DeclineReason } from '../../../domain/orders/decline-reason.ts'

/** By Stripe's codes for errors, and the banks' codes for declines; some are both. */
const reasons = new Map<string, DeclineReason>([
  ['insufficient_funds', 'insufficient-funds'],
  ['expired_card', 'expired-card'],
  ['invalid_expiry_month', 'expired-card'],
  ['invalid_expiry_year', 'expired-card'],
  ['incorrect_cvc', 'wrong-code'],
  ['invalid_cvc', 'wrong-code'],
  ['authentication_failure', 'not-verified'],
  ['authentication_required', 'not-verified'],
  ['authentication_not_handled', 'not-verified'],
  ['mobile_device_authentication_required', 'not-verified'],
  ['payment_intent_authentication_failure', 'not-verified'],
  ['issuer_not_available', 'try-again'],
  ['payment_intent_payment_attempt_expired', 'try-again'],
  ['processing_error', 'try-again'],
  ['reenter_transaction', 'try-again'],
  ['three_d_secure_authentication_upstream_error', 'try-again'],
  ['try_again_later', 'try-again'],
])

/**
 * Why a card was refused. The bank's own code says more than Stripe's. What is not listed is a plain decline, and must stay
 * one: whoever tries a stolen card is not told that it is known to be stolen.
 */
export const declineReason = (error: { code?: string | undefined; decline_code?: string | undefined }): DeclineReason =>
  reasons.get(error.decline_code ?? '') ?? reasons.get(error.code ?? '') ?? 'declined'
