import * as v from 'valibot'
import { slotsOfPage } from '../../domain/pages/page-slots.ts'
import { requiredFields, sectionFields, sectionKinds } from '../../domain/pages/section-kind.ts'
import type { Slots } from '../../domain/pages/slot.ts'
import { slotFaults } from '../../domain/pages/slot-faults.ts'
import type { Content } from '../load/content.ts'
import type { Disagreement, EditionCatalogue } from './edition-catalogue.ts'
import { publishedEntries } from './published-entries.ts'

const sectionSchema = v.looseObject({
  kind: v.picklist(sectionKinds),
  slot: v.nullish(v.string()),
  items: v.nullish(v.array(v.looseObject({}))),
  depth: v.nullish(v.number()),
})

type Section = v.InferOutput<typeof sectionSchema>

const isEmpty = (value: unknown): boolean => value == null || (Array.isArray(value) && value.length === 0)

/** What a section of its kind does not show, and what it cannot do without. */
const kindFaults = (section: Section): string[] => {
  const { kind } = section
  const known: readonly string[] = ['kind', 'slot', ...sectionFields[kind]]
  const needed = requiredFields[kind]
  return [
    ...Object.keys(section)
      .filter((name) => !known.includes(name) && !isEmpty(section[name]))
      .map((name) => `a section of the kind ${kind} has no ${name}: nobody would read it`),
    ...(needed !== undefined && isEmpty(section[needed]) ? [`a section of the kind ${kind} needs ${needed}`] : []),
  ]
}

/** The sections written in a field of an entry, held against what takes them. */
const sectionFaults = (
  content: Content,
  { locale, edition }: EditionCatalogue,
  { id, field, ids, slots }: { id: string; field: string; ids: readonly string[]; slots: Slots },
): Disagreement[] => {
  const sections = ids.map((section) => v.parse(sectionSchema, content.entries.get(section)?.fields[locale]))
  return [
    ...slotFaults(sections, slots).map(({ at, reason }) =>
      at === undefined
        ? { id, locale, field, reason: `${reason} in ${edition}` }
        : { id, locale, field: `${field}.${at}`, reason },
    ),
    ...sections.flatMap((section, at) =>
      kindFaults(section).map((reason) => ({ id, locale, field: `${field}.${at}`, reason })),
    ),
  ]
}

const pageSchema = v.object({ slug: v.string(), sections: v.array(v.string()) })
const lineSchema = v.object({ story: v.array(v.string()) })

/** Every slot that a page takes is filled, in every edition, and none that nobody takes. */
export const slotsFilled = (content: Content, catalogue: EditionCatalogue): Disagreement[] => {
  const [brand] = content.entriesOfType.get('brand') ?? []
  const brandSlug = String(brand?.fields[catalogue.locale].slug)
  return [
    ...publishedEntries(content, 'page', pageSchema, catalogue).flatMap(({ id, slug, sections }) =>
      sectionFaults(content, catalogue, { id, field: 'sections', ids: sections, slots: slotsOfPage(slug, brandSlug) }),
    ),
    ...publishedEntries(content, 'productLine', lineSchema, catalogue).flatMap(({ id, story }) =>
      sectionFaults(content, catalogue, { id, field: 'story', ids: story, slots: {} }),
    ),
  ]
}
