import type { Section } from '../../site/content/section.ts'
import type { PageEntry } from '../content/types/page.ts'
import type { EditionView } from './edition-view.ts'

/** Figures that other content knows better than the words of a page do: {dealers}, {repairers}. */
export const aboutFigures = (view: EditionView, entry: PageEntry): { sections: Section[] } => {
  const { dealers } = view.content
  const figures: Record<string, number> = {
    dealers: dealers.length,
    repairers: dealers.filter(({ services }) => services.includes('repairs')).length,
  }
  const filled = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(figures[name] ?? placeholder))
  return {
    sections: view.sections(entry.sectionsCollection).map((section) => ({
      ...section,
      ...(section.items !== undefined && {
        items: section.items.map((item) => ({
          ...item,
          ...(item.value !== undefined && { value: filled(item.value) }),
          ...(item.text !== undefined && { text: filled(item.text) }),
        })),
      }),
    })),
  }
}
