import { describe, expect, it } from 'vitest'
import { eventBody, signatureHeader, signatureOf } from './signed-event.fake.ts'
import { createStripeGateway } from './stripe-gateway.ts'

const secret = 'whsec_now'
const now = new Date('2026-11-15T03:20:00.700Z')
const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1000)

const gatewayWith = (webhookSecret: string | string[] = secret) =>
  createStripeGateway({ secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret })

const body = eventBody('payment_intent.succeeded', { id: 'pi_1', object: 'payment_intent' })
const header = signatureHeader(body, secret, now)

const read = (changes: { body?: string; header?: string | null; now?: Date; secrets?: string | string[] } = {}) => {
  const { header: sent = header } = changes
  return gatewayWith(changes.secrets).readEvent(changes.body ?? body, sent, changes.now ?? now)
}

const believed = { ok: true, event: { id: 'evt_1', type: 'payment_intent.succeeded', intent: 'pi_1' } }
const refusedAs = (reason: string) => ({ ok: false, reason })
const notOurs = refusedAs('not signed with our secret')

describe('an event', () => {
  it('is believed when Stripe has signed it', async () => {
    expect(await read()).toEqual(believed)
  })

  it('is not believed without a signature', async () => {
    expect(await read({ header: null })).toEqual(refusedAs('no signature'))
    expect(await read({ header: '' })).toEqual(refusedAs('no signature'))
  })

  it('is not believed when somebody else has signed it', async () => {
    expect(await read({ header: signatureHeader(body, 'whsec_guessed', now) })).toEqual(notOurs)
    expect(await read({ header: signatureHeader(body, '', now) })).toEqual(notOurs)
    expect(await read({ header: header.replace(/v1=.*/, `v1=${'0'.repeat(64)}`) })).toEqual(notOurs)
  })

  it('is not believed when it says something else than what was signed', async () => {
    expect(await read({ body: body.replace('pi_1', 'pi_2') })).toEqual(notOurs)
    expect(await read({ body: `${body} ` })).toEqual(notOurs)
  })

  it('is not believed when a part of it is missing', async () => {
    expect(await read({ body: body.slice(0, -1) })).toEqual(notOurs)
    expect(await read({ body: '' })).toEqual(notOurs)
    expect(await read({ header: header.slice(0, -1) })).toEqual(notOurs)
  })

  it('is not believed when half a character stands for one that could not be read', async () => {
    const odd = eventBody('payment_intent.succeeded', { id: 'pi_1', object: 'payment_intent', note: '\ufffd' })
    const signed = { header: signatureHeader(odd, secret, now) }
    expect(await read({ ...signed, body: odd })).toEqual(believed)
    expect(await read({ ...signed, body: odd.replace('\ufffd', '\ud800') })).toEqual(refusedAs('malformed'))
  })

  it('is believed for five minutes', async () => {
    expect(await read({ now: later(300) })).toEqual(believed)
    expect(await read({ now: later(301) })).toEqual(refusedAs('signed too long ago'))
    expect(await read({ now: later(86_400 * 365) })).toEqual(refusedAs('signed too long ago'))
  })

  it('does not become new by another time', async () => {
    const renewed = header.replace(/t=\d+/, `t=${Math.floor(later(1000).getTime() / 1000)}`)
    expect(await read({ header: renewed, now: later(1000) })).toEqual(notOurs)
  })

  it('is not believed from the future, but for clocks that differ a little', async () => {
    expect(await read({ now: later(-300) })).toEqual(believed)
    expect(await read({ now: later(-301) })).toEqual(refusedAs('signed in the future'))
  })

  it('is not believed when nobody knows what time it is', async () => {
    expect(await read({ now: new Date(Number.NaN) })).toMatchObject({ ok: false })
  })
})

describe('the header of an event', () => {
  const seconds = Math.floor(now.getTime() / 1000)
  const good = `v1=${signatureOf(body, secret, seconds)}`
  const bad = `v1=${'ab'.repeat(32)}`

  it.each([
    ['the first signature of several is right', `t=${seconds},${good},${bad}`],
    ['the last signature of several is right', `t=${seconds},${bad},${bad},${good}`],
    ['there is a signature of another kind', `t=${seconds},${good},v0=${'cd'.repeat(32)}`],
    ['the time comes last', `${good},t=${seconds}`],
  ])('is right when %s', async (_name, sent) => {
    expect(await read({ header: sent })).toEqual(believed)
  })

  it.each([
    ['only another kind of signature', `t=${seconds},${good.replace('v1', 'v0')}`],
    ['none of several signatures right', `t=${seconds},${bad},${bad}`],
  ])('is wrong with %s', async (_name, sent) => {
    expect(await read({ header: sent })).toEqual(notOurs)
  })

  it.each([
    ['no time', good],
    ['two times', `t=1,t=${seconds},${good}`],
    ['something after the time', `t=${seconds}x,${good}`],
    ['a part of a second', `t=${seconds}.5,${good}`],
    ['something after the signature', `t=${seconds},${good}=`],
    ['a space', `t=${seconds}, ${good}`],
    ['an empty part', `t=${seconds},,${good}`],
    ['an empty signature', `t=${seconds},v1=,${good}`],
    ['no sense', 'Bearer whsec_now'],
  ])('is malformed with %s', async (_name, sent) => {
    expect(await read({ header: sent })).toEqual(refusedAs('malformed'))
  })
})

describe('while the secret is replaced', () => {
  const both = ['whsec_next', 'whsec_now']

  it('an event is believed that is signed with either, or with both', async () => {
    for (const signedWith of [...both, both]) {
      expect(await read({ secrets: both, header: signatureHeader(body, signedWith, now) })).toEqual(believed)
    }
    expect(await read({ header: signatureHeader(body, both, now) })).toEqual(believed)
  })

  it('an event is not believed that is signed with the one before', async () => {
    expect(await read({ secrets: both, header: signatureHeader(body, 'whsec_before', now) })).toEqual(notOurs)
  })

  it('an event is not believed where no secret is set', async () => {
    expect(await read({ secrets: [], header })).toEqual(notOurs)
    expect(await read({ secrets: '', header: signatureHeader(body, '', now) })).toEqual(notOurs)
    expect(await read({ secrets: [' '], header: signatureHeader(body, ' ', now) })).toEqual(notOurs)
  })
})
