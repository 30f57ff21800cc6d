import { expect, it } from 'vitest'
import {
  likelyEdition,
  mailAddressOf,
  mailTabs,
  sameSenderWords,
  senderWords,
  sizeWords,
  verdictWords,
} from './mail-words.ts'

it('an edition is guessed by the country of an address', () => {
  expect(['a@b.co.nz', 'a@b.co.za', 'a@b.com.au', 'a@gmail.com', ''].map(likelyEdition)).toEqual([
    ...['en-nz', 'en-za', 'en-au', 'en-au', 'en-au'],
  ])
})

it('a sender is called by their name, else by their address', () => {
  expect(senderWords({ name: 'Kim', from: 'kim@example.com' })).toBe('Kim')
  expect(senderWords({ name: '', from: 'kim@example.com' })).toBe('kim@example.com')
  expect(senderWords({ name: '', from: '' })).toBe('No sender')
})

it('says of each sender whether anybody vouches for it', () => {
  const from = 'kim@example.com'
  expect(verdictWords({ from, verdict: 'vouched' })).toMatch(/^Vouched for/)
  expect(verdictWords({ from, verdict: 'unsaid' })).toBe('Nobody vouches that it is from this address')
  expect(verdictWords({ from, verdict: 'forged' })).toMatch(/^Forged/)
  expect(verdictWords({ from: '', verdict: 'unsaid' })).toMatch(/no address/)
  expect(sameSenderWords({ verdict: 'vouched' })).toBe('From the same address')
  expect(sameSenderWords({ verdict: 'unsaid' })).toMatch(/nobody vouches/)
})

it('a size has two digits at most before its unit changes', () => {
  expect([0, 1, 340_000, 2_140_000].map(sizeWords)).toEqual(['0 kB', '1 kB', '340 kB', '2.1 MB'])
})

it('what is looked at is in the address', () => {
  expect(mailAddressOf('waiting')).toBe('/staff/mail/')
  expect(mailAddressOf('discarded', 'a b')).toBe('/staff/mail/a%20b/?view=discarded')
  expect(mailTabs('automatic', 3).map(({ count, isCurrent }) => [count, isCurrent])).toEqual([
    [3, false],
    [undefined, true],
    [undefined, false],
  ])
})
