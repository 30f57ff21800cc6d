import { proofRequired } from '../../domain/forms/proof-required.ts'
import type { Db } from '../db/database.ts'
import { ExpectedError } from '../function/expected-error.ts'
import { looksLikeAMachine, type Sender, takeFormTurn } from '../submissions/turn-away-machines.ts'
import { challengeSecret } from './challenge-secret.ts'
import { readProof } from './read-proof.ts'
import { spendProof } from './spend-proof.ts'
import { makeChallenge, type ProvenSubmission } from './work-challenge.ts'

/** Who sends more in ten minutes is asked for a proof. */
const withoutProof = 4

export interface ProvingSender extends Sender {
  /** Where one was asked for. */
  proof: string | undefined
}

interface RobotDesk {
  db: Db
  /** Signs challenges; without one the database keeps it. */
  formSecret?: string
}

/**
 * Throws a challenge when a form looks like the work of a robot. A person may look like one: a password manager fills in the trap,
 * a school shares an address. Whose browser does the sum gets the form through.
 */
export const turnAwayRobots = async (
  { db, formSecret }: RobotDesk,
  sender: ProvingSender,
  submission: ProvenSubmission,
  now: Date,
): Promise<void> => {
  const taken = await takeFormTurn(db, sender.address, now)
  if (taken <= withoutProof && !looksLikeAMachine(sender, now)) return
  const secret = formSecret ?? (await challengeSecret(db))
  const proof = sender.proof === undefined ? undefined : await readProof(sender.proof, secret, submission, now)
  if (proof !== undefined && (await spendProof(db, proof, now))) return
  throw new ExpectedError('This looks like the work of a robot. Send it again with the challenge solved.', {
    code: proofRequired,
    status: 403,
    details: { challenge: await makeChallenge(secret, submission, now) },
  })
}
