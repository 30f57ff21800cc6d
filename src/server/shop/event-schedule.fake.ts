import { eq } from 'drizzle-orm'
import type { Db } from '../../api/db/database.ts'
import { orders } from '../../api/db/schema/orders.ts'
import { refunds } from '../../api/db/schema/refunds.ts'
import { expireOrders } from '../../api/orders/expire-orders.ts'
import { followUnanswered } from '../../api/orders/follow-unanswered.ts'
import { commandOrder } from '../../api/orders/order-commands.ts'
import { orderNow } from '../../api/orders/order-now.ts'
import { aRequest, type FakeOrderServices, fakeOrderServices } from '../../api/orders/order-services.fake.ts'
import { payOrder } from '../../api/orders/pay-order.ts'
import { payRefund } from '../../api/orders/pay-refund.ts'
import { placeOrder } from '../../api/orders/place-order.ts'
import { fakeGateway } from '../../api/payments/gateway.fake.ts'
import { GatewayUnreachable } from '../../api/payments/gateway.ts'
import { createPaymentEvents } from '../../api/payments/payment-events.ts'
import { createSandboxGateway } from '../../api/payments/sandbox/sandbox-gateway.ts'
import { createRandom } from '../../domain/numbers/random.fake.ts'
import { isPaid } from '../../domain/orders/order-state.ts'
import { bankSqlOver } from '../../sandbox-bank/bank-sql.fake.ts'
import { signEvent } from '../../sandbox-bank/events/sign-event.ts'
import { base, clientOf, fakeClock, fakeShop, keys, openTestBank } from '../../sandbox-bank/test-bank.fake.ts'

const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asks: '4000002500003155',
}

export interface Played {
  /** What was wrong afterwards; nothing, if all is well. */
  wrong: string[]
  state: string
  delivered: number
  dropped: number
  refused: number
}

const story = ['pays', 'declined first', 'approves', 'refuses', 'never answers', 'pays and calls off'] as const

/**
 * One order with a bank whose events come twice, late, in any order, forged, stale or not at all, between reloads and rounds of
 * the reconciler. Whatever came: the order is what the bank has on record, and each letter was written once.
 */
export const playSchedule = async (db: Db, seed: number): Promise<Played> => {
  const { pick, isLess, next } = createRandom(seed)
  const clock = fakeClock('2026-11-17T00:30:00Z')
  const shop = fakeShop()
  const bank = openTestBank({ sql: bankSqlOver(db), clock, shop })
  const client = clientOf(bank)
  const real = createSandboxGateway({
    bankUrl: base,
    fieldsUrl: '/fields',
    secretKey: keys.secretKey,
    eventSecret: keys.eventSecret,
    fetch: (request) => bank.fetch(request),
  })
  let losesAnswers = false
  /** Done, and nobody hears of it. */
  const lossy = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
    const answer = await work
    if (losesAnswers && isLess(0.5)) throw new GatewayUnreachable('lost')
    return answer
  }
  const gateway = {
    ...fakeGateway(),
    ...real,
    pay: (...given: Parameters<typeof real.pay>) => lossy(real.pay(...given)),
  }
  const services: FakeOrderServices = fakeOrderServices(db, gateway)
  const hear = createPaymentEvents(services, { warn: () => undefined })
  const played: Played = { wrong: [], state: '', delivered: 0, dropped: 0, refused: 0 }

  const waiting: { body: string; signature: string }[] = []
  const tell = async (event: { body: string; signature: string }, isGood: boolean) => {
    const headers = { 'stripe-signature': event.signature }
    const { status } = await hear(
      new Request('https://shop.example/', { method: 'POST', headers, body: event.body }),
      clock.now(),
    )
    if (isGood ? status >= 500 : status !== 400) played.wrong.push(`an event was answered ${status}`)
    if (status === 400) played.refused += 1
    else played.delivered += 1
  }
  /** What the bank has said meanwhile, some of it more than once, some of it never. */
  const gather = async () => {
    await bank.deliverDue()
    for (const { body } of shop.received.splice(0)) {
      if (isLess(0.25)) {
        played.dropped += 1
        continue
      }
      const signed = () => ({ body, signature: signEvent(body, keys.eventSecret, clock.now()) })
      for (let copies = pick([1, 1, 2, 3]); copies > 0; copies -= 1)
        waiting.splice(Math.floor(next() * (waiting.length + 1)), 0, signed())
    }
  }
  const disturb = async () => {
    await gather()
    const event = isLess(0.6) ? waiting.pop() : undefined
    if (event !== undefined)
      await tell({ ...event, signature: signEvent(event.body, keys.eventSecret, clock.now()) }, true)
    if (event !== undefined && isLess(0.3))
      await tell({ ...event, signature: signEvent(event.body, 'whsec_other', clock.now()) }, false)
    if (event !== undefined && isLess(0.3)) {
      const long = new Date(clock.now().getTime() - 3_600_000)
      await tell({ ...event, signature: signEvent(event.body, keys.eventSecret, long) }, false)
    }
    if (isLess(0.4)) clock.pass(pick([1, 20, 90]))
    if (isLess(0.3)) await followUnanswered(services, clock.now())
    if (isLess(0.3)) await expireOrders(services, clock.now())
  }

  const request = aRequest({ lines: [{ sku: 'PW-FILTER', quantity: 1 }] })
  const placed = await placeOrder(services, request, clock.now())
  if (!placed.ok) return { ...played, wrong: [`not placed: ${placed.reason}`] }
  const { id, total } = placed.order
  const pay = async (number: string) => {
    const method = await client.methodOf(number)
    const paying = await payOrder(services, { ...request, method, acceptedTotal: total }, clock.now())
    await disturb()
    return paying
  }
  const current = async () => (await db.select().from(orders).where(eq(orders.id, id)))[0]
  const answerBank = async (decision: 'approve' | 'refuse') => {
    const order = await current()
    const record = order?.intent ? await real.read(order.intent) : undefined
    if (record?.verification?.kind === 'frame') await client.decide(record.verification.url, decision)
    await disturb()
  }
  losesAnswers = isLess(0.3)
  const told = pick(story)
  if (told === 'declined first') await pay(cards.declined)
  await pay(told === 'approves' || told === 'refuses' || told === 'never answers' ? cards.asks : cards.good)
  if (isLess(0.5)) await pay(cards.good)
  if (told === 'approves') await answerBank('approve')
  if (told === 'refuses') await answerBank('refuse')
  losesAnswers = false
  for (let rounds = pick([1, 2, 4]); rounds > 0; rounds -= 1) {
    await disturb()
    const order = await current()
    if (order !== undefined && isLess(0.5)) await orderNow(services, order, clock.now())
  }
  if (told === 'pays and calls off')
    await commandOrder(services, id, { kind: 'cancel', reason: 'Changed' }, 'customer', clock.now())
  // In the end everything that waits comes, and the reconciler looks once more when the hold is over.
  await gather()
  for (const event of waiting.splice(0))
    await tell({ ...event, signature: signEvent(event.body, keys.eventSecret, clock.now()) }, true)
  clock.pass(3600)
  await followUnanswered(services, clock.now())
  await expireOrders(services, clock.now())
  for (const { id: refund } of await db.select().from(refunds).where(eq(refunds.order, id)))
    await payRefund(services, refund, clock.now())
  await gather()
  for (const event of waiting.splice(0))
    await tell({ ...event, signature: signEvent(event.body, keys.eventSecret, clock.now()) }, true)

  const order = await current()
  if (order === undefined) return { ...played, wrong: ['the order is gone'] }
  played.state = order.state
  const records = (await client.ask(`/v1/intents?order=${id}`)).body.data as {
    state: string
    amount: number
    refunded: number
  }[]
  const kept = records.reduce(
    (sum, { state, amount, refunded }) => sum + (state === 'succeeded' ? amount - refunded : 0),
    0,
  )
  if (kept !== (isPaid(order.state) ? total : 0))
    played.wrong.push(`${kept} was kept of an order that is ${order.state}`)
  if (records.filter(({ state }) => state === 'succeeded').length > 1) played.wrong.push('charged twice')
  if (order.state === 'pending' || order.state === 'verifying') played.wrong.push(`it is still ${order.state}`)
  const counts = Map.groupBy(services.letters, (letter) => letter)
  for (const [letter, some] of counts)
    if (some.length > 1) played.wrong.push(`${letter} was written ${some.length} times`)
  const hasPaidLetter = services.letters.some((letter) => letter.startsWith('paid '))
  if (hasPaidLetter !== (order.paidAt !== null))
    played.wrong.push(`the letter is missing, or says what is not: ${order.state}`)
  return played
}
