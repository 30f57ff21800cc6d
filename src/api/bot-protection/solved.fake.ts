import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { WorkChallenge, WorkProof } from '../../domain/forms/proof-of-work.ts'

/** What a browser makes of a challenge. */
export const solved = async (challenge: WorkChallenge): Promise<WorkProof> => {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (solution === null) throw new Error('The challenge was not solved')
  return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } }
}
