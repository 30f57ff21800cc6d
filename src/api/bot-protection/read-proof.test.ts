import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { editionCodes } from '../../domain/edition/edition-code.ts'
import { formKinds } from '../../domain/forms/form-kind.ts'
import type { WorkProof } from '../../domain/forms/proof-of-work.ts'
import { readProof } from './read-proof.ts'
import { solved } from './solved.fake.ts'
import { makeChallenge, type ProvenSubmission } from './work-challenge.ts'

const secret = 'a secret of the tests'
const submission: ProvenSubmission = { form: 'contact', edition: 'en-au', key: 'k' }
const noon = new Date('2026-11-15T12:00:00Z')
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000)

let proof: WorkProof
let text: string
beforeAll(async () => {
  proof = await solved(await makeChallenge(secret, submission, noon))
  text = JSON.stringify(proof)
})

/** Where values stand in a proof, as `['challenge', 'parameters', 'cost']`. */
const placesIn = (value: unknown, above: string[] = []): string[][] =>
  typeof value === 'object' && value !== null
    ? [above, ...Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...above, name]))]
    : [above]

const replaced = (value: unknown, [name, ...below]: string[], by: unknown): unknown =>
  name === undefined || typeof value !== 'object' || value === null
    ? by
    : { ...value, [name]: replaced(Reflect.get(value, name), below, by) }

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

describe('a proof of work', () => {
  it('is right until ten minutes after it was asked for', async () => {
    const right = { signature: proof.challenge.signature, expiresAt: later(600) }
    expect(await readProof(text, secret, submission, noon)).toEqual(right)
    expect(await readProof(text, secret, submission, later(599))).toEqual(right)
    expect(await readProof(text, secret, submission, later(600))).toBeUndefined()
  })

  it('is right for its own submission only', async () => {
    const others = fc.record({
      form: fc.constantFrom(...formKinds),
      edition: fc.constantFrom(...editionCodes),
      key: fc.oneof(fc.constant('k'), fc.string()),
    })
    await fc.assert(
      fc.asyncProperty(others, async (other) => {
        fc.pre(!isDeepStrictEqual({ ...other }, submission))
        expect(await readProof(text, secret, other, noon)).toBeUndefined()
      }),
    )
  })

  it('is right under the secret of its challenge only', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1 }), async (other) => {
        fc.pre(other !== secret)
        expect(await readProof(text, other, submission, noon)).toBeUndefined()
      }),
    )
  })

  it('is wrong when any part of it is another', async () => {
    const change = fc.tuple(
      fc.constantFrom(...placesIn(proof)),
      fc.oneof(fc.jsonValue(), fc.nat(), fc.stringMatching(/^([0-9a-f]{2}){1,32}$/), fc.constant('')),
    )
    await fc.assert(
      fc.asyncProperty(change, async ([place, by]) => {
        const changed = JSON.stringify(replaced(proof, place, by))
        fc.pre(!isDeepStrictEqual(JSON.parse(changed), JSON.parse(text)))
        expect(await readProof(changed, secret, submission, noon)).toBeUndefined()
      }),
      { numRuns: 500 },
    )
  })

  it('is wrong when any character of it is another', async () => {
    const change = fc.record({ at: fc.nat({ max: text.length - 1 }), by: fc.string({ maxLength: 2 }) })
    await fc.assert(
      fc.asyncProperty(change, async ({ at, by }) => {
        const changed = text.slice(0, at) + by + text.slice(at + 1)
        fc.pre(!isDeepStrictEqual(parsed(changed), parsed(text)))
        expect(await readProof(changed, secret, submission, noon)).toBeUndefined()
      }),
      { numRuns: 500 },
    )
  })

  it('is wrong when something is added to it', async () => {
    const { challenge, solution } = proof
    const { parameters } = challenge
    for (const added of [
      { ...proof, more: 1 },
      { solution, challenge: { ...challenge, more: 1 } },
      { solution, challenge: { ...challenge, parameters: { ...parameters, keySignature: '00' } } },
      { solution: { ...solution, time: 1 }, challenge },
    ])
      expect(await readProof(JSON.stringify(added), secret, submission, noon)).toBeUndefined()
  })

  it('is wrong with the work of another challenge', async () => {
    const other = await solved(await makeChallenge(secret, submission, noon))
    const mixed = JSON.stringify({ challenge: proof.challenge, solution: other.solution })
    expect(await readProof(mixed, secret, submission, noon)).toBeUndefined()
  })

  it('is not read when nobody would send so much', async () => {
    expect(await readProof(text + ' '.repeat(4000), secret, submission, noon)).toBeUndefined()
  })
})
