import { createHash } from 'node:crypto'
import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm'
import type { IssuerPeople, OwnIssuer, SignedInPlace } from '../../api/account/issuer-people.ts'
import type { RemoveIdentity } from '../../api/account/remove-person.ts'
import type { Db } from '../../api/db/database.ts'
import { identityAccounts } from '../../api/db/schema/identity-accounts.ts'
import { identityMailProofs } from '../../api/db/schema/identity-mail-proofs.ts'
import { identityPasskeys } from '../../api/db/schema/identity-passkeys.ts'
import { identityRecords } from '../../api/db/schema/identity-records.ts'
import { identityRecoveryCodes } from '../../api/db/schema/identity-recovery-codes.ts'
import { identitySignIns } from '../../api/db/schema/identity-sign-ins.ts'
import type { TokenClaims } from '../../api/graphql-function/verify-token.ts'
import { defaultEdition, isEditionCode } from '../../domain/edition/edition-code.ts'
import { isUuid } from '../issuer/is-uuid.ts'
import { endSignIn, endSignIns } from './end-sign-ins.ts'

/** A token counts while its sign-in is in the list: who signs out everywhere is out at once, not when the token ends. */
const signInOf = (db: Db, { sub, sid }: TokenClaims, now: Date) =>
  db
    .select({ account: identityAccounts, provedAt: identitySignIns.provedAt })
    .from(identitySignIns)
    .innerJoin(identityAccounts, eq(identityAccounts.id, identitySignIns.account))
    .where(
      and(eq(identitySignIns.uid, String(sid)), eq(identitySignIns.account, sub), gt(identitySignIns.expiresAt, now)),
    )

const isOurs = ({ sub, sid }: TokenClaims): boolean => isUuid(sub) && typeof sid === 'string'

/** What a sign-in is called outside: its own name is in tokens, and stays there. */
const placeId = (uid: string): string => createHash('sha256').update(`place\n${uid}`).digest('base64url').slice(0, 22)

interface Place {
  readonly uid: string
  readonly shown: SignedInPlace
}

const placesOf = async (unit: Db, account: string, now: Date): Promise<Place[]> => {
  if (!isUuid(account)) return []
  const { uid, device, way, startedAt, seenAt } = identitySignIns
  const rows = await unit
    .select({ uid, device, way, startedAt, seenAt })
    .from(identitySignIns)
    .where(and(eq(identitySignIns.account, account), gt(identitySignIns.expiresAt, now)))
    .orderBy(desc(seenAt))
  return rows.map(({ uid: own, ...place }) => ({ uid: own, shown: { id: placeId(own), ...place } }))
}

const ownOf = (db: Db, now: () => Date): OwnIssuer => ({
  async hold(unit, claims) {
    if (!isOurs(claims)) return false
    const held = await signInOf(unit, claims, now()).for('share')
    return held.length > 0
  },

  async security(subject) {
    if (!isUuid(subject)) return undefined
    const [account] = await db.select().from(identityAccounts).where(eq(identityAccounts.id, subject))
    if (account === undefined) return undefined
    const unused = and(eq(identityRecoveryCodes.account, subject), isNull(identityRecoveryCodes.usedAt))
    const here = and(eq(identitySignIns.account, subject), gt(identitySignIns.expiresAt, now()))
    return {
      passkeys: await db.$count(identityPasskeys, eq(identityPasskeys.account, subject)),
      places: await db.$count(identitySignIns, here),
      hasPassword: account.password !== null,
      hasOneTimeCodes: account.oneTimeSecret !== null,
      recoveryCodesLeft: await db.$count(identityRecoveryCodes, unused),
    }
  },

  async kept(subject) {
    if (!isUuid(subject)) return { passkeys: [], signIns: [] }
    const { name, madeAt, usedAt } = identityPasskeys
    const passkeys = await db
      .select({ name, madeAt, usedAt })
      .from(identityPasskeys)
      .where(eq(identityPasskeys.account, subject))
      .orderBy(asc(madeAt))
    const { device, way, startedAt, seenAt } = identitySignIns
    const signIns = await db
      .select({ device, way, startedAt, seenAt })
      .from(identitySignIns)
      .where(eq(identitySignIns.account, subject))
      .orderBy(desc(seenAt))
    return { passkeys, signIns }
  },

  async places(subject) {
    return (await placesOf(db, subject, now())).map(({ shown }) => shown)
  },

  async endPlaces(unit, subject, id) {
    const places = await placesOf(unit, subject, now())
    if (id === undefined) {
      // Also sessions that nobody has a token of.
      if (isUuid(subject)) await endSignIns(unit, subject)
      return places.map(({ shown }) => shown)
    }
    const place = places.find(({ shown }) => shown.id === id)
    if (place === undefined || !(await endSignIn(unit, subject, place.uid))) return []
    return [place.shown]
  },

  async remove(unit, subject) {
    await unit.delete(identityRecords).where(eq(identityRecords.account, subject))
    // Passkeys, codes, proofs and sign-ins go with the account.
    const [gone] = await unit.delete(identityAccounts).where(eq(identityAccounts.id, subject)).returning()
    if (gone) await unit.delete(identityMailProofs).where(eq(identityMailProofs.email, gone.email))
  },
})

/** Not its address: that changes when the site moves, and people stay who they are. */
const ownIssuer = 'own'

/** Removes what the embedded issuer has of somebody whom it knows. */
export const removeOwnIdentity =
  (db: Db, now: () => Date): RemoveIdentity =>
  async (unit, { issuer, subject }) => {
    if (issuer === ownIssuer) await ownOf(db, now).remove(unit, subject)
  }

/** What the embedded issuer knows of those whose tokens it has signed. */
export const ownIssuerPeople = (db: Db, now: () => Date): IssuerPeople => ({
  issuer: ownIssuer,
  async ask(claims) {
    if (!isOurs(claims)) return { state: 'signed-out' }
    const [found] = await signInOf(db, claims, now())
    if (found === undefined) return { state: 'signed-out' }
    const { email, name, edition } = found.account
    // There is no account without an address that has been proved.
    const person = { email: email.toLowerCase(), name, edition: isEditionCode(edition) ? edition : defaultEdition }
    return { state: 'known', person, provedAt: found.provedAt }
  },
  own: ownOf(db, now),
})
