import { expect, it } from 'vitest'
import { inEnvelope } from './in-envelope.ts'

const us = { name: 'Poolwright', address: 'help@poolwright.example' }
const letter = { subject: 'It is there', html: '<p>It is there</p>', text: 'It is there' }

it('puts a letter in its envelope', () => {
  expect(inEnvelope({ key: 'one', from: us, to: us, letter })).toMatchObject({ to: us, subject: 'It is there' })
})

it('fails loudly where an address is none', () => {
  const nobody = { name: 'Nobody', address: 'nowhere' }
  expect(() => inEnvelope({ key: 'one', from: us, to: nobody, replyTo: nobody, letter })).toThrow(
    'A letter has no usable address: to, replyTo',
  )
})
