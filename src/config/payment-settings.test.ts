import { describe, expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'

const payments = (set: Record<string, string>) => {
  const read = readEnvironment(set)
  return read.ok ? read.environment.payments : read.problems.map(({ name, given }) => [name, given])
}
const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_12345678',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_12345678',
  STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
}

describe('who charges cards', () => {
  it('is the embedded bank, but in production nobody until it is said', () => {
    expect(payments({})).toEqual({ kind: 'sandbox' })
    expect(payments({ NODE_ENV: 'production' })).toEqual({ kind: 'none' })
    expect(payments({ NODE_ENV: 'production', SANDBOX_BANK: 'on' })).toEqual({ kind: 'sandbox' })
    expect(payments({ SANDBOX_BANK: 'off' })).toEqual({ kind: 'none' })
  })

  it('is Stripe when all its keys are there', () => {
    expect(payments(stripe)).toMatchObject({ kind: 'stripe', webhookSecrets: ['whsec_12345678'] })
    expect(payments({ ...stripe, STRIPE_WEBHOOK_SECRET: 'whsec_12345678,whsec_87654321' })).toMatchObject({
      webhookSecrets: ['whsec_12345678', 'whsec_87654321'],
    })
  })

  it('is nobody’s guess when one is missing or is not one, and no secret is shown', () => {
    const { STRIPE_WEBHOOK_SECRET: _, ...rest } = stripe
    expect(payments(rest)).toEqual([['STRIPE_WEBHOOK_SECRET', undefined]])
    expect(payments({ ...stripe, STRIPE_SECRET_KEY: 'pk_test_12345678' })).toEqual([
      ['STRIPE_SECRET_KEY', '16 characters'],
    ])
  })
})
