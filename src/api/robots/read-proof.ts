import { verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as v from 'valibot'
import { proofSchema } from '../../domain/forms/proof-of-work.ts'
import { type ProvenSubmission, submissionDigest } from './work-challenge.ts'

/** A proof that is right and can be spent once. */
export interface RightProof {
  signature: string
  expiresAt: Date
}

/** Several times what a browser sends. */
const longest = 4000

const parseProof = v.safeParser(v.pipe(v.string(), v.maxLength(longest), v.parseJson(), proofSchema))

/** Undefined when it is not ours, not for this submission, too late or not solved. */
export const readProof = async (
  text: string,
  secret: string,
  submission: ProvenSubmission,
  now: Date,
): Promise<RightProof | undefined> => {
  const parsed = parseProof(text)
  if (!parsed.success) return undefined
  const { challenge, solution } = parsed.output
  const { data } = challenge.parameters
  const expiresAt = new Date(data.expiresAt * 1000)
  if (data.submission !== submissionDigest(submission) || !(expiresAt > now)) return undefined
  const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret })
  return verified ? { signature: challenge.signature, expiresAt } : undefined
}
