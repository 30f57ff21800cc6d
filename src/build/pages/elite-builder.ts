import type EliteBuilder from '../../site/pages/elite-builder/page.tsx'
import { editorial } from '../view/editorial.ts'
import { pageData } from '../view/page-data.ts'

export const eliteBuilder = pageData<typeof EliteBuilder>()((view, entry) => editorial(view, entry, 'elite-builder'))
