import { type PageSlots, pageSlots, templateSlots } from '../../domain/pages/page-slots.ts'
import type { Slots } from '../../domain/pages/slot.ts'
import { slotFaults } from '../../domain/pages/slot-faults.ts'
import type { EditorialPage, Section, TemplatePage } from '../../site/content/section.ts'
import type { PageEntry } from '../content/types/page.ts'
import type { EditionView } from './edition-view.ts'

/** Content from elsewhere has not been through the check of our own files. */
const refuseFaults = ({ content }: EditionView, { slug, sectionsCollection }: PageEntry, slots: Slots): void => {
  const faults = slotFaults(sectionsCollection, slots).map(
    ({ at, reason }) =>
      `The page "${slug}" of ${content.code}${at === undefined ? '' : `, section ${at + 1}:`} ${reason}.`,
  )
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

const takeSlots = (view: EditionView, entry: PageEntry, slots: Slots) => {
  refuseFaults(view, entry, slots)
  const sections = entry.sectionsCollection.map((own) => [own.slot, view.sections([own])] as const)
  const named = (name: string): Section[] =>
    sections.flatMap(([slot, [section]]) => (slot === name && section ? [section] : []))
  const taken = Object.entries(slots).map(([name, { times }]) => {
    const own = named(name)
    return [name, times === 'one' || times === 'one or none' ? own[0] : own]
  })
  return {
    title: entry.title,
    slots: Object.fromEntries(taken.filter(([, section]) => section !== undefined)),
    rest: sections.flatMap(([slot, [section]]) => (slot == null && section ? [section] : [])),
  }
}

/** The words of a page as its editor wrote them. Faults are refused, so its slots are what the page declares. */
export const editorial = <Page extends keyof PageSlots>(
  view: EditionView,
  entry: PageEntry,
  page: Page,
): EditorialPage<Page> => takeSlots(view, entry, pageSlots[page]) as EditorialPage<Page>

/** The same for a page that a template shows. */
export const templated = (view: EditionView, entry: PageEntry): TemplatePage => takeSlots(view, entry, templateSlots)
