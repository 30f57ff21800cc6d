/** What a bank says: yes, a question for the payer, or why not, in the codes of Stripe. */
export type BankAnswer = 'yes' | 'asks' | { code: string; decline_code?: string }

export interface TestCard {
  brand: string
  last4: string
  answer: BankAnswer
}

const visa = (last4: string, answer: BankAnswer): TestCard => ({ brand: 'visa', last4, answer })

/** Stripe's payment methods for tests, by their published ids. */
export const testCards = new Map<string, TestCard>([
  ['pm_card_visa', visa('4242', 'yes')],
  ['pm_card_mastercard', { brand: 'mastercard', last4: '4444', answer: 'yes' }],
  ['pm_card_authenticationRequired', visa('3184', 'asks')],
  ['pm_card_chargeDeclined', visa('0002', { code: 'card_declined', decline_code: 'generic_decline' })],
  [
    'pm_card_chargeDeclinedInsufficientFunds',
    visa('9995', { code: 'card_declined', decline_code: 'insufficient_funds' }),
  ],
  ['pm_card_visa_chargeDeclinedStolenCard', visa('9979', { code: 'card_declined', decline_code: 'stolen_card' })],
  ['pm_card_chargeDeclinedExpiredCard', visa('0069', { code: 'expired_card' })],
  ['pm_card_chargeDeclinedIncorrectCvc', visa('0127', { code: 'incorrect_cvc' })],
  ['pm_card_chargeDeclinedProcessingError', visa('0119', { code: 'processing_error' })],
])
