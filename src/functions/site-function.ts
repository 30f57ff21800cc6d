import type { SiteServices } from './wiring/site-services.ts'

/** Whoever calls, as the connection says: nothing that a request says of itself proves it. */
export interface Caller {
  readonly address: string
}

/** Answers the requests to one address, the same in our own server and on a host that runs functions. */
export type SiteFunction<Needed = SiteServices> = (
  request: Request,
  caller: Caller,
  siteServices: Needed,
) => Promise<Response>
