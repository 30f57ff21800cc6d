import type { Db } from '../../db/database.ts'
import { limits } from '../../rate-limit/limits.ts'
import { consumeLimit } from '../../rate-limit/rate-limit.ts'
import { tooMany } from '../../rate-limit/too-many.ts'

type ShopLimit = keyof typeof limits.shop

/** Throws when too many came from there. */
export const consumeShopLimit = async (db: Db, limit: ShopLimit, who: string, now: Date): Promise<void> => {
  const consumed = await consumeLimit(db, limits.shop[limit], who, now)
  if (!consumed.ok) throw tooMany('tries', consumed.retryAfterSeconds)
}
