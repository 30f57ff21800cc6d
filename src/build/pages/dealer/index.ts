import type Dealer from '../../../site/pages/dealer/page.tsx'
import { editorial } from '../../view/editorial.ts'
import { pageData } from '../../view/page-data.ts'

export const dealerHome = pageData<typeof Dealer>()((view, entry) => editorial(view, entry, 'dealer'))
