import * as v from 'valibot'
import { currencies } from '../../../domain/edition/currencies.ts'
import { editionCodes } from '../../../domain/edition/edition-code.ts'
import { locales } from '../../../domain/edition/locales.ts'
import type { ContentType } from '../field.ts'
import { phoneHours } from './phone-hours.ts'

const text = v.pipe(v.string(), v.minLength(1))
const link = v.strictObject({ label: text, href: text })
/** With what it leads to, in a sentence, where the sub-navigation shows it. */
const menuLink = v.strictObject({ label: text, href: text, text: v.optional(text) })

export const edition: ContentType = {
  id: 'edition',
  folder: 'editions',
  displayField: 'country',
  doc: 'What one regional edition offers and says of itself',
  fields: {
    code: { kind: 'symbol', required: true, unique: true, oneOf: editionCodes },
    locale: { kind: 'symbol', required: true, oneOf: locales },
    country: { kind: 'symbol', required: true },
    timeZone: {
      kind: 'symbol',
      required: true,
      doc: 'Decides which day it is: when promotions start and positions close',
    },
    currency: { kind: 'symbol', required: true, oneOf: currencies },
    shop: { kind: 'boolean', required: true, doc: 'Whether visitors can buy online here' },
    companyName: { kind: 'symbol', required: true },
    companyNumber: { kind: 'symbol', required: true, doc: 'ABN, NZBN or registration number, as printed' },
    phone: { kind: 'symbol', required: true },
    email: { kind: 'symbol', required: true },
    street: { kind: 'symbol', required: true },
    suburb: { kind: 'symbol', required: true },
    state: { kind: 'symbol', required: true, doc: 'Its public holidays are those of the phone and of the packers' },
    postcode: { kind: 'symbol', required: true },
    hours: { kind: 'symbol', required: true, doc: 'When the phone is answered, as people read it' },
    phoneHours,
    offer: {
      kind: 'symbol',
      required: true,
      doc: 'What a visitor of another edition should know of this one, in five words',
    },
    acknowledgement: { kind: 'text', doc: 'Whose country the company works on' },
    safetySwitch: {
      kind: 'symbol',
      required: true,
      doc: 'What a power point near a pool must have, as people here call it',
    },
    warrantyNote: { kind: 'symbol', required: true, doc: 'What follows the years of a warranty in print' },
    menu: {
      kind: 'json',
      required: true,
      schema: v.array(
        v.strictObject({
          label: text,
          href: text,
          children: v.optional(v.array(menuLink)),
          action: v.optional(menuLink),
        }),
      ),
      doc: 'The action is what the panel of an entry leads to in the first place; entries whose children have texts open a sub-navigation',
    },
    footer: { kind: 'json', required: true, schema: v.array(v.strictObject({ title: text, links: v.array(link) })) },
  },
}
