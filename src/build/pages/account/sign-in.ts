import type SignIn from '../../../site/pages/account/sign-in/page.tsx'
import { editorial } from '../../view/editorial.ts'
import { pageData } from '../../view/page-data.ts'

export const signIn = pageData<typeof SignIn>()((view, entry) => editorial(view, entry, 'account/sign-in'))
