import type BrandBuild from '../../site/pages/brand-build/page.tsx'
import { editorial } from '../view/editorial.ts'
import { pageData } from '../view/page-data.ts'

export const brandBuild = pageData<typeof BrandBuild>()((view, entry) => editorial(view, entry, 'build'))
