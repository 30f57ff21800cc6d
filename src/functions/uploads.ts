import { uploadsAddress } from '../domain/forms/function-addresses.ts'
import type { SiteData } from './site-data/site-data.ts'
import type { SiteFunction } from './site-function.ts'

/** Where files for forms go in, each under the address of its purpose. There is no way out here. */
export const uploads: SiteFunction<Pick<SiteData, 'uploads'>> = (request, { address }, siteData) => {
  const purpose = new URL(request.url).pathname.slice(uploadsAddress.length + 1)
  return siteData.uploads(request, { address, purpose })
}
