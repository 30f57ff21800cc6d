import { createHmac, randomBytes } from 'node:crypto'
import { sameDigest } from '../proofs/proof-code.ts'

const goodForMilliseconds = 5 * 60_000

const macOf = (secret: string, purpose: string, rest: string): string =>
  createHmac('sha256', secret).update(`passkey\n${purpose}\n${rest}`).digest('base64url')

/**
 * What a device signs. It says by itself until when it is good and where it was asked for (an interaction, a session), so nothing has
 * to be kept for the many that nobody answers.
 */
export const makeChallenge = (secret: string, purpose: string, now: Date): string => {
  const rest = `${(now.getTime() + goodForMilliseconds).toString(36)}.${randomBytes(16).toString('base64url')}`
  return `${rest}.${macOf(secret, purpose, rest)}`
}

export const isChallenge = (secret: string, purpose: string, challenge: string, now: Date): boolean => {
  const [until = '', nonce = '', mac = '', ...more] = challenge.split('.')
  if (more.length > 0 || !sameDigest(mac, macOf(secret, purpose, `${until}.${nonce}`))) return false
  return Number.parseInt(until, 36) > now.getTime()
}
