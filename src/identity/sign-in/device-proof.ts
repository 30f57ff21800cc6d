import { createHmac } from 'node:crypto'
import { sameDigest } from '../proofs/proof-code.ts'

export const deviceCookie = 'poolwright-device'
export const deviceCookieDays = 365

const digestOf = (secret: string, account: string): string =>
  createHmac('sha256', secret).update(`device\n${account}`).digest('base64url')

/** What a browser keeps that somebody was signed in on. It lets nobody in; it tells its owner's typing errors from a stranger's guesses. */
export const deviceProof = (secret: string, account: string): string => digestOf(secret, account)

/** Of the accounts that were used on one device the last few are known. */
const mostAccounts = 4

export const withDevice = (cookie: string | undefined, secret: string, account: string): string => {
  const proof = deviceProof(secret, account)
  const others = (cookie ?? '').split('.').filter((each) => each !== '' && each !== proof)
  return [proof, ...others].slice(0, mostAccounts).join('.')
}

export const isKnownDevice = (cookie: string | undefined, secret: string, account: string): boolean =>
  (cookie ?? '')
    .split('.')
    .slice(0, mostAccounts)
    .some((each) => sameDigest(each, deviceProof(secret, account)))
