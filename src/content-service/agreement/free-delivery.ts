import * as v from 'valibot'
import type { Content } from '../load/content.ts'
import type { Disagreement, EditionCatalogue } from './edition-catalogue.ts'
import { numbersIn } from './measure.ts'
import { publishedEntries } from './published-entries.ts'
import { everyText } from './visible-texts.ts'

const rateSchema = v.object({ freeFrom: v.nullish(v.number()) })

/** An amount from which delivery costs nothing, as a sentence says it. */
const amount = /\b(?:from|over|orders of) A\$(\d[\d,]*)/gi

/** Texts that name the amount from which delivery is free name that of the rates. */
export const freeDeliveryAgrees = (content: Content, catalogue: EditionCatalogue): Disagreement[] => {
  const rates = publishedEntries(content, 'shippingRate', rateSchema, catalogue)
  const right = rates.find(({ freeFrom }) => freeFrom != null)?.freeFrom
  if (right == null) return []
  return everyText(content, catalogue).flatMap(({ id, field, text }) =>
    text
      .split(/(?<=[.;?!])\s+/)
      .filter((sentence) => /\bfree\b/i.test(sentence))
      .flatMap((sentence) => [...sentence.matchAll(amount)].flatMap(([, said = '']) => numbersIn(said)))
      .filter((said) => said !== right)
      .map((said) => ({
        id,
        field,
        locale: catalogue.locale,
        reason: `says that delivery is free from A$${said}, and the rates say A$${right}`,
      })),
  )
}
