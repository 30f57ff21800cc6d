interface KeptLine {
  sku: string
  slug: string
  name: string
  quantity: number
}

interface FilledIn {
  lineItems: readonly KeptLine[]
  isPickUp: boolean
  /** By the names of the fields. */
  details: Readonly<Record<string, string>>
  /** The bank's name for a card: with one also the second page is filled in. */
  method: string | null
}

/** What is kept in the browser of somebody who has filled in the first page of the checkout. */
export const keptCheckout = ({ lineItems, isPickUp, details, method }: FilledIn) => ({
  cart: { lineItems, paymentMethod: { id: method, billing_details: {} }, id: null, isPickUp },
  checkout: {
    checkout: crypto.randomUUID(),
    secret: crypto.randomUUID(),
    details,
    ownBilling: false,
    savedAt: new Date().toISOString(),
    ...(method !== null && { card: { brand: 'Visa', last4: '0000' } }),
  },
})
