import type { SiteFunction } from './site-function.ts'
import type { SiteServices } from './wiring/site-services.ts'

export const mailInPath = '/.netlify/functions/mail-in'

/** Takes in what people answer to our letters, from whoever receives mail for us. */
export const mailIn: SiteFunction<Pick<SiteServices, 'mailIn'>> = (request, _caller, siteServices) =>
  siteServices.mailIn.receive(request)
