import type { Db } from '../../db/database.ts'
import { ExpectedError } from '../../expected-error.ts'
import { consumeLimit, type RateLimit } from '../../rate-limit/rate-limit.ts'

/** More than anybody needs, and too few to hold a shop's stock or to guess with. */
const limits = {
  /** Pricing an order holds what is in it. */
  place: { what: 'place order', atMost: 60, seconds: 600 },
  pay: { what: 'pay order', atMost: 20, seconds: 600 },
  code: { what: 'promotion code', atMost: 30, seconds: 600 },
  /** By a key that nobody guesses. */
  open: { what: 'open order', atMost: 120, seconds: 600 },
  /** By number and e-mail address: from one place, and for one address from wherever. */
  find: { what: 'find order', atMost: 20, seconds: 600 },
  findOf: { what: 'find order of address', atMost: 40, seconds: 3600 },
  backInStock: { what: 'back in stock', atMost: 10, seconds: 600 },
} satisfies Record<string, RateLimit>

/** Throws when too many came from there. */
export const consumeShopLimit = async (db: Db, kind: keyof typeof limits, who: string, now: Date): Promise<void> => {
  const consumed = await consumeLimit(db, limits[kind], who, now)
  if (consumed.ok) return
  const { retryAfterSeconds } = consumed
  throw new ExpectedError(`Too many tries came from here. Try again in ${Math.ceil(retryAfterSeconds / 60)} min.`, {
    code: 'TOO_MANY',
    status: 429,
    retryAfterSeconds,
  })
}
