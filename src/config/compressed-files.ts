import { serverFolder } from '../domain/server-folder.ts'

/** What is sent, and gains by it. */
const compressible = /\.(html|json|js|css|svg|xml|txt|webmanifest|map)$/

/** Whether a file has compressed neighbours, which are sent in its stead; `path` is relative to the site's folder. */
export const isCompressible = (path: string): boolean => compressible.test(path) && !path.startsWith(`${serverFolder}/`)
