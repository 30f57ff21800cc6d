import { addressText } from '../../domain/contact/address-lines.ts'
import { phoneLink } from '../../domain/contact/phone-link.ts'
import { centsFromPrice } from '../../domain/money/money.ts'
import type { FreeFrom } from '../../domain/pricing/free-delivery.ts'
import type { Shell } from '../../site/content/shell.ts'
import type { ShippingRateEntry } from '../content/types/shipping-rate.ts'
import type { EditionView } from '../view/edition-view.ts'
import { menuOf } from './menu.ts'

const freeFromOf = (rates: ShippingRateEntry[]): FreeFrom =>
  Object.fromEntries(
    rates.flatMap(({ shippingClass, freeFrom }) =>
      freeFrom == null ? [] : [[shippingClass, centsFromPrice(freeFrom)] as const],
    ),
  )

/** What all pages of an edition share; kept in one static query file. */
export const shellOf = (view: EditionView): Shell => {
  const { brand, edition, editions, shippingRates } = view.content
  const { code, locale, country, currency, shop, companyName, companyNumber, phone, hours } = edition
  return {
    brand: { name: brand.name, tagline: brand.tagline },
    edition: {
      code,
      locale,
      country,
      currency,
      shop,
      companyName,
      companyNumber,
      phone,
      phoneHref: phoneLink(phone, locale),
      hours,
      ...(edition.acknowledgement != null && { acknowledgement: edition.acknowledgement }),
      ...(shippingRates.length > 0 && { freeFrom: freeFromOf(shippingRates) }),
      address: addressText(edition, locale),
    },
    editions: editions.map((other) => ({ code: other.code, country: other.country, offer: other.offer })),
    menu: menuOf(view),
    footer: edition.footer,
  }
}
