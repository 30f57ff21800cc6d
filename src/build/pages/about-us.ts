import type AboutUs from '../../site/pages/about-us/page.tsx'
import type { PageEntry } from '../content/types/page.ts'
import type { SectionEntry } from '../content/types/section.ts'
import type { EditionView } from '../view/edition-view.ts'
import { editorial } from '../view/editorial.ts'
import { pageData } from '../view/page-data.ts'

/** Figures that other content knows better than the words of a page do: {dealers}, {repairers}. */
const withFigures = (entry: PageEntry, { content: { dealers } }: EditionView): PageEntry => {
  const figures: Record<string, number> = {
    dealers: dealers.length,
    repairers: dealers.filter(({ services }) => services.includes('repairs')).length,
  }
  const filled = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(figures[name] ?? placeholder))
  const filledItems = (items: NonNullable<SectionEntry['items']>) =>
    items.map((item) => ({
      ...item,
      ...(item.value !== undefined && { value: filled(item.value) }),
      ...(item.text !== undefined && { text: filled(item.text) }),
    }))
  return {
    ...entry,
    sectionsCollection: entry.sectionsCollection.map((section) => ({
      ...section,
      ...(section.items != null && { items: filledItems(section.items) }),
    })),
  }
}

export const aboutUs = pageData<typeof AboutUs>()((view, entry) =>
  editorial(view, withFigures(entry, view), 'about-us'),
)
