import type { SiteFunction } from './site-function.ts'
import type { SiteServices } from './wiring/site-services.ts'

/** Tables of what we have, for those on the staff. */
export const staffExport: SiteFunction<Pick<SiteServices, 'staffExport'>> = (request, _caller, services) =>
  services.staffExport(request)
