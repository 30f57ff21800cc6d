import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../api/db/database.ts'
import { identityMailProofs } from '../../api/db/schema/identity-mail-proofs.ts'
import type { IdentityServices } from '../identity-services.ts'
import { isUuid } from '../issuer/is-uuid.ts'
import { codeDigest, linkDigest, sameDigest } from './proof-code.ts'

/** A million codes: after so many wrong ones another letter is needed. */
export const mostTries = 5

export type MailProof = typeof identityMailProofs.$inferSelect

export type TakenProof<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  /** `over`: too late, used, or too often wrong. */
  | { readonly ok: false; readonly reason: 'wrong' | 'over' }

const isGood = (now: Date) => and(isNull(identityMailProofs.usedAt), gt(identityMailProofs.expiresAt, now))

/** What is done with a proof, in the transaction that uses it up: both happen, or neither. */
export type WithProof<Answer> = (unit: Db, proof: MailProof) => Promise<Answer>

/** By the figures, in the interaction or session that asked for the letter. Of two that bring them together one gets it. */
export const takeByCode = async <Answer>(
  { db, secret, now }: Pick<IdentityServices, 'db' | 'secret' | 'now'>,
  { proof, askedBy, code }: { proof: string; askedBy: string; code: string },
  work: WithProof<Answer>,
): Promise<TakenProof<Answer>> => {
  if (!isUuid(proof)) return { ok: false, reason: 'over' }
  // Counted before it is compared: guesses that come together are counted too.
  const [tried] = await db
    .update(identityMailProofs)
    .set({ tries: sql`${identityMailProofs.tries} + 1` })
    .where(
      and(
        eq(identityMailProofs.id, proof),
        eq(identityMailProofs.askedBy, askedBy),
        lt(identityMailProofs.tries, mostTries),
        isGood(now()),
      ),
    )
    .returning()
  if (!tried) return { ok: false, reason: 'over' }
  if (!sameDigest(tried.codeDigest, codeDigest(secret, code)))
    return { ok: false, reason: tried.tries < mostTries ? 'wrong' : 'over' }
  return use(db, tried.id, now(), work)
}

const use = <Answer>(db: Db, id: string, now: Date, work: WithProof<Answer>): Promise<TakenProof<Answer>> =>
  db.transaction(async (unit) => {
    const [used] = await unit
      .update(identityMailProofs)
      .set({ usedAt: now })
      .where(and(eq(identityMailProofs.id, id), isGood(now)))
      .returning()
    return used ? { ok: true, answer: await work(unit, used) } : { ok: false, reason: 'over' }
  })

/** However it went with it. */
export const proofOf = async (db: Db, id: string): Promise<MailProof | undefined> => {
  if (!isUuid(id)) return undefined
  const [found] = await db.select().from(identityMailProofs).where(eq(identityMailProofs.id, id))
  return found
}

/** What a link is of, without using it: programs that look through letters open every link in them. */
export const proofOfLink = async (
  { db, now }: Pick<IdentityServices, 'db' | 'now'>,
  link: string,
): Promise<MailProof | undefined> => {
  const [found] = await db
    .select()
    .from(identityMailProofs)
    .where(and(eq(identityMailProofs.linkDigest, linkDigest(link)), isGood(now())))
  return found
}

/** By the link, in the browser that asked for the letter. */
export const takeByLink = async <Answer>(
  services: Pick<IdentityServices, 'db' | 'now'>,
  { link, askedBy }: { link: string; askedBy: string },
  work: WithProof<Answer>,
): Promise<TakenProof<Answer>> => {
  const found = await proofOfLink(services, link)
  if (!found || found.askedBy !== askedBy) return { ok: false, reason: 'over' }
  return use(services.db, found.id, services.now(), work)
}
