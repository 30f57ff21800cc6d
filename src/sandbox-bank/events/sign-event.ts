import { createHmac } from 'node:crypto'

export const signatureHeader = 'Stripe-Signature'

/** The moment is signed with the body: what was signed long ago need not be believed. */
export const signEvent = (body: string, secret: string, at: Date): string => {
  const seconds = Math.floor(at.getTime() / 1000)
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${digest}`
}
