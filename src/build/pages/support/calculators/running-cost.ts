import type RunningCostPage from '../../../../site/pages/support/calculators/running-cost/page.tsx'
import { cabledRobots } from '../../../calculators/calculated-robots.ts'
import { calculatorLinks } from '../../../calculators/calculator-links.ts'
import { powerFigures } from '../../../calculators/power-figures.ts'
import { editorial } from '../../../view/editorial.ts'
import { pageData } from '../../../view/page-data.ts'

export const runningCost = pageData<typeof RunningCostPage>()((view, entry) => ({
  ...editorial(view, entry, 'support/calculators/running-cost'),
  calculators: calculatorLinks(view),
  robots: cabledRobots(view),
  figures: powerFigures(view),
}))
