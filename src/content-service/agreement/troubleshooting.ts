import * as v from 'valibot'
import { outcomes } from '../../domain/after-sales/troubleshooting.ts'
import { type DraftStep, treeFaults } from '../../domain/after-sales/troubleshooting-faults.ts'
import type { Content } from '../load/content.ts'
import { type Disagreement, type EditionCatalogue, isPart } from './edition-catalogue.ts'

const text = v.nullish(v.string())

const stepSchema = v.object({
  slug: v.string(),
  subject: v.string(),
  symptom: text,
  group: text,
  body: text,
  options: v.nullish(v.array(v.object({ label: v.string(), to: v.string() }))),
  outcome: v.nullish(v.picklist(outcomes)),
  parts: v.nullish(v.array(v.string())),
  issue: text,
  otherwise: text,
  editions: v.array(v.string()),
})

type WrittenStep = v.InferOutput<typeof stepSchema> & { id: string }

/** Fewer symptoms than these, and most people do not find theirs. */
const fewestSymptoms = { robot: 10, water: 6 }

const waterCare = 'category-water-care'

const draftOf = (step: WrittenStep): DraftStep =>
  Object.fromEntries(Object.entries(step).filter(([, value]) => value !== null && value !== undefined))

const partsOnSale = (steps: readonly WrittenStep[], { products, locale, edition }: EditionCatalogue): Disagreement[] =>
  steps.flatMap(({ id, parts }) =>
    (parts ?? []).flatMap((part, index) => {
      const disagree = (reason: string) => [{ id, locale, field: `parts.${index}`, reason }]
      const found = products.find((product) => product.id === part)
      if (found === undefined) return disagree(`names ${part}, which is not sold in ${edition}`)
      return isPart(found) ? [] : disagree(`names ${part}, which is not a part`)
    }),
  )

/** An edition has symptoms of what it sells, and of nothing else. Its own file answers for what is missing. */
const symptomsComplete = (
  steps: readonly WrittenStep[],
  { products, locale, edition }: EditionCatalogue,
): Disagreement[] => {
  const sold = {
    robot: products.some(({ suitability }) => suitability?.floor),
    water: products.some(({ categories }) => categories.includes(waterCare)),
  }
  return (['robot', 'water'] as const).flatMap((subject) => {
    const own = steps.filter((step) => step.subject === subject)
    if (!sold[subject])
      return own.map(({ id }) => ({ id, locale, field: 'editions', reason: `${edition} sells no ${subject} products` }))
    const symptoms = own.filter(({ symptom }) => symptom != null).length
    const fewest = fewestSymptoms[subject]
    if (symptoms >= fewest) return []
    const reason = `sells ${subject} products, but has ${symptoms} of the ${fewest} symptoms to start from`
    return [{ id: edition, locale, field: 'code', reason }]
  })
}

/** Whoever looks for a fault in an edition comes to an end that is of use there. */
export const troubleshootingHolds = ({ entriesOfType }: Content, catalogue: EditionCatalogue): Disagreement[] => {
  const { locale, edition } = catalogue
  const steps = (entriesOfType.get('troubleshootingStep') ?? []).flatMap(({ id, draft, fields }): WrittenStep[] => {
    const step = v.parse(stepSchema, fields[locale])
    return !draft && step.editions.includes(edition) ? [{ id, ...step }] : []
  })
  const ids = new Map(steps.map(({ slug, id }) => [slug, id]))
  const faults = treeFaults(new Map(steps.map((step) => [step.slug, draftOf(step)])))
  return [
    ...faults.map(({ step, field, reason }) => ({ id: ids.get(step) ?? step, locale, field, reason })),
    ...partsOnSale(steps, catalogue),
    ...symptomsComplete(steps, catalogue),
  ]
}
