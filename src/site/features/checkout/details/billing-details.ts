import type { Answers } from './complaints.ts'

/** Who pays, in the words of gateways, as the cart keeps it beside the id of the card. */
export const billingDetails = (
  answers: Answers,
  { isPickUp, ownBilling }: { isPickUp: boolean; ownBilling: boolean },
) => {
  const of = (name: string) => (answers[ownBilling ? `billing-${name}` : name] ?? '').trim()
  const hasAddress = ownBilling || !isPickUp
  return {
    name: of('name'),
    email: (answers.email ?? '').trim(),
    phone: (answers.phone ?? '').trim(),
    ...(hasAddress && {
      address: {
        line1: of('street'),
        city: of('suburb'),
        state: of('state'),
        postal_code: of('postcode'),
        country: 'AU',
      },
    }),
  }
}
