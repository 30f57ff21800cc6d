import * as v from 'valibot'
import { machineTraits } from '../after-sales/machine-traits.ts'
import { dayInZone } from '../calendar/day-in-zone.ts'
import type { EditionCode } from '../edition/edition-code.ts'
import { editionCodes } from '../edition/edition-code.ts'
import type { EditionFacts } from '../edition/edition-facts.ts'
import { locales } from '../edition/locales.ts'
import { serverFolder } from '../server-folder.ts'
import type { FormChoices, FormContext } from './form-definition.ts'
import { formKinds } from './form-kind.ts'

/** What an edition offers and says of itself to those who send a form: left by the site's build for whoever takes them in. */
export interface EditionSettings {
  timeZone: string
  facts: EditionFacts
  choices: FormChoices
  requestLimit?: number
}

export const editionSettingsFile = (edition: EditionCode): string => `${serverFolder}/forms/${edition}.json`

const text = v.string()
const letterbox = v.entriesFromList(formKinds, v.exactOptional(text))
const option = v.object({ value: text, label: text, group: v.exactOptional(text) })

const traits = v.array(v.picklist(machineTraits))

const settings = v.object({
  timeZone: text,
  facts: v.object({
    code: v.picklist(editionCodes),
    locale: v.picklist(locales),
    country: text,
    brandName: text,
    companyName: text,
    companyNumber: text,
    phone: text,
    email: text,
    hours: text,
    letterboxes: v.exactOptional(v.object(letterbox)),
    forms: v.exactOptional(v.array(v.picklist(formKinds))),
    siteUrl: text,
    street: text,
    suburb: text,
    state: text,
    postcode: text,
  }),
  choices: v.object({
    products: v.array(
      v.object({
        ...option.entries,
        warrantyYears: v.number(),
        onSaleSince: v.exactOptional(text),
        waterTreatment: v.boolean(),
        traits,
      }),
    ),
    dealers: v.array(v.object({ ...option.entries, demo: v.boolean() })),
    positions: v.array(v.object({ ...option.entries, closesOn: text })),
    issues: v.array(v.object({ ...option.entries, needs: traits })),
    topics: v.array(option),
    onlineShop: v.boolean(),
  }),
  requestLimit: v.exactOptional(v.number()),
})

/** Throws for what no build of this site has written. */
export const readEditionSettings = (json: unknown): EditionSettings => v.parse(settings, json)

/** A form as it is on offer at a moment. */
export const formContext = ({ facts, choices, timeZone, requestLimit }: EditionSettings, now: Date): FormContext => ({
  edition: facts.code,
  today: dayInZone(now, timeZone),
  choices,
  ...(requestLimit !== undefined && { requestLimit }),
})
