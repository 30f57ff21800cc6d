import type { EditionContent } from '../content/site-content.ts'

export const organizationJsonLd = ({ brand, edition, code }: EditionContent): Record<string, unknown>[] => [
  {
    '@type': 'Organization',
    name: brand.name,
    legalName: edition.companyName,
    url: `/${code}/`,
    logo: '/icons/icon-512.png',
    contactPoint: {
      '@type': 'ContactPoint',
      telephone: edition.phone,
      email: edition.email,
      contactType: 'customer service',
    },
    address: {
      '@type': 'PostalAddress',
      streetAddress: edition.street,
      addressLocality: edition.suburb,
      addressRegion: edition.state,
      postalCode: edition.postcode,
      addressCountry: edition.country,
    },
  },
  { '@type': 'WebSite', name: brand.name, url: `/${code}/`, inLanguage: edition.locale },
]
