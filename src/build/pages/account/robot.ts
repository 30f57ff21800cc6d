import type Robot from '../../../site/pages/account/robot/page.tsx'
import { editorial } from '../../view/editorial.ts'
import { pageData } from '../../view/page-data.ts'

export const accountRobot = pageData<typeof Robot>()((view, entry) => editorial(view, entry, 'account/robot'))
