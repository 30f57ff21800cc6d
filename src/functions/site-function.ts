import type { SiteData } from './site-data/site-data.ts'

/** Whoever calls, as the connection says: nothing that a request says of itself proves it. */
export interface Caller {
  readonly address: string
}

/** Answers the requests to one address, the same in our own server and on a host that runs functions. */
export type SiteFunction<Needed = SiteData> = (request: Request, caller: Caller, siteData: Needed) => Promise<Response>
