import { pageRoutes } from '../../domain/pages/page-routes.ts'
import { serverFolder } from '../../domain/server-folder.ts'
import { deskFile, deskPath } from '../../domain/staff/desk-path.ts'

/** For static hosts that read a `_redirects` file: the page of a pattern, that of the desk, and nothing of what is for servers only. */
export const hostRedirects = (): string =>
  [
    `/${serverFolder}/* /404.html 404!`,
    ...Object.entries(pageRoutes).map(
      ([pattern, page]) => `${pattern} /${pattern.split('/')[1]}/${page}/index.html 200`,
    ),
    `${deskPath}* /${deskFile} 200`,
    '',
  ].join('\n')
