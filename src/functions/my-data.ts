import type { SiteFunction } from './site-function.ts'
import type { SiteServices } from './wiring/site-services.ts'

export const myDataPath = '/.netlify/functions/my-data'

/** Everything that we keep of whoever is signed in. */
export const myData: SiteFunction<Pick<SiteServices, 'myData'>> = (request, _caller, services) =>
  services.myData(request)
