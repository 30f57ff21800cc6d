import { createSiteDataClient } from './site-data-client.ts'

/** The site's data, asked for by whichever page needs it. */
export const siteData = createSiteDataClient({
  fetch: (input, init) => fetch(input, init),
  storage: () => localStorage,
})
