import type { Db } from '../../db/database.ts'
import { ExpectedError } from '../../function/expected-error.ts'
import { type TurnLimit, takeTurn } from '../../rate-limit/take-turn.ts'

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
  watch: { what: 'back in stock', atMost: 10, seconds: 600 },
} satisfies Record<string, TurnLimit>

/** Throws when too many came from there. */
export const takeShopTurn = async (db: Db, kind: keyof typeof limits, who: string, now: Date): Promise<void> => {
  const turn = await takeTurn(db, limits[kind], who, now)
  if (turn.ok) return
  const { retryAfterSeconds } = turn
  throw new ExpectedError(`Too many tries came from here. Try again in ${Math.ceil(retryAfterSeconds / 60)} min.`, {
    code: 'TOO_MANY',
    status: 429,
    retryAfterSeconds,
  })
}
