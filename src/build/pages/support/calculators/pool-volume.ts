import type PoolVolumePage from '../../../../site/pages/support/calculators/pool-volume/page.tsx'
import { calculatorLinks } from '../../../calculators/calculator-links.ts'
import { editorial } from '../../../view/editorial.ts'
import { pageData } from '../../../view/page-data.ts'

export const poolVolume = pageData<typeof PoolVolumePage>()((view, entry) => ({
  ...editorial(view, entry, 'support/calculators/pool-volume'),
  calculators: calculatorLinks(view),
}))
