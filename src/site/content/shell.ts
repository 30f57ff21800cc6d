import type { EditionCode, Locale } from '../../domain/edition/edition-code.ts'
import type { Currency } from '../../domain/edition/editions.ts'
import type { FreeFrom } from '../../domain/pricing/free-delivery.ts'
import type { Picture } from './picture.ts'
import type { Action } from './section.ts'

/** With what can be seen of it where it leads to a product line or to a department of the shop. */
export interface MenuLink extends Action {
  /** What it leads to, in a sentence. */
  text?: string | undefined
  range?: { name: string; text: string; picture: Picture; stage: string; price: string }
}

export interface MenuEntry extends Action {
  children?: MenuLink[] | undefined
  /** Where its submenu leads in the first place. */
  action?: MenuLink | undefined
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
    /** Where the number leads when it is tapped. */
    phoneHref: string
    address: string
    hours: string
    acknowledgement?: string
    /** Where orders of some value are delivered free. */
    freeFrom?: FreeFrom
  }
  editions: { code: EditionCode; country: string; offer: string }[]
  menu: MenuEntry[]
  footer: { title: string; links: Action[] }[]
}
