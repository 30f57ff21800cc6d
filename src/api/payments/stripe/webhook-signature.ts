import type Stripe from 'stripe'
import { signedAt } from '../../signature-header.ts'

/** What Stripe recommends. The longer, the longer what somebody has recorded can be played to us again. */
const toleranceSeconds = 300

export interface Posted {
  readonly body: string
  /** The header `stripe-signature`. */
  readonly signature: string | null
  readonly now: Date
}

export type Signed = { ok: true; event: unknown } | { ok: false; reason: string }

const refused = (reason: string): Signed => ({ ok: false, reason })

/** What is wrong with a signature before anybody knows who signed. */
const plainFault = ({ body, signature, now }: Posted): string | undefined => {
  if (signature === null || signature === '') return 'no signature'
  const signed = signedAt(signature)
  // Half a character is signed as if it were U+FFFD, so it could stand in for one.
  if (signed === undefined || !body.isWellFormed()) return 'malformed'
  const age = Math.floor(now.getTime() / 1000) - signed
  const isRecent = age <= toleranceSeconds
  if (!isRecent) return 'signed too long ago'
  // The SDK lets it pass, and it would stay new for as long. One of the clocks is wrong; Stripe posts it again for days.
  if (age < -toleranceSeconds) return 'signed in the future'
  return undefined
}

/** Nothing if it is not signed with this secret. */
const openSigned = async (stripe: Stripe, { body, signature, now }: Posted, secret: string) => {
  const receivedAt = now.getTime()
  try {
    const event: unknown = await stripe.webhooks.constructEventAsync(
      body,
      signature ?? '',
      secret,
      toleranceSeconds,
      undefined,
      receivedAt,
    )
    return { ok: true, event } as const
  } catch (error) {
    // Whatever else it throws, it throws after it has found the signature right.
    return error instanceof stripe.errors.StripeSignatureVerificationError ? undefined : refused('not an event')
  }
}

/**
 * What was posted to the webhook, if Stripe signed it with one of our secrets. What anybody else posts is mostly refused before
 * the SDK has to be loaded.
 */
export const checkWebhookSignature = async (
  loadStripe: () => Promise<Stripe>,
  secrets: readonly string[],
  posted: Posted,
): Promise<Signed> => {
  const fault = plainFault(posted)
  if (fault !== undefined) return refused(fault)
  const stripe = await loadStripe()
  for (const secret of secrets) {
    const opened = await openSigned(stripe, posted, secret)
    if (opened) return opened
  }
  return refused('not signed with our secret')
}
