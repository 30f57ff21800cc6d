import { expect, it } from 'vitest'
import { inEnvelope } from './in-envelope.ts'

const input = {
  key: 'staff/1',
  from: { name: 'Poolwright', address: 'help@poolwright.example' },
  to: { name: 'Priya', address: 'priya@nair.example' },
  letter: { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' },
}

it('addresses a letter', () => {
  expect(inEnvelope(input)).toMatchObject({ from: input.from, to: input.to, subject: 'Hello' })
})

it('fails where an address cannot be used, and says which', () => {
  expect(() => inEnvelope({ ...input, to: { name: '', address: 'nowhere' } })).toThrow('no usable address: to')
})
