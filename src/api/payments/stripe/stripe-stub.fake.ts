import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { publishedParameters } from './published-parameters.fake.ts'
import type { StripeSettings } from './stripe-client.ts'
import { type StubAnswer, stubError } from './stub-answer.fake.ts'
import { stubCustomers } from './stub-customers.fake.ts'
import { stubIdempotency } from './stub-idempotency.fake.ts'
import { stubIntents } from './stub-intents.fake.ts'
import { stubRefunds } from './stub-refunds.fake.ts'
import { answerDespite, type Trouble } from './stub-trouble.fake.ts'

interface Asked {
  method: string
  path: string
  params: URLSearchParams
  headers: IncomingHttpHeaders
}

const isPublished = publishedParameters()

const keys = { secretKey: 'sk_test_ofTheStub', publishableKey: 'pk_test_ofTheStub', webhookSecret: 'whsec_ofTheStub' }

/** The SDK makes up a key where we have forgotten ours: it would be another one when we ask again. */
const keyOf = ({ headers }: Asked): string | undefined => {
  const key = headers['idempotency-key']?.toString()
  return key?.startsWith('stripe-node-retry') ? undefined : key
}

/** A small Stripe: it keeps intents, charges and refunds, and refuses what Stripe does not publish. */
export const startStripeStub = async () => {
  const people = stubCustomers()
  const paid = stubIntents(people)
  const repaid = stubRefunds(paid)
  const idempotency = stubIdempotency()
  const requests: (Pick<Asked, 'method' | 'path'> & { key?: string | undefined; params: Record<string, string> })[] = []
  const unpublished: string[] = []
  const troubles: (Trouble | undefined)[] = []

  const intent = '/v1/payment_intents/(\\w+)'
  const routes: [route: string, params: string, work: (params: URLSearchParams, id: string) => StubAnswer][] = [
    ['POST /v1/payment_intents', 'PaymentIntentCreateParams', paid.create],
    ['GET /v1/payment_intents', 'PaymentIntentListParams', paid.list],
    [`GET ${intent}`, 'PaymentIntentRetrieveParams', paid.retrieve],
    [`POST ${intent}`, 'PaymentIntentUpdateParams', paid.update],
    [`POST ${intent}/confirm`, 'PaymentIntentConfirmParams', paid.confirm],
    [`POST ${intent}/cancel`, 'PaymentIntentCancelParams', paid.cancel],
    ['POST /v1/customers', 'CustomerCreateParams', people.create],
    ['DELETE /v1/customers/(\\w+)', 'CustomerDeleteParams', people.remove],
    ['GET /v1/payment_methods', 'PaymentMethodListParams', people.list],
    ['POST /v1/payment_methods/(\\w+)/detach', 'PaymentMethodDetachParams', people.detach],
    ['POST /v1/refunds', 'RefundCreateParams', repaid.create],
    ['GET /v1/refunds', 'RefundListParams', repaid.list],
  ]

  /** What is wrong with a request whatever it asks for. */
  const refusal = (asked: Asked, published: string): StubAnswer | undefined => {
    const { authorization } = asked.headers
    if (authorization !== `Bearer ${keys.secretKey}`) {
      return stubError(401, { message: `Invalid API Key provided: ${authorization}` })
    }
    const unknown = [...asked.params.keys()].filter((name) => !isPublished(published, name))
    if (asked.headers['stripe-version'] !== Stripe.API_VERSION) unknown.push('Stripe-Version')
    if ((asked.method === 'POST') !== (keyOf(asked) !== undefined)) unknown.push('Idempotency-Key')
    unpublished.push(...unknown.map((name) => `${published}: ${name}`))
    return unknown.length === 0 ? undefined : stubError(400, { code: 'parameter_unknown', param: unknown[0] })
  }

  const answerTo = (asked: Asked, answeredAt: Promise<unknown>, isCrashing: boolean): StubAnswer => {
    const line = `${asked.method} ${asked.path}`
    for (const [route, published, work] of routes) {
      const match = new RegExp(`^${route}$`).exec(line)
      if (!match) continue
      const workOn = () => (isCrashing ? stubError(500, { type: 'api_error' }) : work(asked.params, match[1] ?? ''))
      const key = keyOf(asked)
      const refused = refusal(asked, published)
      if (refused) return refused
      return key === undefined ? workOn() : idempotency.answerOnce(key, `${line} ${asked.params}`, workOn, answeredAt)
    }
    return stubError(404, { code: 'url_invalid' })
  }

  const server = createServer(async (request, response) => {
    const body = await text(request)
    const { method = '', headers, url = '/' } = request
    const { pathname: path, search } = new URL(url, 'http://stub')
    const params = new URLSearchParams(method === 'POST' ? body : search)
    const asked = { method, path, params, headers }
    requests.push({ method, path, key: keyOf(asked), params: Object.fromEntries(params) })
    const exchange = { request, response, requestId: `req_${requests.length}` }
    await answerDespite(troubles.shift(), exchange, (...how) => answerTo(asked, ...how))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The stub has no port')
  const place = { host: '127.0.0.1', port: address.port, protocol: 'http' } as const
  const settings: StripeSettings = { ...keys, ...place, timeoutMs: 5000, maxNetworkRetries: 2 }

  return {
    settings,
    requests,
    intents: paid.intents,
    customers: people.customers,
    attached: people.attached,
    charges: paid.charges,
    refunds: repaid.refunds,
    /** Names of parameters and headers that are not as Stripe wants them. A test should see none. */
    unpublished,
    verify: paid.verify,
    forgetKeys: idempotency.forget,
    /** One for each of the next requests, or none. */
    trouble: (...next: (Trouble | undefined)[]): void => void troubles.push(...next),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type StripeStub = Awaited<ReturnType<typeof startStripeStub>>
