import type Stripe from 'stripe'
import type { ReadEvent } from '../gateway.ts'
import { gatewayEventOf } from './event-intent.ts'
import { checkWebhookSignature } from './webhook-signature.ts'

/** Reads what Stripe posts. */
export const createReadEvent =
  (loadStripe: () => Promise<Stripe>, secrets: readonly string[]) =>
  async (body: string, signature: string | null, now: Date): Promise<ReadEvent> => {
    const signed = await checkWebhookSignature(loadStripe, secrets, { body, signature, now })
    if (!signed.ok) return signed
    const event = gatewayEventOf(signed.event)
    return event ? { ok: true, event } : { ok: false, reason: 'not an event' }
  }
