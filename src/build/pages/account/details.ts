import type Details from '../../../site/pages/account/details/page.tsx'
import { editorial } from '../../view/editorial.ts'
import { pageData } from '../../view/page-data.ts'

export const accountDetails = pageData<typeof Details>()((view, entry) => editorial(view, entry, 'account/details'))
