import type { StripeElementEvent } from './stripe-script.ts'

/** By the names of our own fields; what a wallet does not tell is not among them. */
export type WalletDetails = Readonly<Record<string, string>>

/** What a wallet knows about whoever pays by it. */
export const walletDetails = ({ billingDetails, shippingAddress }: StripeElementEvent): WalletDetails => {
  const address = shippingAddress?.address ?? billingDetails?.address
  const told = {
    email: billingDetails?.email,
    phone: billingDetails?.phone,
    name: shippingAddress?.name ?? billingDetails?.name,
    street: [address?.line2, address?.line1].filter(Boolean).join(', '),
    suburb: address?.city,
    state: address?.state,
    postcode: address?.postal_code,
  }
  return Object.fromEntries(Object.entries(told).filter((entry): entry is [string, string] => Boolean(entry[1])))
}
