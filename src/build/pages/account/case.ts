import type Case from '../../../site/pages/account/case/page.tsx'
import { editorial } from '../../view/editorial.ts'
import { pageData } from '../../view/page-data.ts'

export const accountCase = pageData<typeof Case>()((view, entry) => editorial(view, entry, 'account/case'))
