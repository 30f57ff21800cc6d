import type SignedOut from '../../../site/pages/account/signed-out/page.tsx'
import { editorial } from '../../view/editorial.ts'
import { pageData } from '../../view/page-data.ts'

export const signedOut = pageData<typeof SignedOut>()((view, entry) => editorial(view, entry, 'account/signed-out'))
