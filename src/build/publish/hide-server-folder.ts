import { serverFolder } from '../../domain/server-folder.ts'

/** The rules of `_redirects`, for static hosts that read it, should one have taken along what is for servers only. */
export const hideServerFolder = (): string => `/${serverFolder}/* /404.html 404!\n`
