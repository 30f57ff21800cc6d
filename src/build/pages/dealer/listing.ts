import type Listing from '../../../site/pages/dealer/listing/page.tsx'
import { editorial } from '../../view/editorial.ts'
import { pageData } from '../../view/page-data.ts'

export const dealerListing = pageData<typeof Listing>()((view, entry) => editorial(view, entry, 'dealer/listing'))
