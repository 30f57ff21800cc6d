import type { SiteFunction } from './site-function.ts'
import type { SiteServices } from './wiring/site-services.ts'

export const staffFilesPath = '/.netlify/functions/staff-files'

/** A file that somebody has sent us, for whoever answers them. */
export const staffFiles: SiteFunction<Pick<SiteServices, 'staffFiles'>> = (request, _caller, services) =>
  services.staffFiles(request)
