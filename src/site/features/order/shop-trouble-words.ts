import type { ShopTrouble } from './shop-trouble.ts'

const words: Record<ShopTrouble, string> = {
  offline: 'No connection. Nothing was charged. All you typed stays here; go on once there is a connection.',
  unreachable:
    'Our side cannot be reached just now. Nothing was charged, and all you typed stays here. Try again in a moment.',
  closed: 'Nothing can be bought online at the moment. Ring us, and we take the order by phone.',
  'too-many':
    'A lot has been asked from your connection in a short time. Nothing was charged. Try again in a few minutes.',
}

/** Why a step could not be taken, and what to do. */
export const shopTroubleWords = (trouble: ShopTrouble): string => words[trouble]
