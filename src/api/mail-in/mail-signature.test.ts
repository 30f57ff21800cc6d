import { describe, expect, it } from 'vitest'
import { isSignedMail, signMail, staleSignature } from './mail-signature.ts'

const now = new Date('2026-11-19T02:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const secret = 's'.repeat(32)
const body = Buffer.from('From: a@example.com\r\n\r\n\xff\0', 'latin1')

describe('the signature of a mail', () => {
  it('is that of its bytes and the time, as anybody can make it who knows the secret', () => {
    const header = signMail(Buffer.from('body'), secret, new Date(1_700_000_000_000))
    // printf '1700000000.body' | openssl dgst -sha256 -hmac ssssssssssssssssssssssssssssssss
    expect(header).toBe('t=1700000000,v1=69410d5d0fc6df0fb199f5d8180636b239b53cc8d95c45cc03661d3c359a013a')
  })

  it('is right for five minutes, by one of the secrets', async () => {
    const header = signMail(body, secret, now)
    expect(await isSignedMail(body, header, ['o'.repeat(32), secret], later(299))).toBe(true)
    expect(await isSignedMail(body, header, [secret], later(301))).toBe(false)
    expect(await isSignedMail(body, header, [secret], later(-301))).toBe(false)
    expect(await isSignedMail(body, header, ['o'.repeat(32)], now)).toBe(false)
    expect(await isSignedMail(body, header, [], now)).toBe(false)
  })

  it('is of every byte', async () => {
    const header = signMail(body, secret, now)
    const other = Buffer.from(body)
    other[other.length - 1] = 1
    expect(await isSignedMail(other, header, [secret], now)).toBe(false)
    expect(await isSignedMail(Buffer.concat([body, Buffer.from('x')]), header, [secret], now)).toBe(false)
    const large = Buffer.alloc(2_500_000, 'a')
    const ofLarge = signMail(large, secret, now)
    expect(await isSignedMail(large, ofLarge, [secret], now)).toBe(true)
    large[2_400_000] = 1
    expect(await isSignedMail(large, ofLarge, [secret], now)).toBe(false)
  })

  it.each([
    '',
    't=1',
    'v1=00',
    't=1763517600,v1=zz',
    't=1763517600x,v1=00',
    't=1763517600,t=1763517600,v1=00',
    `t=${Math.floor(now.getTime() / 1000)},v1=00`,
    `t=${Math.floor(now.getTime() / 1000)},v0=${'0'.repeat(64)}`,
  ])('is none where it is written otherwise: %j', async (header) => {
    expect(await isSignedMail(body, header, [secret], now)).toBe(false)
  })

  it('is looked at before anything is read', () => {
    expect(staleSignature(null, now)).toBe('no signature')
    expect(staleSignature('t=x', now)).toBe('malformed')
    expect(staleSignature(signMail(body, secret, now), later(400))).toBe('signed too long ago')
    expect(staleSignature(signMail(body, secret, later(400)), now)).toBe('signed in the future')
  })
})
