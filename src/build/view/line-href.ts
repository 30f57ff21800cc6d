import type { ProductLineEntry } from '../content/types/product-line.ts'
import type { EditionView } from './edition-view.ts'

/** Where a line is told: on its own page if the edition has that, otherwise on the line template. */
export const lineHref = (line: ProductLineEntry, view: EditionView): string => {
  const hasPage = line.landingPage != null && view.hasPage(line.landingPage)
  return hasPage ? view.href(line.landingPage ?? '') : view.href(`product-lines/${line.slug}`)
}
