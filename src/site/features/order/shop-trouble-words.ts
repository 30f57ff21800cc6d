import type { ShopTrouble } from './shop-trouble.ts'

const words: Record<ShopTrouble, string> = {
  offline: 'No connection. Nothing was charged. What you typed stays here; go on once you’re back online.',
  unreachable:
    'We can’t be reached just now. Nothing was charged, and what you typed stays here. Try again in a moment.',
  closed: 'The online shop is closed just now. Ring us and we’ll take your order by phone.',
  'too-many': 'Too many requests have come from your connection. Nothing was charged. Try again in a few minutes.',
}

/** Why a step could not be taken, and what to do. */
export const shopTroubleWords = (trouble: ShopTrouble): string => words[trouble]
