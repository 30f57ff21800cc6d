import { cacheControlOf, hashedFolders, revalidated } from '../cache-control.ts'
import { documentPolicy, type PolicySources, workerPolicy } from '../content-security-policy.ts'
import { securityHeaders } from '../security-headers.ts'

const rule = (pattern: string, headers: Record<string, string>): string[] => [
  pattern,
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
]

/** For static hosts that read a `_headers` file: what the site's own server says by itself. */
export const hostHeaders = (sources: PolicySources, publicUrl: string): string => {
  const https = publicUrl.startsWith('https:')
  const folders = hashedFolders.flatMap((folder) =>
    rule(`/${folder}/*`, { 'cache-control': cacheControlOf(`${folder}/x`) }),
  )
  return [
    ...rule('/*', {
      ...securityHeaders({ https }),
      'content-security-policy': documentPolicy(sources, { https }),
      'cache-control': revalidated,
    }),
    ...rule('/sw.js', { 'content-security-policy': workerPolicy(sources) }),
    ...folders,
    '',
  ].join('\n')
}
