import type Stripe from 'stripe'

export interface StripeSettings {
  secretKey: string
  publishableKey: string
  /** Several while one is replaced by the next: events are signed with either. */
  webhookSecret: string | readonly string[]
  /** Of a server that speaks as Stripe does; Stripe's own otherwise. */
  host?: string
  port?: number
  protocol?: 'http' | 'https'
  /** How long a request may stay without an answer. Banks take a few seconds. */
  timeoutMs?: number
  /** How often the SDK asks again by itself, under the same idempotency key. */
  maxNetworkRetries?: number
}

/** Most servers run without Stripe, and its SDK is large: it is loaded when it is first needed. */
export const lazyStripe = (settings: StripeSettings): (() => Promise<Stripe>) => {
  const { secretKey, host, port, protocol, timeoutMs = 20_000, maxNetworkRetries = 2 } = settings
  const load = async (): Promise<Stripe> => {
    const { default: StripeSdk } = await import('stripe')
    return new StripeSdk(secretKey, {
      timeout: timeoutMs,
      maxNetworkRetries,
      // It would tell Stripe about our machine.
      telemetry: false,
      ...(host !== undefined && { host }),
      ...(port !== undefined && { port }),
      ...(protocol !== undefined && { protocol }),
    })
  }
  let loading: Promise<Stripe> | undefined
  return () => {
    loading ??= load()
    return loading
  }
}

export type StripeError = InstanceType<Stripe['errors']['StripeError']>

export type Attempt<Answer> = { ok: true; answer: Answer } | { ok: false; error: StripeError }

/** Some of what the SDK throws are answers, so all that it throws about a request is a value here. Bugs stay errors. */
export const attempt = async <Answer>(stripe: Stripe, request: () => Promise<Answer>): Promise<Attempt<Answer>> => {
  try {
    return { ok: true, answer: await request() }
  } catch (error) {
    if (error instanceof stripe.errors.StripeError) return { ok: false, error }
    throw error
  }
}
