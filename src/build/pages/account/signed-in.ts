import type SignedIn from '../../../site/pages/account/signed-in/page.tsx'
import { editorial } from '../../view/editorial.ts'
import { pageData } from '../../view/page-data.ts'

export const signedIn = pageData<typeof SignedIn>()((view, entry) => editorial(view, entry, 'account/signed-in'))
