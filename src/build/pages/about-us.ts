import type AboutUs from '../../site/pages/about-us/page.tsx'
import { editorial } from '../view/editorial.ts'
import { pageData } from '../view/page-data.ts'

/** Figures that other content knows better than the words of a page do: {dealers}, {repairers}. */
export const aboutUs = pageData<typeof AboutUs>()((view, entry) => {
  const { title, sections } = editorial(view, entry)
  const { dealers } = view.content
  const figures: Record<string, number> = {
    dealers: dealers.length,
    repairers: dealers.filter(({ services }) => services.includes('repairs')).length,
  }
  const filled = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(figures[name] ?? placeholder))
  return {
    title,
    sections: sections.map((section) => ({
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
})
