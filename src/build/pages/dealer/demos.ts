import type Demos from '../../../site/pages/dealer/demos/page.tsx'
import { editorial } from '../../view/editorial.ts'
import { pageData } from '../../view/page-data.ts'

export const dealerDemos = pageData<typeof Demos>()((view, entry) => editorial(view, entry, 'dealer/demos'))
