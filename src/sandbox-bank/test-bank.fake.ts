import type { BankLogger } from './bank-logger.ts'
import type { BankSql } from './bank-sql.ts'
import { createSandboxBank, type SandboxBank } from './sandbox-bank.ts'

export const base = 'http://pools.test/sandbox-bank'
export const returnUrl = 'http://pools.test/checkout/review/'
export const keys = { secretKey: 'sk_test_shop', publishableKey: 'pk_test_page', eventSecret: 'whsec_test' }

export interface ReceivedEvent {
  url: string
  signature: string
  body: string
  id: string
  type: string
}

/** The shop's ear: takes every event unless it is told to be out. */
export const fakeShop = () => {
  const received: ReceivedEvent[] = []
  const shop = {
    received,
    status: () => 200,
    fetch: async (url: string, init: RequestInit): Promise<Response> => {
      const body = String(init.body)
      const { id, type } = JSON.parse(body)
      received.push({ url, body, id, type, signature: new Headers(init.headers).get('stripe-signature') ?? '' })
      return new Response(null, { status: shop.status() })
    },
    types: () => received.map(({ type }) => type),
  }
  return shop
}

export const fakeClock = (start = '2026-11-16T01:00:00Z') => {
  let time = Date.parse(start)
  return {
    now: () => new Date(time),
    pass: (seconds: number) => {
      time += seconds * 1000
    },
  }
}

interface BankSettings {
  sql: BankSql
  clock?: ReturnType<typeof fakeClock>
  shop?: Pick<ReturnType<typeof fakeShop>, 'fetch'>
  logger?: BankLogger
}

export const openTestBank = ({ sql, clock = fakeClock(), shop = fakeShop(), logger }: BankSettings): SandboxBank =>
  createSandboxBank({
    ...keys,
    ...{ sql, basePath: '/sandbox-bank', eventsUrl: 'http://pools.test/events', now: clock.now, fetch: shop.fetch },
    ...(logger && { logger }),
  })

export interface BankAnswer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever the bank answers
  body: any
  headers: Headers
}

let used = 0
export const newKey = (): string => {
  used += 1
  return `key-${process.pid}-${used}`
}

/** Speaks to a bank as the shop does. A key is made up where none is given. */
export const clientOf = (bank: Pick<SandboxBank, 'fetch'>) => {
  const ask = async (path: string, init: RequestInit & { key?: string } = {}): Promise<BankAnswer> => {
    const { key = newKey(), ...rest } = init
    const headers = new Headers({ authorization: `Bearer ${keys.secretKey}`, 'idempotency-key': key })
    for (const [name, value] of new Headers(rest.headers)) headers.set(name, value)
    const answer = await bank.fetch(new Request(`${base}${path}`, { ...rest, headers }))
    return { status: answer.status, body: await answer.json(), headers: answer.headers }
  }
  const post = (path: string, body: unknown, key?: string): Promise<BankAnswer> =>
    ask(path, { method: 'POST', body: JSON.stringify(body), ...(key !== undefined && { key }) })
  const card = (number: string, changed: object = {}): Promise<BankAnswer> =>
    ask('/v1/methods', {
      method: 'POST',
      headers: { authorization: `Bearer ${keys.publishableKey}` },
      body: JSON.stringify({ number, expiry: '12 / 30', code: '123', name: 'Priya Nair', ...changed }),
    })
  const methodOf = async (number: string): Promise<string> =>
    (await card(number, /^3[47]/.test(number) ? { code: '1234' } : {})).body.id
  const open = async (amount = 220_600, order = 'o-1'): Promise<string> =>
    (await post('/v1/intents', { order, number: 'AU-10482-6', amount })).body.id
  const pay = async (intent: string, number: string, key?: string): Promise<BankAnswer> =>
    post(`/v1/intents/${intent}/pay`, { method: await methodOf(number), returnUrl }, key)
  return {
    ...{ ask, post, card, methodOf, open, pay },
    paid: async (amount?: number): Promise<string> => {
      const intent = await open(amount)
      await pay(intent, '4242424242424242')
      return intent
    },
    read: async (intent: string) => (await ask(`/v1/intents/${intent}`)).body,
    cancel: (intent: string, key?: string) => post(`/v1/intents/${intent}/cancel`, {}, key),
    customer: async (reference = 'somebody'): Promise<string> => (await post('/v1/customers', { reference })).body.id,
    kept: async (customer: string) => (await ask(`/v1/customers/${customer}/methods`)).body.data,
    refund: (intent: string, amount: number, key?: string) => post(`/v1/intents/${intent}/refunds`, { amount }, key),
    refunds: async (intent: string) => (await ask(`/v1/intents/${intent}/refunds`)).body.data,
    /** Answers the bank's question as the buttons do. */
    decide: (url: string, decision: string): Promise<Response> =>
      bank.fetch(
        new Request(new URL(url, base), {
          method: 'POST',
          headers: { 'sec-fetch-site': 'same-origin' },
          body: new URLSearchParams({ decision }),
        }),
      ),
    look: (path: string): Promise<Response> => bank.fetch(new Request(new URL(path, base))),
  }
}
