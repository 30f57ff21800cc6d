import type Account from '../../../site/pages/account/page.tsx'
import { editorial } from '../../view/editorial.ts'
import { pageData } from '../../view/page-data.ts'
import { partLives } from './part-lives.ts'

export const accountHome = pageData<typeof Account>()((view, entry) => ({
  ...editorial(view, entry, 'account'),
  lives: partLives(view),
}))
