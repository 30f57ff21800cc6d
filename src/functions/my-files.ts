import type { SiteFunction } from './site-function.ts'
import type { SiteServices } from './wiring/site-services.ts'

export const myFilesPath = '/.netlify/functions/my-files'

/** A file that whoever is signed in has sent us. */
export const myFiles: SiteFunction<Pick<SiteServices, 'myFiles'>> = (request, _caller, services) =>
  services.myFiles(request)
