import type Niya from '../../site/pages/niya/page.tsx'
import { offerOfPage } from '../products/robot-models.ts'
import { editorial } from '../view/editorial.ts'
import { pageData } from '../view/page-data.ts'

export const niya = pageData<typeof Niya>()((view, entry) => ({
  ...editorial(view, entry, 'niya'),
  ...offerOfPage(view, entry),
}))
