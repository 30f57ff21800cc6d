import type Robots from '../../../site/pages/account/robots/page.tsx'
import { editorial } from '../../view/editorial.ts'
import { pageData } from '../../view/page-data.ts'

export const accountRobots = pageData<typeof Robots>()((view, entry) => editorial(view, entry, 'account/robots'))
