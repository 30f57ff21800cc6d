import type { SiteData } from './site-data/site-data.ts'
import type { SiteFunction } from './site-function.ts'

/** The site's data. */
export const graphql: SiteFunction<Pick<SiteData, 'graphql'>> = (request, { address }, siteData) =>
  siteData.graphql(request, { address })
