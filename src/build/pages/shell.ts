import type { Shell } from '../../site/content/shell.ts'
import type { EditionContent } from '../content/site-content.ts'

/** What all pages of an edition share; kept in one static query file. */
export const shellOf = ({ brand, edition, editions }: EditionContent): Shell => {
  const { code, locale, country, currency, shop, companyName, companyNumber, phone, email, hours } = edition
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
      email,
      hours,
      ...(edition.acknowledgement != null && { acknowledgement: edition.acknowledgement }),
      address: `${edition.street}, ${edition.suburb} ${edition.state} ${edition.postcode}`,
    },
    editions: editions.map((other) => ({ code: other.code, country: other.country, offer: other.offer })),
    menu: edition.menu,
    footer: edition.footer,
  }
}
