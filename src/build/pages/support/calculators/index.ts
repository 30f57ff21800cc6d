import type Calculators from '../../../../site/pages/support/calculators/page.tsx'
import { linksWithExamples } from '../../../calculators/examples.ts'
import { editorial } from '../../../view/editorial.ts'
import { pageData } from '../../../view/page-data.ts'

export const calculators = pageData<typeof Calculators>()((view, entry) => ({
  ...editorial(view, entry, 'support/calculators'),
  calculators: linksWithExamples(view),
}))
