import * as v from 'valibot'
import { matching } from './matching.ts'

/** Who charges cards: Stripe, the embedded bank of development, or nobody, and then nothing can be bought online. */
export type PaymentSettings =
  | {
      readonly kind: 'stripe'
      readonly secretKey: string
      readonly publishableKey: string
      /** Several while one takes over from another. */
      readonly webhookSecrets: readonly string[]
    }
  | { readonly kind: 'sandbox' }
  | { readonly kind: 'none' }

export const paymentSecrets = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']

export const paymentVariables = {
  STRIPE_SECRET_KEY: v.optional(matching(/^(sk|rk)_(test|live)_\w{8,}$/, 'a secret key, such as sk_test_…')),
  STRIPE_PUBLISHABLE_KEY: v.optional(matching(/^pk_(test|live)_\w{8,}$/, 'a publishable key, such as pk_test_…')),
  STRIPE_WEBHOOK_SECRET: v.optional(
    matching(/^whsec_\w{8,}(,whsec_\w{8,})*$/, 'the signing secret of the webhook, such as whsec_…'),
  ),
  SANDBOX_BANK: v.optional(v.picklist(['on', 'off'], 'on or off')),
}

const variables = v.object(paymentVariables)

export const toPaymentSettings = (given: v.InferOutput<typeof variables>, mode: string): PaymentSettings => {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, SANDBOX_BANK } = given
  if (STRIPE_SECRET_KEY !== undefined && STRIPE_PUBLISHABLE_KEY !== undefined && STRIPE_WEBHOOK_SECRET !== undefined)
    return {
      kind: 'stripe',
      secretKey: STRIPE_SECRET_KEY,
      publishableKey: STRIPE_PUBLISHABLE_KEY,
      webhookSecrets: STRIPE_WEBHOOK_SECRET.split(','),
    }
  const isOn = SANDBOX_BANK === undefined ? mode !== 'production' : SANDBOX_BANK === 'on'
  return { kind: isOn ? 'sandbox' : 'none' }
}
