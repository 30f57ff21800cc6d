import type OzoneUnit from '../../../../site/pages/support/calculators/ozone-unit/page.tsx'
import { calculatorLinks } from '../../../calculators/calculator-links.ts'
import { ozoneSizes } from '../../../calculators/ozone-sizes.ts'
import { editorial } from '../../../view/editorial.ts'
import { pageData } from '../../../view/page-data.ts'

export const ozoneUnit = pageData<typeof OzoneUnit>()((view, entry) => ({
  ...editorial(view, entry, 'support/calculators/ozone-unit'),
  calculators: calculatorLinks(view),
  units: ozoneSizes(view),
}))
