import { createHash } from 'node:crypto'
import { createChallenge, randomInt } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as v from 'valibot'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { FormKind } from '../../domain/forms/form-kind.ts'
import { challengeSchema, type WorkChallenge } from '../../domain/forms/proof-of-work.ts'

/** What a proof is for, and for nothing else. */
export interface ProvenSubmission {
  form: FormKind
  edition: EditionCode
  key: string
}

const lifetimeSeconds = 600

/** Each try takes a few thousandths of a second, so that little time goes into starting them. */
const rounds = 10_000

/** How many tries it takes at most; half as many on average. */
const mostTries = 160

export const submissionDigest = ({ form, edition, key }: ProvenSubmission): string =>
  createHash('sha256')
    .update(JSON.stringify([form, edition, key]))
    .digest('base64url')

/** Signed, not remembered: whoever asks for challenges and leaves them costs no room. */
export const makeChallenge = async (
  secret: string,
  submission: ProvenSubmission,
  now: Date,
): Promise<WorkChallenge> => {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: rounds,
    // Drawn here rather than left to luck: nobody is unlucky for longer than so many tries.
    counter: randomInt(mostTries - 1, 0),
    deriveKey,
    // The library has an expiry of its own, but looks at the machine's clock for it.
    data: {
      submission: submissionDigest(submission),
      expiresAt: Math.floor(now.getTime() / 1000) + lifetimeSeconds,
    },
    hmacSignatureSecret: secret,
  })
  return v.parse(challengeSchema, challenge)
}
