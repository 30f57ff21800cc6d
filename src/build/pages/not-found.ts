import type NotFound from '../../site/pages/not-found/page.tsx'
import { editorial } from '../view/editorial.ts'
import { pageData } from '../view/page-data.ts'

export const notFound = pageData<typeof NotFound>()((view, entry) => editorial(view, entry, '404'))
