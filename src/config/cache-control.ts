export const immutable = 'public, max-age=31536000, immutable'
export const revalidated = 'public, max-age=0, must-revalidate'

/** Files under these folders carry the hash of their content in their name. */
export const hashedFolders = ['assets', 'images', 'staff/assets'] as const

/** How long a file of the site may be kept; `path` is relative to the site's folder. */
export const cacheControlOf = (path: string): string =>
  hashedFolders.some((folder) => path.startsWith(`${folder}/`)) ? immutable : revalidated
