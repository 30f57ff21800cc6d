import * as v from 'valibot'
import type { GatewayEvent } from '../gateway.ts'

const eventSchema = v.object({ id: v.string(), type: v.string() })

const intentSchema = v.object({ object: v.literal('payment_intent'), id: v.string() })

/** A charge, a refund or a dispute, of which an intent is known. */
const intentsSchema = v.object({ payment_intent: v.union([v.string(), v.object({ id: v.string() })]) })

const subjectSchema = v.object({ data: v.object({ object: v.union([intentSchema, intentsSchema]) }) })

const isAboutPayments = (type: string): boolean => /^(payment_intent|charge|refund)\./.test(type)

const intentIn = (event: unknown): string | undefined => {
  const parsed = v.safeParse(subjectSchema, event)
  if (!parsed.success) return undefined
  const { object } = parsed.output.data
  if ('id' in object) return object.id
  return typeof object.payment_intent === 'string' ? object.payment_intent : object.payment_intent.id
}

/**
 * Which intent an event is about, if any. Nothing else of it is believed: what it says of the intent may be outdated, and is
 * written in the version of the API that was set for the endpoint, not in ours.
 */
export const gatewayEventOf = (event: unknown): GatewayEvent | undefined => {
  const parsed = v.safeParse(eventSchema, event)
  if (!parsed.success) return undefined
  const { id, type } = parsed.output
  const intent = isAboutPayments(type) ? intentIn(event) : undefined
  return { id, type, ...(intent !== undefined && { intent }) }
}
