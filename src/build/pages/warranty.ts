import type Warranty from '../../site/pages/warranty/page.tsx'
import { warrantyData } from '../after-sales/warranty-data.ts'
import { pageData } from '../view/page-data.ts'
import { readingPage } from '../view/reading-page.ts'

export const warranty = pageData<typeof Warranty>()((view, entry) => ({
  ...readingPage(view, entry),
  warranty: warrantyData(view),
}))
