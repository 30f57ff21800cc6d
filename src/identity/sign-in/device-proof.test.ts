import { expect, it } from 'vitest'
import { isKnownDevice, withDevice } from './device-proof.ts'

const secret = 's'.repeat(43)
const knownTo = (cookie: string | undefined, account: string) => isKnownDevice(cookie, secret, account)

it('a device knows the last four accounts that were used on it', () => {
  const cookie = ['a', 'b', 'c', 'd', 'e', 'b'].reduce<string | undefined>(
    (before, account) => withDevice(before, secret, account),
    undefined,
  )
  expect(['a', 'b', 'c', 'd', 'e'].filter((account) => knownTo(cookie, account))).toEqual(['b', 'c', 'd', 'e'])
})

it.each([undefined, '', '.', 'a.b.c', 'x'.repeat(4_000)])('%j is of no device', (cookie) => {
  expect(knownTo(cookie, 'a')).toBe(false)
  expect(knownTo(cookie, '')).toBe(false)
})

it('a cookie that was signed with another secret is not believed', () => {
  expect(knownTo(withDevice(undefined, 'another secret', 'a'), 'a')).toBe(false)
})
