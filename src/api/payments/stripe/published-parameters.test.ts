import { describe, expect, it } from 'vitest'
import { publishedParameters } from './published-parameters.fake.ts'

const isPublished = publishedParameters()

describe('the parameters that Stripe publishes', () => {
  it.each([
    ['PaymentIntentCreateParams', 'amount'],
    ['PaymentIntentCreateParams', 'metadata[order]'],
    ['PaymentIntentCreateParams', 'allowed_payment_method_types[0]'],
    ['PaymentIntentCreateParams', 'expand[12]'],
    ['PaymentIntentCreateParams', 'shipping[address][line1]'],
    ['PaymentIntentCreateParams', 'automatic_payment_methods[allow_redirects]'],
    ['PaymentIntentConfirmParams', 'use_stripe_sdk'],
    ['PaymentIntentConfirmParams', 'payment_method_options[card][request_three_d_secure]'],
    ['PaymentIntentConfirmParams', 'amount_details[line_items][3][product_name]'],
    ['PaymentIntentCancelParams', 'cancellation_reason'],
    ['RefundCreateParams', 'metadata'],
    ['RefundCreateParams', 'reason'],
    ['RefundListParams', 'limit'],
    ['RefundListParams', 'created[gte]'],
    ['RefundListParams', 'created'],
  ])('include, of %s, %s', (params, parameter) => {
    expect(isPublished(params, parameter)).toBe(true)
  })

  it.each([
    ['PaymentIntentCreateParams', 'amounts'],
    ['PaymentIntentCreateParams', 'payment_method_types[0]'],
    ['PaymentIntentCreateParams', 'metadata[order][id]'],
    ['PaymentIntentCreateParams', 'expand'],
    ['PaymentIntentCreateParams', 'expand[first]'],
    ['PaymentIntentCreateParams', 'shipping'],
    ['PaymentIntentCreateParams', 'shipping[address][street]'],
    ['PaymentIntentCreateParams', 'amount[cents]'],
    ['PaymentIntentConfirmParams', 'amount'],
    ['PaymentIntentCancelParams', 'reason'],
    ['RefundCreateParams', 'payment_intent[id]'],
    ['NoSuchParams', 'amount'],
  ])('do not include, of %s, %s', (params, parameter) => {
    expect(isPublished(params, parameter)).toBe(false)
  })
})
