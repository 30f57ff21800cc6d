import { describe, expect, it } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import { describeAddresses } from './start-message.ts'

const said = (variables: Record<string, string>): string => {
  const read = readEnvironment(variables)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return describeAddresses(read.environment, 4000)
}

describe('what a person is told once the server is up', () => {
  it('is where the site is, and which cards the sandbox bank knows', () => {
    const words = said({})
    expect(words).toContain('http://localhost:4000/en-au/')
    expect(words).toContain('http://localhost:4000/sandbox-bank/')
    expect(words).toMatch(/^ {2}4242424242424242 Visa: is charged$/m)
    expect(words).toMatch(/^ {2}4000002500003155 The bank asks for verification$/m)
  })

  it('is where content is queried: on this server, or on whose it is', () => {
    const own = 'http://localhost:4000/content/v1/spaces/poolwright/environments/master'
    expect(said({})).toContain(`  Content service  ${own}\n`)
    const words = said({ CONTENT_HOST: 'https://graphql.contentful.com', CONTENT_DELIVERY_TOKEN: 'a-real-token' })
    expect(words).toContain('  Content service  https://graphql.contentful.com (space poolwright)\n')
  })

  it('is no card where another charges them, or nobody', () => {
    const stripe = {
      STRIPE_SECRET_KEY: 'sk_test_12345678',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_12345678',
      STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
    }
    for (const variables of [stripe, { SANDBOX_BANK: 'off' }]) expect(said(variables)).not.toMatch(/4242|sandbox/)
  })
})
