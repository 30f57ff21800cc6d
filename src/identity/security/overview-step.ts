import { and, desc, eq, gt } from 'drizzle-orm'
import { identitySignIns } from '../../api/db/schema/identity-sign-ins.ts'
import { ofEditions } from '../../domain/edition/editions.ts'
import type { IdentityServices } from '../identity-services.ts'
import { passkeysOf } from '../passkeys/passkeys.ts'
import { recoveryCodesLeft } from '../second-factor/recovery-codes.ts'
import { overviewScreen } from './overview-screen.ts'
import { type SecurityStep, shown } from './security-visit.ts'

const timeZones = ofEditions('timeZones')

/** Everything that keeps an account safe, at a glance. */
export const overviewStep =
  ({ db, now }: IdentityServices): SecurityStep =>
  async ({ edition, person, session }) => {
    const [passkeys, places, codesLeft] = await Promise.all([
      passkeysOf(db, person.id),
      db
        .select()
        .from(identitySignIns)
        .where(and(eq(identitySignIns.account, person.id), gt(identitySignIns.expiresAt, now())))
        .orderBy(desc(identitySignIns.seenAt)),
      recoveryCodesLeft(db, person.id),
    ])
    const timeZone = timeZones[edition].most
    return shown(
      overviewScreen({ edition, timeZone, now: now(), person, passkeys, places, here: session.uid, codesLeft }),
    )
  }
