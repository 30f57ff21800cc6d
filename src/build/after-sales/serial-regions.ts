import type { SerialRegion } from '../../site/content/serial-region.ts'
import type { EditionView } from '../view/edition-view.ts'

const slug = 'support/dolphins-purchased-from-outside-australia'

/** What letters mean, and what to do then, is said by the page about imports. */
const serialRegions = (view: EditionView): SerialRegion[] => {
  const page = view.content.pages.find((entry) => entry.slug === slug)
  const itemsOf = (name: string) => page?.sectionsCollection.find((section) => section.slot === name)?.items ?? []
  const steps = itemsOf('what-then')
  return itemsOf('letters').map(({ title, text, codes = [] }) => {
    const step = steps.find((item) => item.title === title)
    if (text === undefined || step?.text === undefined || step.href === undefined || step.value === undefined)
      throw new Error(
        `The page ${slug} of ${view.content.code} says what “${title}” means but not, with a link, what to do then.`,
      )
    return { title, codes, text, next: step.text, action: { label: step.value, href: step.href } }
  })
}

/** What a page that reads serial numbers has to know. */
export const serialsOf = (view: EditionView) => ({ regions: serialRegions(view), today: view.today })
