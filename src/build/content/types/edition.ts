import * as v from 'valibot'
import { currencies } from '../../../domain/edition/currencies.ts'
import { editionCodes } from '../../../domain/edition/edition-code.ts'
import { locales } from '../../../domain/edition/locales.ts'
import type { Collection } from '../collection.ts'

const link = v.object({ label: v.string(), href: v.string() })
const menuLink = v.object({ label: v.string(), href: v.string(), text: v.optional(v.string()) })

const week = v.record(v.string(), v.string())

const phoneHours = v.object({
  hours: week,
  season: v.exactOptional(v.object({ months: v.array(v.number()), hours: week })),
  special: v.exactOptional(
    v.array(
      v.object({
        from: v.string(),
        to: v.exactOptional(v.string()),
        hours: v.exactOptional(v.string()),
        note: v.string(),
      }),
    ),
  ),
})

const schema = v.object({
  code: v.picklist(editionCodes),
  locale: v.picklist(locales),
  country: v.string(),
  timeZone: v.string(),
  currency: v.picklist(currencies),
  shop: v.boolean(),
  companyName: v.string(),
  companyNumber: v.string(),
  phone: v.string(),
  email: v.string(),
  street: v.string(),
  suburb: v.string(),
  state: v.string(),
  postcode: v.string(),
  hours: v.string(),
  phoneHours,
  offer: v.string(),
  acknowledgement: v.nullish(v.string()),
  safetySwitch: v.string(),
  warrantyNote: v.string(),
  menu: v.array(
    v.object({
      label: v.string(),
      href: v.string(),
      children: v.optional(v.array(menuLink)),
      action: v.optional(menuLink),
    }),
  ),
  footer: v.array(v.object({ title: v.string(), links: v.array(link) })),
})

export type EditionEntry = v.InferOutput<typeof schema>

export const editionEntries: Collection<EditionEntry> = {
  type: 'edition',
  selection:
    'code locale country timeZone currency shop companyName companyNumber phone email street suburb state postcode hours phoneHours safetySwitch warrantyNote offer acknowledgement menu footer',
  pageSize: 10,
  perEdition: false,
  order: '[code_ASC]',
  schema,
}
