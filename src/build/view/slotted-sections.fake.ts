import type { FigureName } from '../../domain/pages/figures.ts'
import { type PageSlots, pageSlots } from '../../domain/pages/page-slots.ts'
import type { Slots } from '../../domain/pages/slot.ts'
import type { SectionEntry } from '../content/types/section.ts'

const figures: Partial<Record<FigureName, unknown>> = { at: '07:30', percent: 40, squareMetres: 12, days: 2 }

export const sectionEntry = (fields: Partial<SectionEntry> = {}): SectionEntry => ({
  kind: 'text',
  imagesCollection: [],
  faqsCollection: [],
  productsCollection: [],
  ...fields,
})

/** A section in every slot that a page takes, with nothing in it but the figures it must have. */
export const sectionsFor = (page: keyof PageSlots): SectionEntry[] => {
  const slots: Slots = pageSlots[page]
  return Object.entries(slots).map(([slot, { kind, every, some }]) => {
    const item = Object.fromEntries([...every, ...some].map((name) => [name, figures[name]]))
    return sectionEntry({ kind, slot, heading: slot, items: [{ title: slot, ...item }] })
  })
}
