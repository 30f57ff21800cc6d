import { eq } from 'drizzle-orm'
import { identityAccounts } from '../../api/db/schema/identity-accounts.ts'
import { identityMailProofs } from '../../api/db/schema/identity-mail-proofs.ts'
import { mayAcknowledge } from '../../api/mail/acknowledgement-limit.ts'
import { queueLetter } from '../../api/mail/letter-queue.ts'
import { limits } from '../../api/rate-limit/limits.ts'
import { consumeLimit } from '../../api/rate-limit/rate-limit.ts'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { ProofPurpose, SignUpDetails } from '../../domain/identity/mail-proof.ts'
import type { IdentityServices } from '../identity-services.ts'
import type { ProofLetterKind } from '../letters/proof-letter.ts'
import { codeDigest, linkDigest, makeProofSecret, printCode } from './proof-code.ts'

const goodForMinutes = 15

interface Asked {
  readonly purpose: ProofPurpose
  readonly email: string
  readonly edition: EditionCode
  /** The interaction, or the session, that the code is typed in. */
  readonly askedBy: string
  /** Below the origin, where its link leads; the link's secret is put behind it. */
  readonly linkPath: string
  /** Who asks, as the connection says. */
  readonly address: string
  readonly signUp?: SignUpDetails
  /** Whose address is to change. */
  readonly account?: string
}

export type AskedProof =
  | { readonly ok: true; readonly proof: string }
  | { readonly ok: false; readonly retryAfterSeconds?: number }

interface Known {
  readonly kind: ProofLetterKind
  readonly purpose: ProofPurpose
  readonly account?: string
}

/** What the letter has to be, by whether the address has an account: what the page says is the same either way. */
const knownOf = ({ purpose, account: own }: Asked, account: string | undefined): Known => {
  if (purpose === 'confirm') return { kind: purpose, purpose, ...(own !== undefined && { account: own }) }
  // Whose mailbox it is hears that it has an account; the code stays with us.
  if (purpose === 'email-change')
    return { kind: account === undefined ? purpose : 'taken', purpose, ...(own !== undefined && { account: own }) }
  if (purpose === 'sign-up')
    return account === undefined ? { kind: purpose, purpose } : { kind: 'known', purpose: 'sign-in', account }
  return account === undefined ? { kind: 'unknown', purpose } : { kind: purpose, purpose, account }
}

/** Writes a letter whose code or link proves a mailbox. Nobody learns from the answer whether the address has an account. */
export const askProof = async (services: IdentityServices, asked: Asked): Promise<AskedProof> => {
  const { db, jobs, publicUrl, factsOf, secret, now } = services
  const { email, edition, askedBy, linkPath, address, signUp } = asked
  const tried = await consumeLimit(db, limits.identity.letters, address, now())
  if (!tried.ok) return { ok: false, retryAfterSeconds: tried.retryAfterSeconds }
  if (!(await mayAcknowledge(db, email, now()))) return { ok: false }

  const [row] = await db
    .select({ id: identityAccounts.id })
    .from(identityAccounts)
    .where(eq(identityAccounts.email, email))
  const { kind, purpose, account } = knownOf(asked, row?.id)
  const { link, code } = makeProofSecret(secret)
  // What draws letters is loaded with the first.
  const { proofLetter } = await import('../letters/proof-letter.ts')
  return db.transaction(async (unit) => {
    const [proof] = await unit
      .insert(identityMailProofs)
      .values({
        purpose,
        email,
        edition,
        askedBy,
        ...(account !== undefined && { account }),
        codeDigest: codeDigest(secret, code),
        linkDigest: linkDigest(link),
        ...(purpose === 'sign-up' && signUp && { signUp }),
        askedAt: now(),
        expiresAt: new Date(now().getTime() + goodForMinutes * 60_000),
      })
      .returning({ id: identityMailProofs.id })
    if (!proof) throw new Error('A proof was not kept')
    const letter = proofLetter({
      key: `identity/${proof.id}`,
      to: email,
      edition: factsOf(edition),
      kind,
      code: printCode(code),
      link: `${publicUrl}${linkPath}${link}`,
    })
    await queueLetter(unit, jobs, letter)
    return { ok: true, proof: proof.id }
  })
}
