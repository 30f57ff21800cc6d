import fc from 'fast-check'
import { expect, it } from 'vitest'
import { eventBody, signatureHeader } from './signed-event.fake.ts'
import { createStripeGateway } from './stripe-gateway.ts'

const secret = 'whsec_now'
const now = new Date('2026-11-15T03:20:00Z')
const { readEvent } = createStripeGateway({
  secretKey: 'sk_test_1',
  publishableKey: 'pk_test_1',
  webhookSecret: secret,
})

const body = eventBody('payment_intent.succeeded', { id: 'pi_1', object: 'payment_intent', note: 'Ōtāhuhu \ufffd 🏊' })
const header = signatureHeader(body, secret, now)

const signs = fc.oneof(
  fc.constantFrom(
    '',
    ',',
    '=',
    ' ',
    '0',
    'a',
    'A',
    't=1',
    'v1=',
    't',
    '\0',
    '\n',
    '\ud800',
    '\udfff',
    '\ufeff',
    '\ufffd',
    '٣',
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 4 }),
)

/** Something put in, taken out or exchanged, anywhere. */
const mutated = (text: string) =>
  fc
    .record({ at: fc.nat(text.length), taken: fc.nat(3), put: signs, kept: fc.nat(text.length * 4) })
    .map(({ at, taken, put, kept }) =>
      `${text.slice(0, at)}${put}${text.slice(at + taken)}`.slice(0, text.length * 4 - kept),
    )
    .filter((changed) => changed !== text)

/** As if it were written by others: the same letters in other cases and orders. */
const reordered = (text: string) =>
  fc
    .constantFrom(
      text.toUpperCase(),
      text.split(',').toReversed().join(', '),
      text.replace('t=', 't=0'),
      text.replace('t=', 't=+'),
      text.replace(',', ';'),
      `${text},t=${now.getTime()}`,
      `${text},${text}`,
    )
    .filter((changed) => changed !== text)

/** Signed alike: neither can be written in UTF-8. */
const halved = fc.constantFrom('\ud800', '\udfff').map((half) => body.replace('\ufffd', half))

it('believes the event that is not changed', async () => {
  expect(await readEvent(body, header, now)).toMatchObject({ ok: true, event: { intent: 'pi_1' } })
})

it('believes no event whose words were changed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(mutated(body), halved), async (changed) => !(await readEvent(changed, header, now)).ok),
    { numRuns: 1000 },
  )
})

it('believes no event whose signature was changed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(mutated(header), reordered(header)),
      async (changed) => !(await readEvent(body, changed, now)).ok,
    ),
    { numRuns: 2000 },
  )
})

it('believes no event that is made up', async () => {
  const made = fc.record({ text: fc.oneof(fc.string(), fc.json()), sent: fc.oneof(fc.string(), fc.constant(header)) })
  await fc.assert(fc.asyncProperty(made, async ({ text, sent }) => !(await readEvent(text, sent, now)).ok))
})

it('believes an event only within five minutes of its signature, whenever that was', async () => {
  const seconds = fc.integer({ min: -1000, max: 1000 })
  await fc.assert(
    fc.asyncProperty(seconds, async (age) => {
      const { ok } = await readEvent(body, header, new Date(now.getTime() + age * 1000))
      return ok === Math.abs(age) <= 300
    }),
  )
})
