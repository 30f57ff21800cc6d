import { createHmac } from 'node:crypto'

/** Stripe's signature worked out from its published description, not by the SDK that checks it. */
export const signatureOf = (body: string, secret: string, seconds: number): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')

/** The header that Stripe sends with an event; with several secrets, while one is replaced by the next. */
export const signatureHeader = (body: string, secrets: string | readonly string[], signedAt: Date): string => {
  const seconds = Math.floor(signedAt.getTime() / 1000)
  const signatures = [secrets].flat().map((secret) => `v1=${signatureOf(body, secret, seconds)}`)
  return [`t=${seconds}`, ...signatures].join(',')
}

/** An event as Stripe writes it, about this object. */
export const eventBody = (type: string, object: object, id = 'evt_1'): string =>
  JSON.stringify({ id, object: 'event', api_version: '2019-02-11', type, data: { object }, livemode: false })
