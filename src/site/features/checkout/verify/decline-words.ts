import type { DeclineReason } from '../../../../domain/orders/decline-reason.ts'

const noReason = 'Your bank said no and gave no reason. Use another card, or ask the bank.'

const words: Record<string, string> = {
  declined: noReason,
  'insufficient-funds': 'Your bank says there isn’t enough in the account. Use another card, or ask the bank.',
  'expired-card': 'Your bank says this card has expired. Use another one.',
  'wrong-code': 'The security code wasn’t right. Enter the card again, or use another one.',
  'not-verified': 'Your bank didn’t get the confirmation it asked for. Try again, or use another card.',
  'not-kept': 'That card isn’t kept for you any more, or your sign-in has ended. Sign in again, or use another card.',
  'try-again': 'Your bank couldn’t approve it just now. Try again, or use another card.',
} satisfies Record<DeclineReason, string>

/**
 * Why a card was refused, and what to do. Nothing was charged, and that is said too. A page may be older than the server that
 * answers it, and not know the reason.
 */
export const declineWords = (declined: string): string => `${words[declined] ?? noReason} Nothing was charged.`
