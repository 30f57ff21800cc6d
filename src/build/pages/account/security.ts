import type Security from '../../../site/pages/account/security/page.tsx'
import { editorial } from '../../view/editorial.ts'
import { pageData } from '../../view/page-data.ts'

export const security = pageData<typeof Security>()((view, entry) => editorial(view, entry, 'account/security'))
