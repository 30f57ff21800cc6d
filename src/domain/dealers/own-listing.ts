import type { Dealer } from './dealer-list.ts'

/** What of a listing is the dealer's to change, and counts at once: nobody knows better when it is open. */
export const ownAtOnce = ['hours', 'closures', 'openOnHolidays'] as const satisfies (keyof Dealer)[]

/** What staff look at first. */
export const ownOnceApproved = [
  'name',
  'street',
  'suburb',
  'state',
  'postcode',
  'phone',
  'email',
  'services',
  'lines',
  'location',
] as const satisfies (keyof Dealer)[]

/** What a dealer says of itself, over what content says. */
export type OwnListing = Partial<Pick<Dealer, (typeof ownAtOnce)[number] | (typeof ownOnceApproved)[number]>>

export const withOwn = (dealer: Dealer, own: OwnListing): Dealer => ({ ...dealer, ...own })
