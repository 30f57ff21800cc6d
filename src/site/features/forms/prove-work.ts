import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import * as v from 'valibot'
import { challengeSchema, type WorkProof } from '../../../domain/forms/proof-of-work.ts'

/** Ten times what the slowest phone should need. */
const patience = 30_000

/**
 * Does the sum that the server asks of who looks like a robot. The browser's own cryptography does it beside the page, which stays
 * alive. Undefined when this browser cannot, as none can over plain http.
 */
export const proveWork = async (given: unknown, signal: AbortSignal): Promise<string | undefined> => {
  const parsed = v.safeParse(challengeSchema, given)
  if (!parsed.success || !('subtle' in crypto)) return undefined
  const challenge = parsed.output
  const controller = new AbortController()
  const stop = () => controller.abort()
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  const solution = await solveChallenge({ challenge, deriveKey, controller, timeout: patience })
  signal.removeEventListener('abort', stop)
  if (solution === null) return undefined
  const { counter, derivedKey } = solution
  const proof: WorkProof = { challenge, solution: { counter, derivedKey } }
  return JSON.stringify(proof)
}
