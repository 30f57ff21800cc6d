import { serverFolder } from '../../domain/server-folder.ts'

/** For static hosts that read a `_redirects` file, should one have taken along what is for servers only. */
export const hostRedirects = (): string => `/${serverFolder}/* /404.html 404!\n`
