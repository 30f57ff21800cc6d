import type { Address } from '../../../domain/contact/address.ts'
import { addressText } from '../../../domain/contact/address-lines.ts'
import type { EditionCode, Locale } from '../../../domain/edition/edition-code.ts'

/** Undefined for a dealer that the site was not built with: its name is no link then. */
export const dealerHref = (
  edition: EditionCode,
  { slug, hasPage = true }: { slug: string; hasPage?: boolean },
): string | undefined => (hasPage ? `/${edition}/support/find-a-dealer/${slug}/` : undefined)

export const demoHref = (edition: EditionCode, slug: string): string => `/${edition}/book-a-demo/?dealer=${slug}`

/** A map with the way to an address: that of the phone it is opened on, where there is one. */
export const directionsHref = (name: string, address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name}, ${address}`)}`

export const directionsTo = (dealer: Address & { name: string }, locale: Locale): string =>
  directionsHref(dealer.name, addressText(dealer, locale))
