import { treeFaults } from '../../../domain/after-sales/troubleshooting-faults.ts'
import type { SymptomGroup, TroublePart, TroubleStep } from '../../../site/content/troubleshooting.ts'
import type Troubleshooting from '../../../site/pages/support/troubleshooting/page.tsx'
import { machineLines } from '../../after-sales/machines.ts'
import type { ProductEntry } from '../../content/types/product.ts'
import type { TroubleshootingStepEntry } from '../../content/types/troubleshooting-step.ts'
import type { EditionView } from '../../view/edition-view.ts'
import { editorial } from '../../view/editorial.ts'
import { renderMarkdown } from '../../view/markdown.ts'
import { pageData } from '../../view/page-data.ts'
import { withoutEmpty } from '../../view/without-empty.ts'

const subjectNames = { robot: 'Robots', water: 'Water treatment' } as const

const groupNames = {
  moving: 'Driving and climbing',
  cleaning: 'Cleaning',
  power: 'Power',
  cable: 'Cable and app',
  chlorine: 'Chlorine and salt',
  look: 'The water itself',
  equipment: 'The equipment',
} as const

const partsIn = ({ partsCollection }: TroubleshootingStepEntry, view: EditionView): ProductEntry[] =>
  partsCollection.flatMap((id) => {
    const part = view.product(id)
    return part?.active ? [part] : []
  })

const stepOf = (entry: TroubleshootingStepEntry, view: EditionView): TroubleStep =>
  withoutEmpty<TroubleStep>({
    ...(entry.symptom != null && entry.subject === 'water' && { isWater: true }),
    // What a repair needs is for the form; here only its own symptoms lead to it.
    ...(entry.needs != null && entry.outcome !== 'repair' && { needs: entry.needs }),
    title: entry.title,
    ...(entry.body != null && { html: renderMarkdown(entry.body) }),
    ...(entry.image != null && { picture: view.picture(entry.image) }),
    ...(entry.drawing != null && { drawing: entry.drawing }),
    ...(entry.symptom != null && { symptom: entry.symptom }),
    ...(entry.words != null && { words: entry.words.join(' ') }),
    ...(entry.options != null && { options: entry.options }),
    ...(entry.outcome != null && { outcome: entry.outcome }),
    ...(entry.otherwise != null && { otherwise: entry.otherwise }),
    parts: partsIn(entry, view).map(({ slug }) => slug),
  })

/** Content from elsewhere has not been through the check of our own files. */
const refuseFaults = (entries: readonly TroubleshootingStepEntry[], { content }: EditionView): void => {
  const drafts = entries.map(
    ({ slug, symptom, group, body, options, outcome, issue, otherwise, partsCollection }) =>
      [
        slug,
        withoutEmpty({
          ...(symptom != null && { symptom }),
          ...(group != null && { group }),
          ...(body != null && { body }),
          ...(options != null && { options }),
          ...(outcome != null && { outcome }),
          ...(issue != null && { issue }),
          ...(otherwise != null && { otherwise }),
          parts: partsCollection,
        }),
      ] as const,
  )
  const faults = treeFaults(new Map(drafts)).map(({ step, field, reason }) => `${step}, ${field}: ${reason}`)
  if (faults.length > 0) throw new Error(`Troubleshooting in ${content.code} has faults:\n${faults.join('\n')}`)
}

const groupsOf = (entries: readonly TroubleshootingStepEntry[]): SymptomGroup[] =>
  Object.entries(groupNames).flatMap(([id, name]) => {
    const symptoms = entries.filter(({ symptom, group }) => symptom != null && group === id).map(({ slug }) => slug)
    return symptoms.length === 0 ? [] : [{ name, symptoms }]
  })

/** Which machines a part fits, by the id of the part. */
const usersOf = (machines: readonly ProductEntry[]): Map<string, ProductEntry[]> => {
  const fitting = machines.flatMap((machine) => machine.partsCollection.map((part) => ({ part, machine })))
  const users = Map.groupBy(fitting, ({ part }) => part)
  return new Map([...users].map(([part, pairs]) => [part, pairs.map(({ machine }) => machine)]))
}

const partOf = (part: ProductEntry, users: readonly ProductEntry[], view: EditionView): TroublePart => {
  const [front] = part.imagesCollection
  if (front === undefined) throw new Error(`The part ${part.slug} has no picture in ${view.content.code}.`)
  return {
    name: part.name,
    price: view.price(part.price),
    fits: users.map(({ name }) => name.replace(/^Dolphin /, '')).join(', '),
    models: users.map(({ slug }) => slug),
    picture: view.decoration(front),
  }
}

/** All that the search for a fault needs, so that it goes on without a connection. */
export const troubleshooting = pageData<typeof Troubleshooting>()((view, entry) => {
  const entries = view.content.troubleshooting
  refuseFaults(entries, view)
  const lines = machineLines(view)
  const users = usersOf(lines.flatMap(({ products }) => products))
  const parts = new Map(entries.flatMap((step) => partsIn(step, view)).map((part) => [part.slug, part]))
  return {
    ...editorial(view, entry, 'support/troubleshooting'),
    subjects: Object.entries(subjectNames).flatMap(([subject, name]) => {
      const groups = groupsOf(entries.filter((step) => step.subject === subject))
      return groups.length === 0 ? [] : [{ name, groups }]
    }),
    tree: {
      symptoms: entries.filter(({ symptom }) => symptom != null).map(({ slug }) => slug),
      steps: Object.fromEntries(entries.map((step) => [step.slug, stepOf(step, view)])),
    },
    parts: Object.fromEntries(
      [...parts].map(([slug, part]) => [slug, partOf(part, users.get(part.sys.id) ?? [], view)]),
    ),
    lines: lines.map(({ name, machines: own }) => ({ name, machines: own })),
  }
})
