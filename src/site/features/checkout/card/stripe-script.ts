import { fetchedOnce } from '../../../data/fetched-once.ts'

/** As much of Stripe.js as the checkout uses: https://docs.stripe.com/js */
export interface StripeElement {
  mount(place: HTMLElement): void
  destroy(): void
  on(event: string, listen: (event: StripeElementEvent) => void): void
}

export interface StripeElementEvent {
  /** Of the wallets: which of them this device has. */
  availablePaymentMethods?: Readonly<Record<string, boolean>>
  billingDetails?: StripeBilling
  shippingAddress?: { name?: string; address: StripeAddress }
  resolve?(options: object): void
  paymentFailed?(options: { reason: 'fail' }): void
}

export interface StripeAddress {
  line1?: string | null
  line2?: string | null
  city?: string | null
  state?: string | null
  postal_code?: string | null
}

export interface StripeBilling {
  name?: string
  email?: string
  phone?: string
  address?: StripeAddress
}

export interface StripeElements {
  create(type: string, options?: object): StripeElement
  submit(): Promise<{ error?: { message?: string } }>
  update(options: object): void
}

export interface StripePaymentMethod {
  id: string
  card?: { brand: string; last4: string }
}

export interface Stripe {
  elements(options: object): StripeElements
  createPaymentMethod(options: object): Promise<{
    paymentMethod?: StripePaymentMethod
    error?: { type?: string; message?: string }
  }>
  handleNextAction(options: { clientSecret: string }): Promise<{ error?: { message?: string } }>
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => Stripe
  }
}

/** The same version as that of the server's requests. */
const address = 'https://js.stripe.com/endive/stripe.js'

const loadScript = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: address, async: true })
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error('Stripe.js could not be loaded'))
    }
    document.head.append(script)
  })

/** Loaded from Stripe, as Stripe wants it, and only where a card is to be taken. */
export const loadStripe = fetchedOnce(async (publishableKey: string): Promise<Stripe> => {
  await loadScript()
  const stripe = window.Stripe?.(publishableKey)
  if (stripe === undefined) throw new Error('Stripe.js did not start')
  return stripe
})
