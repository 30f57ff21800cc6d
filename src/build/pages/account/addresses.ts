import type Addresses from '../../../site/pages/account/addresses/page.tsx'
import { editorial } from '../../view/editorial.ts'
import { pageData } from '../../view/page-data.ts'

export const accountAddresses = pageData<typeof Addresses>()((view, entry) =>
  editorial(view, entry, 'account/addresses'),
)
