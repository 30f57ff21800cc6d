import { storedSignIn } from '../../../data/stored-sign-in.ts'

/** What the issuer calls whoever is signed in: another one is another person. */
export const whoIsThere = (): string | undefined => {
  const stored = storedSignIn(() => localStorage)
  if (stored === undefined) return undefined
  const { profile } = stored.entry
  const subject: unknown = typeof profile === 'object' && profile !== null ? Reflect.get(profile, 'sub') : ''
  return typeof subject === 'string' ? subject : ''
}
