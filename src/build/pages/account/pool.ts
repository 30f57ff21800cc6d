import type AccountPool from '../../../site/pages/account/pool/page.tsx'
import { editorial } from '../../view/editorial.ts'
import { pageData } from '../../view/page-data.ts'

export const accountPool = pageData<typeof AccountPool>()((view, entry) => editorial(view, entry, 'account/pool'))
