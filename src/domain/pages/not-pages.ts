/** What lies at the addresses of this site beside its pages, by what it is. Browsers, their worker and servers tell by these lists. */

/** Data of pages, written by the build. */
export const dataFolders = ['/page-data/', '/search/', '/shop-terms/', '/gazetteer/'] as const

/** Code and pictures, written by the build. */
export const assetFolders = ['/assets/', '/images/', '/icons/'] as const

/** Services, whose answers depend on who asks. */
export const serviceFolders = ['/content/', '/.netlify/'] as const

/** Pages that servers write: of signing in, and those of development that somebody waits to see change. */
export const serverPageFolders = ['/identity/', '/outbox/', '/sandbox-bank/'] as const
