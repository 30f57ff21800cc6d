import Stripe from 'stripe'
import { expect, it } from 'vitest'
import { signEvent } from './sign-event.ts'

const at = new Date('2026-11-16T01:00:00.900Z')
const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'charge.refunded' })
const read = (secret: string, secondsLater: number) =>
  Stripe.webhooks.constructEvent(
    body,
    signEvent(body, 'whsec_ours', at),
    secret,
    300,
    undefined,
    at.getTime() + secondsLater * 1000,
  )

it('is what Stripe’s own library believes', () => {
  expect(read('whsec_ours', 299)).toMatchObject({ id: 'evt_1' })
})

it('is not believed with another secret, nor long afterwards', () => {
  expect(() => read('whsec_theirs', 0)).toThrow('signature')
  expect(() => read('whsec_ours', 301)).toThrow('tolerance')
})
