import { createHmac, timingSafeEqual } from 'node:crypto'

/** Where letters about a service that is due are switched off. */
export const remindersPath = '/.netlify/functions/service-reminders'

const signature = (secret: string, person: string): string =>
  createHmac('sha256', secret).update(`service reminders\n${person}`).digest().subarray(0, 16).toString('base64url')

/** Good for this and nothing else, for as long as the account is there: letters are read years later. */
export const unsubscribeAddress = (origin: string, secret: string, person: string): string =>
  `${origin}${remindersPath}?${new URLSearchParams({ person, proof: signature(secret, person) })}`

/** Whose letters it switches off; undefined for whatever we have not written. */
export const readUnsubscribe = (secret: string, parameters: URLSearchParams): string | undefined => {
  const person = parameters.get('person') ?? ''
  const [given, own] = [Buffer.from(parameters.get('proof') ?? ''), Buffer.from(signature(secret, person))]
  return given.length === own.length && timingSafeEqual(given, own) ? person : undefined
}
