import type Cases from '../../../site/pages/account/cases/page.tsx'
import { editorial } from '../../view/editorial.ts'
import { pageData } from '../../view/page-data.ts'

export const accountCases = pageData<typeof Cases>()((view, entry) => editorial(view, entry, 'account/cases'))
