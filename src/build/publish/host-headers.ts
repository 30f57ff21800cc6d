import { cacheControlOf, hashedFolders, revalidated } from '../cache-control.ts'
import { documentPolicy, type PolicySources, workerPolicy } from '../content-security-policy.ts'
import { securityHeaders } from '../security-headers.ts'

const rule = (pattern: string, headers: Record<string, string>): string[] => [
  pattern,
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
]

/**
 * Where pages are. A rule for everything would give their policy to every file: these hosts add headers and take none back.
 */
const documentsOf = (pages: readonly string[]): string[] => {
  const folders = pages.flatMap((page) => /^\/([^/]+)\//.exec(page)?.[1] ?? [])
  return ['/', '/index.html', '/404.html', ...[...new Set(folders)].toSorted().map((folder) => `/${folder}/*`)]
}

/** For static hosts that read a `_headers` file: what the site's own server says by itself. */
export const hostHeaders = (sources: PolicySources, publicUrl: string, pages: readonly string[]): string => {
  const https = publicUrl.startsWith('https:')
  const folders = hashedFolders.flatMap((folder) =>
    rule(`/${folder}/*`, { 'cache-control': cacheControlOf(`${folder}/x`) }),
  )
  return [
    ...rule('/*', {
      ...securityHeaders({ https }),
      'cache-control': revalidated,
    }),
    ...documentsOf(pages).flatMap((pattern) =>
      rule(pattern, { 'content-security-policy': documentPolicy(sources, { https }) }),
    ),
    ...rule('/sw.js', { 'content-security-policy': workerPolicy(sources) }),
    ...folders,
    '',
  ].join('\n')
}
