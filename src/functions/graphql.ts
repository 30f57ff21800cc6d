import type { SiteFunction } from './site-function.ts'
import type { SiteServices } from './wiring/site-services.ts'

/** The site-data function. */
export const graphql: SiteFunction<Pick<SiteServices, 'graphql'>> = (request, { address }, siteServices) =>
  siteServices.graphql(request, { address })
