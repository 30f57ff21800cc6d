import { countWord } from '../../domain/numbers/count-word.ts'

export interface SafetyState {
  readonly passkeys: number
  readonly hasPassword: boolean
}

const keysOf = (passkeys: number): string => `${countWord(passkeys)} ${passkeys === 1 ? 'key' : 'keys'}`

/** What an account is kept safe by, in as few words as it can be said. */
export const headline = ({ passkeys, hasPassword }: SafetyState): string => {
  if (passkeys === 0) return hasPassword ? 'A password, no\u00a0key.' : 'No key yet, no\u00a0password.'
  return hasPassword ? `${keysOf(passkeys)}, one\u00a0password.` : `${keysOf(passkeys)}, no\u00a0password.`
}

/** What that means, and what would be better. */
export const headlineLead = ({ passkeys, hasPassword }: SafetyState): string => {
  if (passkeys > 0 && !hasPassword)
    return 'Your phone or laptop proves it is you. Nothing to remember, nothing to leak.'
  if (passkeys > 0)
    return 'Your phone or laptop proves it is you. With a key there is nothing a password is needed for.'
  if (hasPassword) return 'A passkey is quicker, and nobody can talk you out of it or guess it.'
  return 'A code by email lets you in. A passkey does it by finger, face or PIN, without waiting for a letter.'
}
