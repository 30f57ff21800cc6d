import { limits } from '../../rate-limit/limits.ts'
import { consumeLimit } from '../../rate-limit/rate-limit.ts'
import { tooMany } from '../../rate-limit/too-many.ts'
import type { SiteContext } from '../site-context.ts'

type AccountLimit = keyof typeof limits.account

/** Throws when somebody has done too much of it, wherever they are signed in. */
export const consumeAccountLimit = async (
  { services, now }: SiteContext,
  limit: AccountLimit,
  person: string,
): Promise<void> => {
  const consumed = await consumeLimit(services.db, limits.account[limit], person, now())
  if (!consumed.ok) throw tooMany('tries', consumed.retryAfterSeconds)
}
