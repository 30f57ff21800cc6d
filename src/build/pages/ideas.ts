import type Ideas from '../../site/pages/ideas/page.tsx'
import { editorial } from '../view/editorial.ts'
import { pageData } from '../view/page-data.ts'

export const ideas = pageData<typeof Ideas>()((view, entry) => editorial(view, entry, 'ideas'))
