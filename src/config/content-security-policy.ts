import type { AllowedSources } from './allowed-sources.ts'

const quoted = (hashes: readonly string[]): string[] => hashes.map((value) => `'${value}'`)
const listed = (...sources: readonly string[]): string => [...new Set(sources)].join(' ')

/** The policy of a page. No nonces: the same bytes are served to everybody, from any static host. */
export const documentPolicy = (sources: AllowedSources, options: { readonly https: boolean }): string => {
  const directives = [
    `default-src 'self'`,
    listed('script-src', `'self'`, ...quoted(sources.scriptHashes), ...sources.scripts),
    listed('style-src', `'self'`, ...quoted(sources.styleHashes)),
    listed('img-src', `'self'`, 'data:', ...sources.images),
    `font-src 'self'`,
    listed('connect-src', `'self'`, ...sources.connect),
    ...(sources.frames.length === 0 ? [] : [listed('frame-src', `'self'`, ...sources.frames)]),
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ]
  if (options.https) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}

/** The policy of a script that runs as a worker. Its fetches of foreign pictures count as connections. */
export const workerPolicy = (sources: AllowedSources): string =>
  [
    `default-src 'self'`,
    listed('script-src', `'self'`, ...sources.scripts),
    listed('connect-src', `'self'`, ...sources.connect, ...sources.images),
  ].join('; ')

/** An SVG opened on its own is a document: it may style itself, and nothing else. */
export const drawingPolicy = `default-src 'none'; style-src 'unsafe-inline'; sandbox`
