import { expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'
import { describeProblems } from './environment-problem.ts'

const [one, other] = ['k7Qm2xVb9LwT4rZs8NcY3hGf6JdPa1Ee', 'x'.repeat(32)]

const said = (source: Record<string, string>) => {
  const read = readEnvironment(source)
  return read.ok ? read.environment.mailIn : describeProblems(read.problems)
}

it('mail comes in by one secret, or by two while one takes over, and by none unless it is said', () => {
  expect(said({})).toEqual({ secrets: [] })
  expect(said({ MAIL_IN_SECRET: one })).toEqual({ secrets: [one] })
  const named = { MAIL_IN_ADDRESS: 'help@mail.example.com', MAIL_IN_RECEIVER: 'mx.example.com' }
  expect(said({ MAIL_IN_SECRET: `${one},${other}`, ...named })).toEqual({
    secrets: [one, other],
    address: 'help@mail.example.com',
    receiver: 'mx.example.com',
  })
})

it('a secret that is too short is not shown, and an address nobody brings mail from is none', () => {
  expect(said({ MAIL_IN_SECRET: 'hush-hush' })).toBe(
    'MAIL_IN_SECRET is 9 characters; expected at least 32 characters without spaces and commas',
  )
  expect(said({ MAIL_IN_ADDRESS: 'help+x@mail.example.com', MAIL_IN_SECRET: one })).toContain('without a plus')
  expect(said({ MAIL_IN_RECEIVER: 'mx.example.com; dmarc=pass' })).toContain('MAIL_IN_RECEIVER')
  expect(said({ MAIL_IN_ADDRESS: 'help@mail.example.com' })).toContain('MAIL_IN_SECRET is not set')
})
