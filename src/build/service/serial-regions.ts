import type { SerialRegion } from '../../site/content/serial-region.ts'
import type { EditionView } from '../view/edition-view.ts'

const slug = 'support/dolphins-purchased-from-outside-australia'

/** What letters mean is said by the first list of the page about imports, what to do then by the second. */
const serialRegions = (view: EditionView): SerialRegion[] => {
  const page = view.content.pages.find((entry) => entry.slug === slug)
  const [letters, steps] = (page?.sectionsCollection ?? []).filter(({ kind }) => kind === 'features')
  return (letters?.items ?? []).map(({ title, text }) => {
    const step = steps?.items?.find((item) => item.title === title)
    if (text === undefined || step?.text === undefined || step.href === undefined || step.value === undefined)
      throw new Error(
        `The page ${slug} of ${view.content.code} says what “${title}” means but not, with a link, what to do then.`,
      )
    return {
      title,
      codes: title.match(/\b[A-Z]{2}\b/g) ?? [],
      text,
      next: step.text,
      action: { label: step.value, href: step.href },
    }
  })
}

/** What a page that reads serial numbers has to know. */
export const serialsOf = (view: EditionView) => ({ regions: serialRegions(view), today: view.today })
