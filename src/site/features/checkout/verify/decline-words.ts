const words: Record<string, string> = {
  'insufficient-funds': 'Your bank says that there is not enough on the account. Use another card, or ask the bank.',
  'expired-card': 'Your bank says that this card has ended. Use another one.',
  'wrong-code': 'The security code was not right. Enter the card again, or use another one.',
  'not-verified': 'Your bank did not get the confirmation it asked for. Try again, or use another card.',
  'try-again': 'Your bank could not say yes just now. Try again, or use another card.',
}

/** Why a card was refused, and what to do. Nothing was charged, and that is said too. */
export const declineWords = (declined: string): string =>
  `${words[declined] ?? 'Your bank said no and gives no reason. Use another card, or ask the bank.'} Nothing was charged.`
