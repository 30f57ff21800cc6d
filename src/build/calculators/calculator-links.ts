import { calculators } from '../../domain/pool/calculators.ts'
import type { CalculatorLink } from '../../site/content/calculator.ts'
import type { EditionView } from '../view/edition-view.ts'

const folder = 'support/calculators/'

/** The calculators of the edition. */
export const calculatorLinks = (view: EditionView): CalculatorLink[] =>
  calculators.flatMap((id) => {
    const page = view.content.pages.find(({ slug }) => slug === folder + id)
    if (page === undefined) return []
    const hero = page.sectionsCollection.find(({ slot }) => slot === 'hero')
    return [{ id, href: view.href(page.slug), title: page.title, text: hero?.heading ?? '' }]
  })
