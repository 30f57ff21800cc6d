import type SaltAndMinerals from '../../../../site/pages/support/calculators/salt-and-minerals/page.tsx'
import { calculatorLinks } from '../../../calculators/calculator-links.ts'
import { treatments } from '../../../calculators/treatments.ts'
import { editorial } from '../../../view/editorial.ts'
import { pageData } from '../../../view/page-data.ts'

export const saltAndMinerals = pageData<typeof SaltAndMinerals>()((view, entry) => ({
  ...editorial(view, entry, 'support/calculators/salt-and-minerals'),
  calculators: calculatorLinks(view),
  treatments: treatments(view),
}))
