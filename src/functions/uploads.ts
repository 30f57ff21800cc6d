import { uploadsPath } from '../domain/forms/form-paths.ts'
import type { SiteFunction } from './site-function.ts'
import type { SiteServices } from './wiring/site-services.ts'

/** Where files for forms go in, each under the address of its purpose. There is no way out here. */
export const uploads: SiteFunction<Pick<SiteServices, 'uploads'>> = (request, { address }, siteServices) => {
  const purpose = new URL(request.url).pathname.slice(uploadsPath.length + 1)
  return siteServices.uploads(request, { address, purpose })
}
