import type Prices from '../../../site/pages/dealer/prices/page.tsx'
import { editorial } from '../../view/editorial.ts'
import { pageData } from '../../view/page-data.ts'

export const dealerPrices = pageData<typeof Prices>()((view, entry) => editorial(view, entry, 'dealer/prices'))
