/** What the embedded issuer calls our pages. */
export const siteClientId = 'poolwright-site'
