import { proofRequired } from '../../domain/forms/proof-required.ts'
import type { Db } from '../db/database.ts'
import { ExpectedError } from '../expected-error.ts'
import { challengeSecret } from './challenge-secret.ts'
import { consumeFormLimit, needsProof, tooManyWithoutProof } from './form-rate-limit.ts'
import { readProof } from './read-proof.ts'
import { spendProof } from './spend-proof.ts'
import { makeChallenge, type ProvenSubmission } from './work-challenge.ts'

/** Nobody reads a form and fills it in within this time. */
const quickestPerson = 2000

/** Who sends a form, and what comes with it unseen. */
export interface Sender {
  /** Whose request it is, as the connection says. */
  address: string
  /** When the form was opened; empty without scripts. */
  openedAt: string
  /** People leave it empty. */
  honeypot: string
}

/** What a browser with scripts may prove, and for which form. */
export interface Proving {
  /** Where one was asked for. */
  proof: string | undefined
  submission: ProvenSubmission
}

interface AdmissionServices {
  db: Db
  /** Signs challenges; without one the database keeps it. */
  formSecret?: string
}

const looksLikeABot = ({ openedAt, honeypot }: Sender, now: Date): boolean => {
  const opened = Date.parse(openedAt)
  const tooQuick = !Number.isNaN(opened) && now.getTime() - opened < quickestPerson
  return honeypot !== '' || tooQuick
}

const takenForABot = () =>
  new ExpectedError('This looks like the work of a bot. If it isn’t, wait a moment and send it again.', {
    code: 'LOOKS_LIKE_A_BOT',
    status: 400,
  })

/**
 * Throws what a visitor should be told when a form is not even looked at: one allowance for forms with and without scripts. A person
 * may look like a bot: a password manager fills in the honeypot, a school shares an address. Whose browser does the sum gets the form
 * through, and the limit was charged with the challenge; without scripts nothing can be proven.
 */
export const admitForm = async (
  services: AdmissionServices,
  sender: Sender,
  now: Date,
  proving?: Proving,
): Promise<void> => {
  const { db, formSecret } = services
  const secret = async () => formSecret ?? (await challengeSecret(db))
  if (proving?.proof !== undefined) {
    const proof = await readProof(proving.proof, await secret(), proving.submission, now)
    if (proof !== undefined && (await spendProof(db, proof, now))) return
  }
  await consumeFormLimit(db, sender.address, now)
  const isSuspect = looksLikeABot(sender, now)
  if (!isSuspect && !(await needsProof(db, sender.address, now))) return
  if (proving === undefined) throw isSuspect ? takenForABot() : tooManyWithoutProof(now)
  throw new ExpectedError('This looks like the work of a robot. Send it again with the challenge solved.', {
    code: proofRequired,
    // A question, not a failure: browsers write those of people who are quick to the console.
    status: 200,
    details: { challenge: await makeChallenge(await secret(), proving.submission, now) },
  })
}
