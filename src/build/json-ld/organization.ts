import { phoneLink } from '../../domain/contact/phone-link.ts'
import type { EditionContent } from '../content/edition-content.ts'
import type { EditionEntry } from '../content/types/edition.ts'

type Thing = Record<string, unknown>

export const addressJsonLd = (edition: EditionEntry): Thing => ({
  '@type': 'PostalAddress',
  streetAddress: edition.street,
  addressLocality: edition.suburb,
  addressRegion: edition.state,
  postalCode: edition.postcode,
  addressCountry: edition.country,
})

/** Other things name the company of an edition by this. */
export const organizationId = (edition: string): string => `/${edition}/#organization`

/** The company wherever it is only referred to. */
export const organizationReference = ({ edition, code }: EditionContent): Thing => ({
  '@type': 'Organization',
  '@id': organizationId(code),
  name: edition.companyName,
  logo: '/icons/icon-512.png',
})

const organization = ({ brand, edition, code }: EditionContent): Thing => ({
  '@type': 'Organization',
  '@id': organizationId(code),
  name: brand.name,
  legalName: edition.companyName,
  description: brand.description,
  slogan: brand.tagline,
  url: `/${code}/`,
  logo: '/icons/icon-512.png',
  areaServed: edition.country,
  contactPoint: {
    '@type': 'ContactPoint',
    telephone: phoneLink(edition.phone, edition.locale).slice('tel:'.length),
    email: edition.email,
    contactType: 'customer service',
    areaServed: edition.country,
    availableLanguage: edition.locale,
  },
  address: addressJsonLd(edition),
})

const webSite = ({ brand, edition, code }: EditionContent): Thing => ({
  '@type': 'WebSite',
  '@id': `/${code}/#website`,
  name: brand.name,
  description: brand.description,
  url: `/${code}/`,
  inLanguage: edition.locale,
  publisher: { '@id': organizationId(code) },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `/${code}/?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

/** Who stands behind an edition, and how to search it. */
export const organizationJsonLd = (content: EditionContent): Thing[] => [organization(content), webSite(content)]
