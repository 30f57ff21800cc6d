import type Registrations from '../../../site/pages/dealer/registrations/page.tsx'
import { editorial } from '../../view/editorial.ts'
import { pageData } from '../../view/page-data.ts'

export const dealerRegistrations = pageData<typeof Registrations>()((view, entry) =>
  editorial(view, entry, 'dealer/registrations'),
)
