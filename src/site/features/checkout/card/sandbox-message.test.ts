import { expect, it } from 'vitest'
import { sandboxMessage } from './sandbox-message.ts'

const window = {} as Window
const frame = { origin: 'https://shop.example', window }
const said = (data: unknown, more: object = {}) =>
  sandboxMessage({ origin: 'https://shop.example', source: window, data, ...more }, frame)

it('the bank’s frame is heard, and nobody else', () => {
  const method = { source: 'sandbox-bank', type: 'method', id: 'pm_1', card: { brand: 'visa', last4: '4242' } }
  expect(said(method)).toEqual(method)
  expect(said(method, { origin: 'https://evil.example' })).toBeUndefined()
  expect(said(method, { source: {} })).toBeUndefined()
  expect(said({ ...method, source: 'elsewhere' })).toBeUndefined()
  expect(said({ ...method, id: '' })).toBeUndefined()
  expect(said('method')).toBeUndefined()
  expect(
    sandboxMessage({ origin: frame.origin, source: null, data: method }, { ...frame, window: null }),
  ).toBeUndefined()
})
