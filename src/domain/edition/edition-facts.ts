import type { Address } from '../contact/address.ts'
import type { FormKind } from '../forms/form-kind.ts'
import type { EditionCode, Locale } from './edition-code.ts'

/** What a letter says of the company that writes it, as the content of brand and edition has it. */
export interface EditionFacts extends Address {
  readonly code: EditionCode
  readonly locale: Locale
  readonly country: string
  readonly brandName: string
  readonly companyName: string
  /** ABN, NZBN or registration number, as printed. */
  readonly companyNumber: string
  readonly phone: string
  readonly email: string
  readonly hours: string
  /** Where staff read what comes by a form, where that is not the edition's own address. */
  readonly letterboxes?: Readonly<Partial<Record<FormKind, string>>>
  /** Those with a page in this edition; all, where nothing is said. */
  readonly forms?: readonly FormKind[]
  /** Origin at which people reach the site, without a slash at the end. */
  readonly siteUrl: string
}

/** The address of a page of the edition: `pageOf(facts, 'support/faq')`. */
export const pageOf = (facts: EditionFacts, path: string): string => `${facts.siteUrl}/${facts.code}/${path}/`
