import type { EditionCode, Locale } from '../../domain/edition-code.ts'
import type { Currency } from '../../domain/money-format.ts'
import type { Action } from './section.ts'

export interface MenuEntry extends Action {
  children?: Action[] | undefined
}

/** What every page of an edition shares: the static query of the site. */
export interface Shell {
  brand: { name: string; tagline: string }
  edition: {
    code: EditionCode
    locale: Locale
    country: string
    currency: Currency
    shop: boolean
    companyName: string
    companyNumber: string
    phone: string
    email: string
    address: string
    hours: string
    acknowledgement?: string
  }
  editions: { code: EditionCode; country: string; offer: string }[]
  menu: MenuEntry[]
  footer: { title: string; links: Action[] }[]
}
