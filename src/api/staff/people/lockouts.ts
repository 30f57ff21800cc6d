import { type LockoutKind, lockoutKinds } from '../../../domain/staff/lockout.ts'
import type { Person } from '../../account/viewer.ts'
import type { Db } from '../../db/database.ts'
import { mailboxOf } from '../../mail/acknowledgement-limit.ts'
import { limits } from '../../rate-limit/limits.ts'
import { clearConsumed, countConsumed, type RateLimit, secondsToNextWindow } from '../../rate-limit/rate-limit.ts'

/** Somebody has tried too often, and may not until then. */
export interface Lockout {
  readonly kind: LockoutKind
  readonly until: Date
}

type Somebody = Pick<Person, 'email' | 'subject'>

/** What counts against one account, and by what it is known there. */
const countedBy: Record<LockoutKind, { limit: RateLimit; who: (person: Somebody) => string }> = {
  passwords: { limit: limits.identity.passwordsOf, who: ({ email }) => mailboxOf(email) },
  codes: { limit: limits.identity.oneTimeCodesOf, who: ({ subject }) => subject },
  confirmations: { limit: limits.identity.confirmationsOf, who: ({ subject }) => subject },
  changes: { limit: limits.identity.changesOf, who: ({ subject }) => subject },
}

/** What somebody may not try any more just now. */
export const lockoutsOf = async (db: Db, person: Somebody, now: Date): Promise<Lockout[]> => {
  const found: Lockout[] = []
  for (const kind of lockoutKinds) {
    const { limit, who } = countedBy[kind]
    if ((await countConsumed(db, limit, who(person), now)) < limit.atMost) continue
    found.push({ kind, until: new Date(now.getTime() + secondsToNextWindow(limit, now) * 1000) })
  }
  return found
}

export const clearLockouts = async (db: Db, person: Somebody, kinds: readonly LockoutKind[]): Promise<void> => {
  for (const kind of kinds) {
    const { limit, who } = countedBy[kind]
    await clearConsumed(db, limit, who(person))
  }
}
