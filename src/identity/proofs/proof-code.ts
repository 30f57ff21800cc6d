import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** What a link carries, and with it the figures of the same letter: whoever has one has the other. */
export interface ProofSecret {
  readonly link: string
  /** Six figures. */
  readonly code: string
}

const codeOf = (secret: string, link: string): string => {
  const mac = createHmac('sha256', secret).update(`code\n${link}`).digest()
  // Of 2^48 numbers, each of the million comes equally often but for one in a hundred million.
  return String(mac.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

export const makeProofSecret = (secret: string): ProofSecret => {
  const link = randomBytes(32).toString('base64url')
  return { link, code: codeOf(secret, link) }
}

/** For somebody who opened the link elsewhere than where they asked for it: they can type this there. */
export const codeOfLink = codeOf

export const linkDigest = (link: string): string => createHash('sha256').update(link).digest('base64url')

export const codeDigest = (secret: string, code: string): string =>
  createHmac('sha256', secret).update(`digest\n${code}`).digest('base64url')

export const sameDigest = (one: string, other: string): boolean => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}

/** "123 456", however many spaces or hyphens somebody types. */
export const readCode = (typed: string): string => typed.replace(/[\s-]/g, '')
export const printCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`
