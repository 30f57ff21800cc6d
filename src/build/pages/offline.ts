import type Offline from '../../site/pages/offline/page.tsx'
import { editorial } from '../view/editorial.ts'
import { pageData } from '../view/page-data.ts'

export const offline = pageData<typeof Offline>()((view, entry) => editorial(view, entry, 'offline'))
