import type Skimmi from '../../site/pages/skimmi/page.tsx'
import { offerOfPage } from '../products/robot-models.ts'
import { editorial } from '../view/editorial.ts'
import { pageData } from '../view/page-data.ts'

export const skimmi = pageData<typeof Skimmi>()((view, entry) => ({
  ...editorial(view, entry, 'skimmi'),
  ...offerOfPage(view, entry),
}))
