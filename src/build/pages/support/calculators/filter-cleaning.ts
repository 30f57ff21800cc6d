import type FilterCleaning from '../../../../site/pages/support/calculators/filter-cleaning/page.tsx'
import { basketRobots } from '../../../calculators/calculated-robots.ts'
import { calculatorLinks } from '../../../calculators/calculator-links.ts'
import { editorial } from '../../../view/editorial.ts'
import { pageData } from '../../../view/page-data.ts'

export const filterCleaning = pageData<typeof FilterCleaning>()((view, entry) => ({
  ...editorial(view, entry, 'support/calculators/filter-cleaning'),
  calculators: calculatorLinks(view),
  robots: basketRobots(view),
}))
