import * as v from 'valibot'

/** A sum that takes a browser a second or two, signed as a whole. */
export const challengeSchema = v.object({
  parameters: v.object({
    algorithm: v.string(),
    nonce: v.string(),
    salt: v.string(),
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: v.string(),
    data: v.object({
      /** A digest of the submission it is for. */
      submission: v.string(),
      /** In seconds since 1970. */
      expiresAt: v.number(),
    }),
  }),
  signature: v.string(),
})

export type WorkChallenge = v.InferOutput<typeof challengeSchema>

export const proofSchema = v.object({
  challenge: challengeSchema,
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
})

/** The sum with its result, which goes back as JSON. */
export type WorkProof = v.InferOutput<typeof proofSchema>
