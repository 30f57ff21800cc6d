import { isDeepStrictEqual } from 'node:util'
import { verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as v from 'valibot'
import { proofSchema, type WorkProof } from '../../domain/forms/proof-of-work.ts'
import { type ProvenSubmission, submissionDigest } from './work-challenge.ts'

/** A proof that is right and can be spent once. */
export interface RightProof {
  signature: string
  expiresAt: Date
}

/** Several times what a browser sends. */
const longest = 4000

const jsonSchema = v.pipe(v.string(), v.maxLength(longest), v.parseJson())

/** Nothing may be added to it either. */
const parseProof = (text: string): WorkProof | undefined => {
  const json = v.safeParse(jsonSchema, text)
  if (!json.success) return undefined
  const proof = v.safeParse(proofSchema, json.output)
  return proof.success && isDeepStrictEqual(proof.output, json.output) ? proof.output : undefined
}

/** Undefined when it is not ours, not for this submission, too late or not solved. */
export const readProof = async (
  text: string,
  secret: string,
  submission: ProvenSubmission,
  now: Date,
): Promise<RightProof | undefined> => {
  const proof = parseProof(text)
  if (proof === undefined) return undefined
  const { challenge, solution } = proof
  const { data } = challenge.parameters
  const expiresAt = new Date(data.expiresAt * 1000)
  if (data.submission !== submissionDigest(submission) || !(expiresAt > now)) return undefined
  const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret })
  return verified ? { signature: challenge.signature, expiresAt } : undefined
}
