import type { Address } from '../contact/address.ts'
import type { DispatchTerms } from '../delivery/delivery-dates.ts'
import type { PickUpTerms } from '../delivery/pick-up-time.ts'
import type { EditionCode } from '../edition/edition-code.ts'
import type { PriceTerms } from '../pricing/price-order.ts'

/** A counter where orders are picked up. */
export interface PickUpPoint extends Address {
  slug: string
  /** As in “4 in Kirrawee”. */
  name: string
}

/** What the shop of an edition promises; all of it is content. Codes are not in it: nobody but the server knows them. */
export interface ShopTerms {
  terms: Omit<PriceTerms, 'codes'>
  dispatch: DispatchTerms
  pickUp: PickUpTerms & {
    point: PickUpPoint
    /** So many days from when it is ready. */
    keptDays: number
  }
  /** Days from delivery to change one's mind in. */
  returnDays: number
  /** Working days from when a return arrives to the refund. */
  refundDays: number
  /** How long units are held for whoever is in the checkout. */
  reservationMinutes: number
}

/** Where a browser fetches the terms of an edition's shop. Servers read the same file. */
export const shopTermsFile = (edition: EditionCode): string => `/shop-terms/${edition}.json`
