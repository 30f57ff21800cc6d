import { type AllowedSources, sourcesAt } from '../../config/allowed-sources.ts'
import { cacheControlOf, hashedFolders, revalidated } from '../../config/cache-control.ts'
import { documentPolicy, workerPolicy } from '../../config/content-security-policy.ts'
import { securityHeaders } from '../../config/security-headers.ts'
import { deskPath } from '../../domain/staff/desk-path.ts'

const rule = (pattern: string, headers: Record<string, string>): string[] => [
  pattern,
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
]

/**
 * Where pages are. A rule for everything would give their policy to every file: these hosts add headers and take none back.
 */
const documentsOf = (pages: readonly string[], apart: string): string[] => [
  ...['/', '/index.html', '/404.html'],
  ...foldersBeneath('/', pages, apart),
]

/** A folder with something apart in it is named by what else is in it. */
const foldersBeneath = (parent: string, pages: readonly string[], apart: string): string[] => {
  const names = pages.flatMap((page) =>
    page.startsWith(parent) ? (page.slice(parent.length).match(/^[^/]+\//) ?? []) : [],
  )
  return [...new Set(names)].toSorted().flatMap((name) => {
    const folder = parent + name
    if (folder === apart) return []
    return apart.startsWith(folder)
      ? [folder, `${folder}index.html`, ...foldersBeneath(folder, pages, apart)]
      : [`${folder}*`]
  })
}

/** For static hosts that read a `_headers` file: what the site's own server says by itself. */
export const hostHeaders = (sources: AllowedSources, publicUrl: string, pages: readonly string[]): string => {
  const https = publicUrl.startsWith('https:')
  const apart = sources.gateway?.path ?? ''
  const policyAt = (path: string) => ({
    'content-security-policy': documentPolicy(sourcesAt(sources, path), { https }),
  })
  const folders = hashedFolders.flatMap((folder) =>
    rule(`/${folder}/*`, { 'cache-control': cacheControlOf(`${folder}/x`) }),
  )
  return [
    ...rule('/*', {
      ...securityHeaders({ https }),
      'cache-control': revalidated,
    }),
    ...documentsOf(pages, apart).flatMap((pattern) => rule(pattern, policyAt(pattern))),
    ...rule(`${deskPath}*`, policyAt(deskPath)),
    ...(apart === '' ? [] : rule(`${apart}*`, policyAt(apart))),
    ...rule('/sw.js', { 'content-security-policy': workerPolicy(sources) }),
    ...folders,
    '',
  ].join('\n')
}
