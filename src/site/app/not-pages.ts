/** Addresses of this site that are not pages. */
export const notPages = [
  '/content/',
  '/images/',
  '/assets/',
  '/icons/',
  '/page-data/',
  '/search/',
  '/.netlify/',
  '/outbox/',
  '/sandbox-bank/',
]
