import { expect, it } from 'vitest'
import { isLoopback } from './loopback.ts'

it.each(['127.0.0.1', '127.9.9.9', '::1', '[::1]', '::ffff:127.0.0.1', 'localhost', 'LOCALHOST', 'au.localhost'])(
  '%s stays within this machine',
  (host) => {
    expect(isLoopback(host)).toBe(true)
  },
)

it.each([
  '0.0.0.0',
  '::',
  '[::]',
  '10.0.0.1',
  '::ffff:10.0.0.1',
  'localhost.evil.example',
  'pools.example',
  'unknown',
  '',
])('%s does not', (host) => {
  expect(isLoopback(host)).toBe(false)
})
