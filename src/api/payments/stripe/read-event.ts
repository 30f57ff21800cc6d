import type Stripe from 'stripe'
import type { ReadEvent } from '../gateway.ts'
import { gatewayEventOf } from './event-intent.ts'
import { signedAt } from './signature-header.ts'

/** What Stripe recommends. The longer, the longer what somebody has recorded can be played to us again. */
const toleranceSeconds = 300

const refused = (reason: string): ReadEvent => ({ ok: false, reason })

const unreadable = refused('not an event')

/** Nothing if it is not signed with this secret. */
const readSigned = async (
  stripe: Stripe,
  { body, signature, now }: { body: string; signature: string; now: Date },
  secret: string,
): Promise<ReadEvent | undefined> => {
  const receivedAt = now.getTime()
  try {
    const event = gatewayEventOf(
      await stripe.webhooks.constructEventAsync(body, signature, secret, toleranceSeconds, undefined, receivedAt),
    )
    return event ? { ok: true, event } : unreadable
  } catch (error) {
    // Whatever else it throws, it throws after it has found the signature right.
    return error instanceof stripe.errors.StripeSignatureVerificationError ? undefined : unreadable
  }
}

/** Reads what Stripe posts. What anybody else posts is mostly refused before the SDK has to be loaded. */
export const createReadEvent =
  (loadStripe: () => Promise<Stripe>, secrets: readonly string[]) =>
  async (body: string, signature: string | null, now: Date): Promise<ReadEvent> => {
    if (signature === null || signature === '') return refused('no signature')
    const signed = signedAt(signature)
    // Half a character is signed as if it were U+FFFD, so it could stand in for one.
    if (signed === undefined || !body.isWellFormed()) return refused('malformed')
    const age = Math.floor(now.getTime() / 1000) - signed
    const isRecent = age <= toleranceSeconds
    if (!isRecent) return refused('signed too long ago')
    // The SDK lets it pass, and it would stay new for as long. One of the clocks is wrong; Stripe posts it again for days.
    if (age < -toleranceSeconds) return refused('signed in the future')
    const stripe = await loadStripe()
    for (const secret of secrets) {
      const read = await readSigned(stripe, { body, signature, now }, secret)
      if (read) return read
    }
    return refused('not signed with our secret')
  }
