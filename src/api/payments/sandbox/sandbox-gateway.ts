import * as v from 'valibot'
import type { Cents } from '../../../domain/money/money.ts'
import { declineReasons } from '../../../domain/orders/decline-reason.ts'
import { GatewayRefusal, GatewayUnreachable, type PaymentGateway, type PaymentIntent } from '../gateway.ts'
import { readSignedEvent } from './read-signed-event.ts'

interface Options {
  /** Where the bank is, such as http://localhost:8080/sandbox-bank. */
  bankUrl: string
  /** The page with the card's fields, as pages of the site frame it. */
  fieldsUrl: string
  secretKey: string
  eventSecret: string
  fetch: (request: Request) => Promise<Response>
  /** Shorter than the time in which an attempt counts as on its way. */
  timeoutMs?: number
}

const cents = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.transform((amount) => amount as Cents),
)

const intentSchema = v.object({
  id: v.string(),
  order: v.string(),
  amount: cents,
  state: v.picklist(['open', 'verifying', 'processing', 'succeeded', 'cancelled']),
  declined: v.optional(v.picklist(declineReasons)),
  verification: v.optional(v.object({ kind: v.literal('frame'), url: v.string() })),
  card: v.optional(v.object({ brand: v.string(), last4: v.string() })),
  refunded: cents,
})

const refundSchema = v.object({ id: v.string(), amount: cents, state: v.picklist(['pending', 'succeeded', 'failed']) })

const customerSchema = v.object({ id: v.string() })

const keptSchema = v.object({
  data: v.array(
    v.object({ id: v.string(), card: v.object({ brand: v.string(), last4: v.string(), expiry: v.string() }) }),
  ),
})

const refusalSchema = v.object({ error: v.object({ code: v.string(), message: v.string() }) })

/** What was refused because it is over already comes with how it stands. */
const settledSchema = v.object({ intent: intentSchema })

const toIntent = ({ declined, verification, card, ...intent }: v.InferOutput<typeof intentSchema>): PaymentIntent => ({
  ...intent,
  ...(declined !== undefined && { declined }),
  ...(verification !== undefined && { verification }),
  ...(card !== undefined && { card }),
})

/** Speaks to the embedded bank as to any other party: over HTTP, with a key, believing nothing that does not parse. */
export const createSandboxGateway = ({
  bankUrl,
  fieldsUrl,
  secretKey,
  eventSecret,
  fetch,
  timeoutMs = 20_000,
}: Options): PaymentGateway => {
  const call = async (
    path: string,
    post?: { key: string; body: object },
    method = post === undefined ? 'GET' : 'POST',
  ): Promise<unknown> => {
    const request = new Request(`${bankUrl}/v1/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        ...(post !== undefined && { 'content-type': 'application/json', 'idempotency-key': post.key }),
      },
      ...(post !== undefined && { body: JSON.stringify(post.body) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    let status: number
    let answer: unknown
    try {
      const response = await fetch(request)
      status = response.status
      answer = await response.json()
    } catch {
      throw new GatewayUnreachable('The bank did not answer')
    }
    if (status < 400) return answer
    if (status >= 500 || status === 429) throw new GatewayUnreachable(`The bank answered ${status}`)
    const settled = v.safeParse(settledSchema, answer)
    if (status === 409 && settled.success) return settled.output.intent
    const refusal = v.safeParse(refusalSchema, answer)
    const { code, message } = refusal.success ? refusal.output.error : { code: 'unreadable', message: `${status}` }
    throw new GatewayRefusal(code, message)
  }
  const understood = <const Schema extends v.GenericSchema>(schema: Schema, answer: unknown): v.InferOutput<Schema> => {
    const parsed = v.safeParse(schema, answer)
    if (!parsed.success) throw new GatewayUnreachable('The bank’s answer makes no sense')
    return parsed.output
  }
  const intentOf = async (answer: Promise<unknown>): Promise<PaymentIntent> =>
    toIntent(understood(intentSchema, await answer))

  return {
    cardEntry: { kind: 'sandbox', fieldsUrl },
    open: ({ key, ...body }) => intentOf(call('intents', { key, body })),
    pay: (intent, { key, ...body }) => intentOf(call(`intents/${encodeURIComponent(intent)}/pay`, { key, body })),
    read: (intent) => intentOf(call(`intents/${encodeURIComponent(intent)}`)),
    cancel: (intent, key) => intentOf(call(`intents/${encodeURIComponent(intent)}/cancel`, { key, body: {} })),
    async charged(since) {
      const answer = await call(`intents?charged-since=${encodeURIComponent(since.toISOString())}`)
      return understood(v.object({ data: v.array(intentSchema) }), answer).data.map(toIntent)
    },
    async refund(intent, { amount, key }) {
      const answer = await call(`intents/${encodeURIComponent(intent)}/refunds`, { key, body: { amount } })
      return understood(refundSchema, answer)
    },
    async openCustomer(reference, key) {
      return understood(customerSchema, await call('customers', { key, body: { reference } })).id
    },
    async keptCards(customer) {
      const { data } = understood(keptSchema, await call(`customers/${encodeURIComponent(customer)}/methods`))
      return data.map(({ id, card }) => ({ id, ...card }))
    },
    async removeCard(card, key) {
      await call(`methods/${encodeURIComponent(card)}/detach`, { key, body: {} })
    },
    async removeCustomer(customer) {
      try {
        await call(`customers/${encodeURIComponent(customer)}`, undefined, 'DELETE')
      } catch (error) {
        if (!(error instanceof GatewayRefusal) || error.code !== 'unknown_customer') throw error
      }
    },
    readEvent: async (body, signature, now) => readSignedEvent(body, signature, eventSecret, now),
  }
}
